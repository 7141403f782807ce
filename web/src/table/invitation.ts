import type { TableModel } from '../lib/table.svelte';

/** The address to send to a friend; once the play has begun it lets them watch. */
export function inviteLink(table: TableModel): string {
  const invite = table.info?.phase === 'waiting' ? table.info.invite : null;
  return `${location.origin}/table/${table.id}${invite ? `?invite=${invite}` : ''}`;
}
