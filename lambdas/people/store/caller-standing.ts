/** The pipeline's reads about a caller. */

import type { Group } from '#shared/contract/endpoint.ts';
import type { CallerStanding } from '../../core/call.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { getGroups, getItem } from '../../table/index.ts';
import { membership, signOut, tombstone } from './items.ts';

/** @param groups whose membership is checked */
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

/** @returns milliseconds since the epoch; undefined if there was no sign-out, or so long ago that no token is still valid */
export async function readSignedOutAt(userId: string): Promise<number | undefined> {
  const signedOut = await getItem(signOut.key({ userId }), { consistent: true });
  return signedOut && Date.parse(signedOut.signedOutAt);
}
