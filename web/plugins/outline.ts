/** Outlines of emblems without digits that nobody sees: every point on whole units of the emblem's 512; errors do not add
 *  up along an outline. */
import svgpath from 'svgpath';

export function rounded(outline: string): string {
  // Its types leave out that it notes what it cannot read.
  const path: ReturnType<typeof svgpath> & { err?: string } = svgpath(outline);
  if (path.err) throw new Error(`${path.err}: ${outline.slice(0, 40)}`);
  return path.rel().round(0).toString();
}

/** An emblem's body with all its outlines rounded. */
export const slim = (body: string): string => body.replace(/ d="([^"]+)"/g, (_, outline: string) => ` d="${rounded(outline)}"`);
