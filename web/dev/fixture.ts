/** A table of Völuspá without a hall, for looking at: /dev/fixture.html?lang=ru&theme=day&aim=1. Not shipped. */
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import { gameUi } from '../src/games/voluspa/ui';
import { settings, type Language, type Theme } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { FixtureTable } from './table.svelte';

const query = new URLSearchParams(location.search);
settings.language = (query.get('lang') ?? 'en') as Language;
settings.theme = (query.get('theme') ?? 'night') as Theme;
settings.apply();
await words.need('hall', 'voluspa', 'voluspa/board');
const target = document.getElementById('hall');
if (target) mount(gameUi.Table, { target, props: { table: new FixtureTable(Number(query.get('seats') ?? 3)) } });
