/** The pipeline's reads about a caller. */

import type { Group } from '#shared/contract/endpoint.ts';
import type { CallerStanding } from '../../core/call.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { getGroups, getItem } from '../../table/index.ts';
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

/** @returns milliseconds since the epoch; undefined for who never did, or so long ago that no token is left */
export async function readSignedOutAt(userId: string): Promise<number | undefined> {
  const signedOut = await getItem(signOut.key({ userId }), { consistent: true });
  return signedOut && Date.parse(signedOut.signedOutAt);
}
