/** Presents stored reservations as API records. */
import { dueAt, isNotable, isOpen, stateAt } from '#shared/reservations/rules.ts';
import type { ReservationCard, ReservationRecord } from '#shared/reservations/schemas.ts';
import { endedBySite } from '#words/reservations/rules.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { codeStateOf, reasonOf } from '../../holds/store/stored-holds.ts';
import type { Found } from '../../table/index.ts';
import type { StoredReservation } from './items.ts';

export type Side = 'buyer' | 'fisherman';

/** The stored times are texts, as the API has them. */
export const datedOf = ({ askedAt, ...card }: StoredReservation['card']) => ({
  ...card,
  askedAt: Date.parse(askedAt),
});

export const stateOf = (card: StoredReservation['card'], now: number) => stateAt(datedOf(card), now);
export const endOf = (card: StoredReservation['card']): number => dueAt(datedOf(card));

/** Returns the card that lists show at that time. */
export function toCard(
  { sk, card, version }: Pick<Found<StoredReservation>, 'sk' | 'card' | 'version'>,
  now: Date,
): ReservationCard {
  const state = stateOf(card, now.getTime());
  return {
    id: sk,
    createdAt: timeOfId(sk),
    ...card,
    reason: reasonOf(card, endedBySite),
    state,
    dueAt: new Date(endOf(card)).toISOString(),
    ...(isOpen(state) && isNotable(card.reserved, card.amount) && { mayCancelFreely: true }),
    version,
  };
}

/** Returns the whole reservation, as that side sees it at that time. */
export function toRecord(
  stored: Pick<Found<StoredReservation>, 'sk' | 'card' | 'version' | 'weighings' | 'code'>,
  side: Side,
  now: Date,
): ReservationRecord {
  return {
    ...toCard(stored, now),
    weighings: stored.weighings,
    ...(side === 'buyer' && { codeState: codeStateOf(stored.code) }),
  };
}
