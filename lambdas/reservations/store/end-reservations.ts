/** Ends open reservations that can no longer be kept. */
import * as words from '#words/reservations/rules.ts';
import {
  type Ending,
  endAll,
  endHoldsForOwner,
  endHoldsOn,
  openHoldsOn,
} from '../../holds/store/end-holds.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { changePost } from '../../posts/store/post-changes.ts';
import { readPost } from '../../posts/store/posts.ts';
import { toHundredths } from '../../posts/store/stock-counters.ts';
import type { Key } from '../../table/index.ts';
import { RESERVATIONS } from './kind.ts';
import type { Side } from './stored-reservations.ts';

const bySite = (reason: keyof typeof words.endedBySite): Ending<Side> => ({ cancelledBy: 'site', reason });
export const FISHERMAN_GONE = bySite('fishermanGone');
export const BUYER_GONE = bySite('buyerGone');
export const CATCH_TAKEN_DOWN = bySite('catchTakenDown');

/** Ends those of these reservations that are open. */
export const endReservations = (reservations: readonly Key[], ending: Ending<Side>): Promise<void> =>
  endAll(RESERVATIONS, reservations, ending, new Date());

/** Ends all open reservations of a catch. May be repeated. */
export function endReservationsOn(catchId: string, ending: Ending<Side>): Promise<void> {
  const readCounted = async () => {
    const post = await readPost('catch', catchId);
    return post && toHundredths(post.record.held ?? 0);
  };
  return endHoldsOn(RESERVATIONS, catchId, { ...ending, readCounted }, new Date());
}

interface Deletion {
  userId: string;
  /** Absent if the owner gave no reason. */
  reason: string | undefined;
  now: Date;
}

/** Ends the reservations of a catch that its owner deletes. @throws as `endHoldsForOwner` does */
export async function endReservationsForOwner(post: Post<'catch'>, deletion: Deletion): Promise<void> {
  const { id, held = 0, stock } = post.record;
  await endHoldsForOwner(RESERVATIONS, await openHoldsOn(RESERVATIONS, id, toHundredths(held)), {
    ...deletion,
    needsReason: () => words.deletionNeedsReason(held, stock?.unit ?? 'pound'),
    async hide() {
      if (!post.hidden) await changePost('catch', post, { ...post, hidden: true });
    },
  });
}
