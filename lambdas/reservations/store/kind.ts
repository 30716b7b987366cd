/** Reservations as one kind of holds. The side that collects is the buyer. */
import { AppError } from '#shared/contract/errors.ts';
import { remindedAt } from '#shared/holds/rules.ts';
import { isOpen, MARKS, MOVES, type ReservationState } from '#shared/reservations/rules.ts';
import type { ReservationCard, ReservationRecord } from '#shared/reservations/schemas.ts';
import * as words from '#words/reservations/rules.ts';
import type { HoldKind } from '../../holds/store/kind.ts';
import { type CatchLedgerKind, ledgerOfCatch } from '../../ledger/store/catch-entries.ts';
import { handOverStock, returnStock } from '../../posts/store/held-stock.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { readPost } from '../../posts/store/posts.ts';
import { toHundredths } from '../../posts/store/stock-counters.ts';
import * as table from '../../table/index.ts';
import {
  mark,
  noShowAppeal,
  openReservation,
  reservation,
  reservationsOn,
  type StoredReservation,
} from './items.ts';
import { endOf, type Side, stateOf, toCard, toRecord } from './stored-reservations.ts';

const READY: readonly ReservationState[] = MOVES.collect.from;

export const RESERVATIONS: HoldKind<StoredReservation, Side, ReservationRecord, ReservationCard> = {
  name: 'reservation',
  post: 'catch',
  key: (reservationId) => reservation.key({ reservationId }),
  collector: 'buyer',
  fisherman: 'fisherman',
  moves: MOVES,
  isOpen,
  stateAt: stateOf,
  notFound: words.reservationNotFound,
  refusals: words.reservationIs,
  byCollector: words.byBuyer,
  async requireCollector({ buyerId }, userId) {
    if (buyerId !== userId) throw new AppError('not_found', words.reservationNotFound);
    return [];
  },
  endings: { fishermanGone: 'fishermanGone', takenDown: 'catchTakenDown' },
  deletionNeedsReason(held) {
    const hundredths = held.reduce((sum, { card }) => sum + toHundredths(card.amount), 0);
    return words.deletionNeedsReason(hundredths / 100, held[0]?.card.unit ?? 'pound');
  },
  toCard,
  toRecord,
  due: (card) => ({
    end: ['reservation-end', endOf(card)],
    ...(READY.includes(card.state) && {
      reminder: ['reservation-reminder', remindedAt(card.pickupStart)],
    }),
  }),
  ledger: (stored, { state }, now) => ledgerOfReservation(stored, LEDGER_KIND[state], now),
  async giveBack({ card }) {
    const post = await readPost('catch', card.catchId);
    return [...(post ? returnStock(post, card.amount) : []), ...endOpen(card)];
  },
  async handOver({ card }, now) {
    const post = await readPost('catch', card.catchId);
    return [...(post ? handOverStock(post, card.amount, 'held', now) : []), ...endOpen(card)];
  },
  async takeAgain(stored, _handedOverAt, now) {
    const { buyerId: userId, catchId, amount, state, appeal } = stored.card;
    const post = await readPost('catch', catchId);
    if (!post?.record.stock || post.record.stock.left < amount) {
      throw new AppError('conflict', words.givenToOthers);
    }
    const reservationId = stored.sk;
    const isMarked = state === 'no_show' && userId !== undefined;
    return [
      ...handOverStock(post, amount, 'left', now),
      // Somebody came after all, so the mark is removed, and nothing is left to appeal against.
      ...(isMarked ? [table.remove(mark.key({ userId, reservationId }))] : []),
      ...(appeal === 'open' ? [table.remove(noShowAppeal.key({ reservationId }))] : []),
      ...ledgerOfReservation(stored, 'reserved', now),
    ];
  },
  async missed({ sk: reservationId, card: { buyerId: userId } }, now) {
    if (userId === undefined) return [];
    const expiresAt = table.expiryAfter(MARKS.lifetimeMs, now);
    return [table.put(mark.item({ userId, reservationId }, { expiresAt }))];
  },
  holdsOn: reservationsOn,
  countedAmount: ({ state, amount }) => (isOpen(state) ? toHundredths(amount) : 0),
  countedOn: ({ record }: Post<'catch'>) => toHundredths(record.held ?? 0),
};

const LEDGER_KIND: Readonly<Record<ReservationState, CatchLedgerKind>> = {
  requested: 'reserved',
  offered: 'reserved',
  held: 'reserved',
  weighed: 'weighed',
  collected: 'collected',
  cancelled: 'cancelled',
  released: 'released',
  no_show: 'no_show',
};

/** Returns the step that writes a change of a reservation into the ledger. */
export const ledgerOfReservation = (
  { sk: reservationId, card: { catchId, amount } }: Pick<table.Found<StoredReservation>, 'sk' | 'card'>,
  kind: CatchLedgerKind,
  now: Date,
  by = amount,
): table.TransactionStep[] =>
  ledgerOfCatch({ catchId, kind, hundredths: toHundredths(by), reservationId }, now);

const endOpen = ({ buyerId: userId, catchId }: StoredReservation['card']) =>
  userId === undefined ? [] : [table.remove(openReservation.key({ userId, catchId }))];
