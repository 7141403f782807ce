/** Long words of a name may break where a syllable begins, nearest to their middle: no letter gets smaller for it. */
const SOFT = '\u00AD';
const VOWEL = /[aeiouyаеёиоуыэюя]/i;
const LONG = 11;

function broken(word: string): string {
  if (word.length < LONG) return word;
  let best = 0;
  for (let at = 4; at <= word.length - 4; at += 1) {
    const begins = !VOWEL.test(word[at] ?? '') && VOWEL.test(word[at + 1] ?? '') && !/[ьъй]/i.test(word[at] ?? '');
    if (begins && Math.abs(at - word.length / 2) < Math.abs(best - word.length / 2)) best = at;
  }
  return best ? `${word.slice(0, best)}${SOFT}${word.slice(best)}` : word;
}

export const softly = (name: string): string => name.split(' ').map(broken).join(' ');
