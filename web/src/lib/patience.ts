/** How long a board or a poster waits at most for what is loaded apart, in milliseconds; it is drawn without what has not
 *  come. */
const PATIENCE = 2000;

/** When something is ready, or when one has waited long enough for it. */
export async function inTime(ready: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([ready, new Promise((done) => (timer = setTimeout(done, PATIENCE)))]);
  clearTimeout(timer);
}
