/** Sets the real amount, as the fisherman's scale shows it. Both figures stay, with the prices they come to. */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { costOf, MOVES } from '#shared/reservations/rules.ts';
import type { ReservationRecord } from '#shared/reservations/schemas.ts';
import { countNotWhole } from '#words/posts/rules.ts';
import * as words from '#words/reservations/rules.ts';
import { CLASHES, changed, replaceCard, requireMove } from '../../holds/store/change-hold.ts';
import { readHold, requireSide } from '../../holds/store/read-hold.ts';
import { weighStock } from '../../posts/store/held-stock.ts';
import { readPost } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import { ledgerOfReservation, RESERVATIONS } from './kind.ts';
import { toRecord } from './stored-reservations.ts';

/** More than any scale needs, so that a reservation stays small. */
const MOST_WEIGHINGS = 30;

/**
 * Replaces an earlier number; the same number again changes nothing.
 * @throws AppError `not_allowed` for the buyer, `invalid_fields` if others hold what is above the amount reserved
 */
export function weighReservation(
  reservationId: string,
  { userId, amount, now }: { userId: string; amount: number; now: Date },
): Promise<ReservationRecord> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readHold(RESERVATIONS, reservationId, userId);
    requireSide(RESERVATIONS, side, 'fisherman');
    requireMove(RESERVATIONS, MOVES.weigh, stored, now);
    const { card, weighings } = stored;
    if (card.state === 'weighed' && card.amount === amount) return toRecord(stored, side, now);
    if (weighings.length >= MOST_WEIGHINGS) throw new AppError('conflict', words.notWeighed);
    if (card.unit !== 'pound' && !Number.isInteger(amount)) throw fieldError('amount', countNotWhole);
    const post = await readPost('catch', card.catchId);
    if (!post?.record.stock) throw new AppError('conflict', words.notWeighed);
    const most = Math.round(100 * (card.amount + post.record.stock.left)) / 100;
    if (amount > most) throw fieldError('amount', words.weighedTooMuch(most, card.unit));
    const { price, priceUnit, ...terms } = card;
    const dollars = costOf(amount, card.unit, { ...terms, amount: price, unit: priceUnit });
    const figures = { amount, before: card.amount, dollars, dollarsBefore: card.dollars };
    const after = {
      ...changed(stored, MOVES.weigh.to, { amount, dollars }),
      weighings: [...weighings, { at: now.toISOString(), ...figures }],
    };
    const ledger = ledgerOfReservation(stored, 'weighed', now, amount - card.amount);
    const steps = [
      ...stillActs,
      replaceCard(RESERVATIONS, stored, after, { weighings: after.weighings }),
      ...weighStock(post, card.amount, amount),
      ...(amount === card.amount ? [] : ledger),
    ];
    await table.transact(steps, CLASHES);
    return toRecord(after, side, now);
  });
}
