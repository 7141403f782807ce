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

/** Without a single word of the catalogues. */
function speechless(at: HTMLElement): void {
  const button = document.createElement('button');
  button.className = 'btn main';
  button.textContent = settings.language === 'ru' ? 'Чертог не открылся. Попробовать снова' : 'The hall did not open. Try again';
  button.onclick = () => location.reload();
  const page = document.createElement('main');
  page.className = 'nothing';
  page.append(button);
  at.append(page);
}

if (target) void words.need('hall').then(() => mount(App, { target }), () => speechless(target));
