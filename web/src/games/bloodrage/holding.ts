/** What one holds: drawn beside the first board of a wide screen, and on a narrow one only when the packs have gone round. */
export { default as Hand } from './Hand.svelte';
export { default as Muster } from './Muster.svelte';
