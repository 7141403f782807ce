/** So many boxes in a place, as large as they can be. */
export interface Fit {
  columns: number;
  width: number;
  height: number;
}

/** `shape` is how much wider than high a box should be; one may be up to a fifth flatter or steeper. None gets narrower than
 *  `least`: then they run over the lower edge. */
export function fit(count: number, width: number, height: number, gap: number, { shape = 1.3, least = 0, most = 220 } = {}): Fit {
  let best: Fit = { columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const wide = Math.min(most, (width - gap * (columns - 1)) / columns);
    if (wide < least && columns > 1) break;
    const high = Math.min(wide / (shape * 0.86), (height - gap * (rows - 1)) / rows);
    const one = Math.min(wide, high * shape * 1.16);
    if (one > best.width + 0.5) best = { columns, width: Math.floor(one), height: Math.floor(Math.min(high, one / (shape * 0.86))) };
  }
  if (best.width >= least) return best;
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const wide = Math.floor(Math.min(most, (width - gap * (columns - 1)) / columns));
  return { columns, width: wide, height: Math.floor(wide / shape) };
}
