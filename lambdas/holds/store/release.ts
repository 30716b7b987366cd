/** Ends holds without a handover: their amount returns, once, to the post and to the collector's allowance. */
import { AppError } from '#shared/contract/errors.ts';
import { slotNotOver } from '#words/holds/rules.ts';
import type { ActingKey } from '../../core/call.ts';
import * as table from '../../table/index.ts';
import { CLASHES, changed, replaceCard, requireMove } from './change-hold.ts';
import { removeDue } from './due.ts';
import type { HoldKind, StateOf, StoredHold } from './kind.ts';
import { readHold, requireSide } from './read-hold.ts';

interface Release<Stored extends StoredHold> {
  to: StateOf<Stored>;
  /** Further changes of the hold's card. */
  changes?: Partial<StoredHold['card']>;
  /** User id of the person who does it; absent if the site does. */
  by?: string | undefined;
  /** Id of the API key with which they do it. */
  byKey?: string | undefined;
  alongside?: readonly table.TransactionStep[];
  now: Date;
}

interface Request {
  userId: string;
  /** Set if a program acts. */
  key?: ActingKey;
  now: Date;
}

/** Cancels an open hold for one side. @throws AppError `not_found` for others, `conflict` naming its current state */
export function cancelHold<Stored extends StoredHold, Side extends string, Shown>(
  kind: HoldKind<Stored, Side, Shown>,
  id: string,
  { userId, key, reason, now }: Request & { reason: string },
): Promise<Shown> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readHold(kind, id, userId, key);
    const { cancel } = kind.moves;
    requireMove(kind, cancel, stored, now);
    const changes = { cancelledBy: side, reason };
    const by = { by: userId, byKey: key?.keyId };
    const request = { to: cancel.to, changes, ...by, alongside: stillActs, now };
    return kind.toRecord(await release(kind, stored, request), side, now);
  });
}

/**
 * Records that nobody came.
 * @throws AppError `not_allowed` for the side that collects, `conflict` before the slot ends or naming the hold's state
 */
export function recordNoShow<Stored extends StoredHold, Side extends string, Shown>(
  kind: HoldKind<Stored, Side, Shown>,
  id: string,
  { userId, now }: Request,
): Promise<Shown> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readHold(kind, id, userId);
    requireSide(kind, side, kind.fisherman);
    const { noShow } = kind.moves;
    requireMove(kind, noShow, stored, now);
    if (now.getTime() < Date.parse(stored.card.pickupEnd)) throw new AppError('conflict', slotNotOver);
    const alongside = [...stillActs, ...(await kind.missed(stored, now))];
    const request = { to: noShow.to, by: userId, alongside, now };
    return kind.toRecord(await release(kind, stored, request), side, now);
  });
}

/** Ends a hold that is overdue and still open; otherwise does nothing. */
export function expireHold<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  id: string,
  now: Date,
): Promise<void> {
  return table.retry(async () => {
    const stored = await table.getItem(kind.key(id), { consistent: true });
    if (stored && isOverdue(kind, stored, now)) {
      await release(kind, stored, { to: kind.moves.expire.to, now });
    }
  });
}

export const isOverdue = <Stored extends StoredHold>(
  { isOpen, stateAt }: HoldKind<Stored>,
  { card }: Pick<Stored, 'card'>,
  now: Date,
): boolean => isOpen(card.state) && !isOpen(stateAt(card, now.getTime()));

/** Ends the overdue ones of a list's newest holds. @returns whether there were any */
export async function expireOverdue<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  list: table.ItemList<Stored>,
  now: Date,
): Promise<boolean> {
  const { items } = await table.query(list, { limit: NEWEST, newestFirst: true });
  const overdue = items.filter((item) => isOverdue(kind, item, now));
  await Promise.all(overdue.map(({ sk }) => expireHold(kind, sk, now)));
  return overdue.length > 0;
}

const NEWEST = 100;

/** @throws ChangedMeanwhile if the hold or its post has changed since it was read */
export async function release<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  stored: table.Found<Stored>,
  { to, changes = {}, by, byKey, alongside = [], now }: Release<Stored>,
): Promise<table.Found<Stored>> {
  const after = changed(stored, to, changes);
  const steps = [
    ...alongside,
    replaceCard(kind, stored, after),
    ...(await kind.giveBack(stored)),
    ...kind.ledger(stored, { state: to, by, byKey }, now),
    ...removeDue(kind, stored),
  ];
  await table.transact(steps, CLASHES);
  return after;
}
