/** What the pipeline asks the table about who calls. */

import type { Group } from '#shared/contract/endpoint.ts';
import type { CallerStanding } from '../../core/call.ts';
import { suspension } from '../../moderation/store/items.ts';
import { getGroups } from '../../table/index.ts';
import { membership, signOut, tombstone } from './items.ts';

/** @param groups of which membership is asked for */
export async function readCallerStanding(userId: string, groups: readonly Group[]): Promise<CallerStanding> {
  const [[deleted, suspended, signedOut], memberships] = await getGroups([
    [tombstone.key({ userId }), suspension.key({ userId }), signOut.key({ userId })],
    groups.map((group) => membership.key({ userId, group })),
  ]);
  return {
    isDeleted: deleted !== undefined,
    isSuspended: suspended !== undefined,
    signedOutAt: signedOut && Date.parse(signedOut.signedOutAt),
    groups: groups.filter((_, index) => memberships[index] !== undefined),
  };
}
