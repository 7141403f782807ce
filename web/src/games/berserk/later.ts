/** What is opened or comes up in the course of a play, and on no first board. */
export { default as Choices } from './Choices.svelte';
export { default as Dice } from './Dice.svelte';
export { default as Graves } from './Graves.svelte';
export { default as LargeCard } from './LargeCard.svelte';
export { default as Odds } from './Odds.svelte';
export { default as Reveal } from './Reveal.svelte';
export { default as Stack } from './Stack.svelte';
