/**
 * Changes of landings. Each is based on the landing as it was read and fails if it has changed since. The landing, its
 * entries in the lists, the count of landings ahead and the time of its end change in one transaction.
 */
import { AppError } from '#shared/contract/errors.ts';
import { LANDING } from '#shared/landings/limits.ts';
import { endsAt, isAhead, isOpen } from '#shared/landings/rules.ts';
import { tooManyAhead } from '#words/landings/rules.ts';
import { putDue, removeDue } from '../../due/store/due.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, any, atLeast, equals, lacks, lessThan } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { landing, landingCounts, type StoredLanding } from './items.ts';
import { listingsOf } from './stored-landings.ts';

/** Thrown by a step that would give a fisherman more landings ahead than allowed. */
export class TooManyAhead extends AppError {
  constructor() {
    super('conflict', tooManyAhead(LANDING.maxAhead));
  }
}

/** @throws TooManyAhead from the steps */
export const stepsToCreate = (landingId: string, stored: StoredLanding): table.TransactionStep[] => [
  requireNotSuspended(stored.card.fishermanId),
  ...stepsToChange(landingId, undefined, stored),
];

/** Replaces or deletes a landing. @throws ChangedMeanwhile if it has changed since it was read */
export async function changeLanding(
  before: table.Found<StoredLanding>,
  after: StoredLanding | undefined,
  alongside: readonly table.TransactionStep[] = [],
): Promise<void> {
  await table.transact([...stepsToChange(before.sk, before, after), ...alongside]);
}

function stepsToChange(
  landingId: string,
  before: StoredLanding | undefined,
  after: StoredLanding | undefined,
): table.TransactionStep[] {
  const key = landing.key({ landingId });
  const asRead = table.ifUnchanged(before ? equals('version', before.version) : absent);
  const own = after ? table.put(landing.item({ landingId }, after), asRead) : table.remove(key, asRead);
  return [
    own,
    ...changeListings(landingId, before, after),
    ...countAhead(before, after),
    ...changeDue(landingId, before, after),
  ];
}

function changeListings(
  landingId: string,
  before: StoredLanding | undefined,
  after: StoredLanding | undefined,
): table.TransactionStep[] {
  const next = after ? listingsOf(landingId, after) : [];
  const nameOf = ({ pk, sk }: table.Key) => `${pk}|${sk}`;
  const kept = new Set(next.map(nameOf));
  const former = before ? listingsOf(landingId, before) : [];
  const gone = former.filter((each) => !kept.has(nameOf(each)));
  return [...gone.map((each) => table.remove(each)), ...next.map((each) => table.put(each))];
}

function countAhead(
  before: StoredLanding | undefined,
  after: StoredLanding | undefined,
): table.TransactionStep[] {
  const [was, is] = [before, after].map((each) => each !== undefined && isAhead(each.card.state));
  const fishermanId = (after ?? before)?.card.fishermanId;
  if (was === is || fishermanId === undefined) return [];
  const key = landingCounts.key({ userId: fishermanId });
  const guard = is
    ? table.onlyIf(any(lacks('ahead'), lessThan('ahead', LANDING.maxAhead)), () => new TooManyAhead())
    : table.ifUnchanged(atLeast('ahead', 1));
  return [table.update(key, { add: { ahead: is ? 1 : -1 } }, guard)];
}

function changeDue(
  landingId: string,
  before: StoredLanding | undefined,
  after: StoredLanding | undefined,
): table.TransactionStep[] {
  const dueOf = (each: StoredLanding | undefined) =>
    each && isOpen(each.card.state) ? endsAt(each.card) : undefined;
  const [was, is] = [dueOf(before), dueOf(after)];
  if (was === is) return [];
  return [
    ...(was === undefined ? [] : [removeDue('landing-end', landingId, was)]),
    ...(is === undefined ? [] : [putDue('landing-end', landingId, is)]),
  ];
}
