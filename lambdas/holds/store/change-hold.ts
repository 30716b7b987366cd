/** Steps that all changes of a hold share. Each write fails if the hold has changed since it was read. */
import { AppError } from '#shared/contract/errors.ts';
import { equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import type { HoldKind, Move, StateOf, StoredHold } from './kind.ts';

/** Many holds of one post may arrive at the same time: retries go on for about ten seconds. */
export const CLASHES = { maxAttempts: 20 };

/** @throws AppError `conflict` naming the hold's current state */
export function requireMove<Stored extends StoredHold>(
  { stateAt, refusals }: HoldKind<Stored>,
  { from }: Pick<Move<StateOf<Stored>>, 'from'>,
  { card }: Stored,
  now: Date,
): void {
  const state = stateAt(card, now.getTime());
  if (!from.includes(state)) throw new AppError('conflict', refusals[state]);
}

/** Returns the hold after a change, without what was said of its state before. */
export function changed<Stored extends StoredHold>(
  stored: table.Found<Stored>,
  state: StateOf<Stored>,
  more: Partial<Stored['card']> | Partial<StoredHold['card']>,
): table.Found<Stored> {
  const card = {
    ...stored.card,
    cancelledBy: undefined,
    reason: undefined,
    appeal: undefined,
    ...more,
    state,
  };
  return { ...stored, card, version: stored.version + 1 };
}

/** Returns the step that replaces the card. It also resets the count of code attempts. */
export const replaceCard = <Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  before: table.Found<Stored>,
  { card, version }: Pick<Stored, 'card' | 'version'>,
  more: Readonly<Record<string, unknown>> = {},
): table.TransactionStep =>
  table.update(
    kind.key(before.sk),
    { set: { card, version, ...(before.code && { 'code.tries': 0 }), ...more } },
    table.ifUnchanged(equals('version', before.version)),
  );
