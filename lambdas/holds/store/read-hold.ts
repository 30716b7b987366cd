/** Reads holds for their two sides: the one that collects, and the fisherman. */
import { AppError } from '#shared/contract/errors.ts';
import { byFisherman } from '#words/holds/rules.ts';
import type { ActingKey } from '../../core/call.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { type Found, getItem, type TransactionStep } from '../../table/index.ts';
import type { HoldKind, StoredHold } from './kind.ts';

interface ReadHold<Stored extends StoredHold, Side extends string> {
  stored: Found<Stored>;
  side: Side;
  /** Steps that stop a change by somebody who was removed or suspended a moment ago. */
  stillActs: TransactionStep[];
}

/**
 * Returns a hold and the person's side of it. With an API key, that is always the side of the key's organization.
 * @throws AppError `not_found` for others, `suspended` for suspended members of an organization
 */
export async function readHold<Stored extends StoredHold, Side extends string>(
  kind: HoldKind<Stored, Side>,
  id: string,
  userId: string,
  key?: ActingKey,
): Promise<ReadHold<Stored, Side>> {
  const stored = await getItem(kind.key(id), { consistent: true });
  if (!stored) throw new AppError('not_found', kind.notFound);
  const isSuspended = requireNotSuspended(userId);
  if (key && kind.organizationOf?.(stored.card) !== key.organizationId)
    throw new AppError('not_found', kind.notFound);
  if (!key && stored.card.fishermanId === userId)
    return { stored, side: kind.fisherman, stillActs: [isSuspended] };
  const stillOnSide = await kind.requireCollector(stored.card, userId);
  return { stored, side: kind.collector, stillActs: [isSuspended, ...stillOnSide] };
}

/** Returns a hold as the person's side sees it. @throws AppError `not_found` if they are on neither side */
export async function getHold<Stored extends StoredHold, Side extends string, Shown>(
  kind: HoldKind<Stored, Side, Shown>,
  id: string,
  { userId, key, now }: { userId: string; key?: ActingKey; now: Date },
): Promise<Shown> {
  const { stored, side } = await readHold(kind, id, userId, key);
  return kind.toRecord(stored, side, now);
}

/** @throws AppError `not_allowed` for the other side */
export function requireSide<Side extends string>(
  { fisherman, byCollector }: { fisherman: Side; byCollector: string },
  side: Side,
  wanted: Side,
): void {
  if (side !== wanted) throw new AppError('not_allowed', wanted === fisherman ? byFisherman : byCollector);
}
