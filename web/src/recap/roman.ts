/** Rounds and ages are counted in Roman numerals. */
export function roman(number: number): string {
  const signs: [number, string][] = [[10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];
  let left = number;
  let out = '';
  for (const [value, sign] of signs)
    while (left >= value) {
      out += sign;
      left -= value;
    }
  return out;
}
