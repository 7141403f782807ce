import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { stayFresh } from './lib/fresh';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

settings.apply();
stayFresh();
const target = document.getElementById('hall');
if (target) void words.need('hall').then(() => mount(App, { target }));
