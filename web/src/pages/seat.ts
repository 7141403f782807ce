import { join } from '../lib/hall';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import type { TableInfo } from '../lib/wire';

/** Take a free seat at a table that is open to everybody, or the one that is kept for this reader, and go there. */
export async function sitDown(table: TableInfo): Promise<void> {
  const me = await session.know();
  await join(table.id, { name: me.name });
  router.go(`/table/${table.id}`);
}
