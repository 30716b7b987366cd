/** News about reservations: whom each is sent to, and the state while it is true. */
import type { ReservationState } from '#shared/reservations/rules.ts';
import { isNotable } from '#shared/reservations/rules.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { getItem } from '../table/read.ts';
import { type ReservationNews, reservationMail, type reservationReminder } from './jobs.ts';
import { reservation, type StoredReservation } from './store/items.ts';
import { type Side, stateOf } from './store/stored-reservations.ts';

interface News {
  /** The state for this news. If it has changed, nobody is notified. */
  state: ReservationState;
  tells: readonly Side[];
}

export const NEWS: Readonly<Record<ReservationNews, News>> = {
  requested: { state: 'requested', tells: ['fisherman'] },
  reserved: { state: 'held', tells: ['fisherman'] },
  accepted: { state: 'held', tells: ['buyer'] },
  declined: { state: 'cancelled', tells: ['buyer'] },
  offered: { state: 'offered', tells: ['buyer'] },
  weighed: { state: 'weighed', tells: ['buyer'] },
  corrected: { state: 'weighed', tells: ['buyer'] },
  reminder: { state: 'held', tells: ['buyer'] },
  cancelled: { state: 'cancelled', tells: ['buyer', 'fisherman'] },
  released: { state: 'released', tells: ['buyer'] },
  no_show: { state: 'no_show', tells: ['buyer'] },
  came: { state: 'collected', tells: ['buyer'] },
  struck: { state: 'no_show', tells: ['buyer'] },
  kept: { state: 'no_show', tells: ['buyer'] },
};

/** The weight that was news before is told when it is corrected, also if it hardly differs then. */
function newsOfWeight(
  before: StoredReservation | undefined,
  { card: { reserved, amount } }: StoredReservation,
) {
  const amountBefore = before?.card.amount ?? reserved;
  if (amountBefore === amount) return undefined;
  if (isNotable(reserved, amount)) return 'weighed';
  return isNotable(reserved, amountBefore) ? 'corrected' : undefined;
}

/** Returns the news in a change of a reservation. A weight is news if it differs a lot from what was reserved. */
export function newsOf(
  before: StoredReservation | undefined,
  after: StoredReservation | undefined,
): ReservationNews | undefined {
  if (!after) return undefined;
  const { state, appeal, cancelledBy } = after.card;
  const isSame = before?.card.state === state;
  if (state === 'weighed') return newsOfWeight(before, after);
  if (state === 'no_show' && isSame)
    return appeal !== 'open' && appeal !== before.card.appeal ? appeal : undefined;
  if (state === 'collected') return before?.card.state === 'no_show' ? 'came' : undefined;
  if (isSame) return undefined;
  // The fisherman wasn't told of the offer either.
  if (before?.card.state === 'offered' && cancelledBy === 'buyer') return undefined;
  if (state === 'held') return before?.card.state === 'requested' ? 'accepted' : 'reserved';
  const wasAsked = before?.card.state === 'requested' && cancelledBy === 'fisherman';
  return state === 'cancelled' && wasAsked ? 'declined' : state;
}

/** News of held reservations is true of weighed ones too. */
export function isStillTrue(news: ReservationNews, { card }: StoredReservation, now: number): boolean {
  const state = stateOf(card, now);
  return state === NEWS[news].state || (NEWS[news].state === 'held' && state === 'weighed');
}

/** Returns the emails to the people of a reservation, without the side that cancelled it or has left. */
export function mailsOf(
  news: ReservationNews,
  { card, version }: StoredReservation,
  reservationId: string,
): Job[] {
  const people = { buyer: card.buyerId, fisherman: card.fishermanId };
  return NEWS[news].tells
    .filter((side) => news !== 'cancelled' || side !== card.cancelledBy)
    .flatMap((side) => {
      const userId = people[side];
      return userId === undefined ? [] : [reservationMail.of({ reservationId, news, userId, side, version })];
    });
}

/** Creates the email that reminds the buyer of a pickup that still takes place. */
export async function remindBuyer({ reservationId }: PayloadOf<typeof reservationReminder>): Promise<Job[]> {
  const stored = await getItem(reservation.key({ reservationId }), { consistent: true });
  const takesPlace = stored && isStillTrue('reminder', stored, Date.now());
  return takesPlace ? mailsOf('reminder', stored, reservationId) : [];
}
