/** What is drawn while packs go round. */
export { default as Compare } from './Compare.svelte';
export { default as Draft } from './Draft.svelte';
