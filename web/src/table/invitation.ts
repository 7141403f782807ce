import type { TableModel } from '../lib/table.svelte';

/** The address to send to a friend; without a free seat it lets them watch. */
export function inviteLink(table: TableModel): string {
  const invite = table.info?.invite;
  return `${location.origin}/table/${table.id}${invite ? `?invite=${invite}` : ''}`;
}
