/** Words of a name that are longer than there is room for may break where a syllable begins, nearest to their middle: no
 *  letter gets smaller for it. */
const SOFT = '\u00AD';
const VOWEL = /[aeiouyаеёиоуыэюя]/i;

function broken(word: string, most: number): string {
  if (word.length <= most) return word;
  let best = 0;
  for (let at = 4; at <= word.length - 4; at += 1) {
    const begins = !VOWEL.test(word[at] ?? '') && VOWEL.test(word[at + 1] ?? '') && !/[ьъй]/i.test(word[at] ?? '');
    if (begins && Math.abs(at - word.length / 2) < Math.abs(best - word.length / 2)) best = at;
  }
  return best ? `${word.slice(0, best)}${SOFT}${word.slice(best)}` : word;
}

/** `most`: letters for which a line has room. */
export const softly = (name: string, most = 11): string =>
  name
    .split(' ')
    .map((word) => broken(word, most))
    .join(' ');
