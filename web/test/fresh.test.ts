/** A page knows when the hall has other pages by now. */
import { expect, it } from 'vitest';
import { outdated } from '../src/lib/fresh';

it('is outdated where the hall begins with another script', () => {
  const index = '<html><script type="module" src="/assets/index-B.js"></script></html>';
  expect(outdated('/assets/index-A.js', index)).toBe(true);
  expect(outdated('/assets/index-B.js', index)).toBe(false);
  expect(outdated(null, index)).toBe(false);
  expect(outdated('/assets/index-A.js', 'the hall is away')).toBe(false);
});
