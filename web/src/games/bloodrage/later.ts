/** What is opened or comes up in the course of a play, and on no first board. */
export { default as BattlePanel } from './BattlePanel.svelte';
export { default as LargeCard } from './LargeCard.svelte';
export { default as Tray } from './Tray.svelte';
export { default as Valhalla } from './Valhalla.svelte';
