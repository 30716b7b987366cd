/** Hands over what is held: the fisherman enters the code that the collector shows. */
import { decodeTime } from 'ulid';
import { wasHandedOverInTime } from '#shared/holds/rules.ts';
import { count } from '../../core/logger.ts';
import * as table from '../../table/index.ts';
import { CLASHES, changed, replaceCard, requireMove } from './change-hold.ts';
import { isCodeOf, requireCode } from './codes.ts';
import { removeDue } from './due.ts';
import type { HoldKind, StoredHold } from './kind.ts';
import { readHold, requireSide } from './read-hold.ts';

interface Handover {
  userId: string;
  code: string;
  /** Time of the handover, as reported by a phone that was offline. */
  at: string | undefined;
  now: Date;
}

/**
 * Records the handover; a repeat returns the same response. A handover that was in time but is reported after the hold
 * has ended counts if its amount is still available.
 * @throws AppError `not_allowed` for the side that collects, `invalid_fields` for a wrong code, `conflict` naming the
 * hold's current state
 */
export function collectHold<Stored extends StoredHold, Side extends string, Shown>(
  kind: HoldKind<Stored, Side, Shown>,
  id: string,
  { userId, code, at, now }: Handover,
): Promise<Shown> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readHold(kind, id, userId);
    const { collect } = kind.moves;
    requireSide(kind, side, kind.fisherman);
    const { card } = stored;
    if (card.state === collect.to && isCodeOf(kind, stored, code)) return kind.toRecord(stored, side, now);
    // The phone's clock may be fast.
    const handedOverAt = Math.min(at === undefined ? now.getTime() : Date.parse(at), now.getTime());
    const isLate = at !== undefined && isLateNews(kind, stored, handedOverAt, now);
    if (!isLate) requireMove(kind, collect, stored, now);
    await requireCode(kind, stored, code);
    // Or slow: nothing can be collected before it is held.
    const collectedAt = new Date(Math.max(handedOverAt, decodeTime(id))).toISOString();
    const after = changed(stored, collect.to, { collectedAt });
    const steps = kind.isOpen(card.state)
      ? [...(await kind.handOver(stored, now)), ...removeDue(kind, stored)]
      : await kind.takeAgain(stored, handedOverAt, now);
    const ledger = kind.ledger(stored, { state: collect.to, by: userId }, now);
    await table.transact([...stillActs, replaceCard(kind, stored, after), ...steps, ...ledger], CLASHES);
    count('HandedOver');
    return kind.toRecord(after, side, now);
  });
}

function isLateNews<Stored extends StoredHold>(
  { moves, isOpen, stateAt }: HoldKind<Stored>,
  { sk, card }: table.Found<Stored>,
  handedOverAt: number,
  now: Date,
): boolean {
  // A hold that nobody has approved could not be collected.
  if (isOpen(card.state) && !moves.collect.from.includes(card.state)) return false;
  const over = [moves.cancel.to, moves.expire.to, moves.noShow.to];
  if (!over.includes(stateAt(card, now.getTime()))) return false;
  const { pickupEnd } = card;
  return wasHandedOverInTime({ pickupEnd, createdAt: decodeTime(sk) }, handedOverAt, now.getTime());
}
