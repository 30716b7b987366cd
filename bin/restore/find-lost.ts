/** Finds what a restore has lost: it reads the changes of the table that was in use until then, from the time of the restore on. */

import type { DynamoDBRecord } from 'aws-lambda';
import { auditEntry } from '#lambdas/audit/store/items.ts';
import { subscriptionsTo } from '#lambdas/changes/reactions.ts';
import { claim } from '#lambdas/claims/store/items.ts';
import { definitionOf } from '#lambdas/items.ts';
import { landing } from '#lambdas/landings/store/items.ts';
import { type LedgerKind, ledgerEntry } from '#lambdas/ledger/store/items.ts';
import { mailChoices, sentMail, suppression } from '#lambdas/mail/store/items.ts';
import { message } from '#lambdas/messages/store/items.ts';
import type { Deed } from '#lambdas/people/jobs.ts';
import { signOut, tombstone } from '#lambdas/people/store/items.ts';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { Change, type ChangedItem } from '#lambdas/table/change.ts';
import type { ItemDefinition, Key } from '#lambdas/table/index.ts';
import { WITH_PHOTOS } from './bring-back-photos.ts';
import { changesSince } from './changes-since.ts';

/** Milliseconds before the restore, for changes whose reactions may have run too late to be restored. */
const REACTIONS_WITHIN = 60_000;

/** Without these, people would get emails that they ended, and accounts that they deleted. */
const MUST_STAY: readonly ItemDefinition<object>[] = [mailChoices, suppression, signOut, tombstone];

/** An item that is written again, unless it has changed since the restore. */
export interface Kept {
  before: ChangedItem | undefined;
  after: ChangedItem;
}

export interface Lost {
  /** The number of new items by kind. */
  kinds: Map<string, number>;
  /** Meals of the lost entries of the ledger. */
  meals: Map<LedgerKind, number>;
  /** Emails that were sent about it, or left out. */
  emails: number;
  /** The deeds of each person, and those done to them, by user id. */
  people: Map<string, Map<Deed, number>>;
  /** Actions of administrators, each with the id of its subject. */
  administration: string[];
  kept: Map<string, Kept>;
  /** Keys of items that have or had photos. */
  withPhotos: Map<string, Key>;
  /** Changes that were restored, whose reactions may be lost. */
  unfinished: DynamoDBRecord[];
}

/** @param to the time that was restored, in milliseconds */
export async function findLost(tableName: string, to: number): Promise<Lost> {
  const lost: Lost = {
    kinds: new Map(),
    meals: new Map(),
    emails: 0,
    people: new Map(),
    administration: [],
    kept: new Map(),
    withPhotos: new Map(),
    unfinished: [],
  };
  for await (const record of changesSince(tableName, to - REACTIONS_WITHIN)) {
    const change = new Change(record);
    if (change.at.getTime() > to) add(lost, change);
    else if (subscriptionsTo(change.key).length > 0) lost.unfinished.push(record);
  }
  return lost;
}

function add(lost: Lost, change: Change): void {
  const { key, before, after } = change;
  const definition = definitionOf(key);
  if (!definition) return;
  if (WITH_PHOTOS.includes(definition)) lost.withPhotos.set(JSON.stringify(key), key);
  if (after === undefined) return;
  for (const { person, deed } of deedsOf(change)) {
    const deeds = lost.people.get(person) ?? new Map<Deed, number>();
    lost.people.set(person, deeds);
    increase(deeds, deed);
  }
  if (MUST_STAY.includes(definition)) {
    const id = JSON.stringify(key);
    lost.kept.set(id, { before: lost.kept.has(id) ? lost.kept.get(id)?.before : before, after });
  }
  if (before !== undefined) return;
  increase(lost.kinds, definition.name);
  if (sentMail.is(after)) lost.emails += 1;
  if (ledgerEntry.is(after)) increase(lost.meals, after.card.kind, after.card.meals);
  if (auditEntry.is(after)) {
    const { action, userId, organizationId, subject } = after;
    lost.administration.push([action, userId ?? organizationId ?? subject].filter(Boolean).join(' '));
  }
}

interface OfPerson {
  person: string;
  deed: Deed;
}

/** Deeds that a change stands for, with the people who have to know that it is gone. */
function deedsOf({ key, before, after }: Change): OfPerson[] {
  const of = (deed: Deed, ...people: readonly (string | undefined)[]) =>
    people.filter((person) => person !== undefined).map((person) => ({ person, deed }));
  if (after === undefined) return [];
  for (const definition of [POST_ITEMS.catch.record, POST_ITEMS.pledge.record, landing])
    if (definition.is(after)) return before ? [] : of('posts', after.card.fishermanId);
  if (message.is(after))
    return before || after.card.sent !== true ? [] : of('messages', message.match(key)?.userId);
  const hold = claim.is(after)
    ? { people: [after.claimedBy, after.card.fishermanId], state: after.card.state }
    : reservation.is(after)
      ? { people: [after.card.buyerId, after.card.fishermanId], state: after.card.state }
      : undefined;
  if (!hold) return [];
  if (!before) return of('holds', ...hold.people);
  const stateBefore = claim.is(before) || reservation.is(before) ? before.card.state : undefined;
  const isHandedOver = hold.state === 'collected' && stateBefore !== 'collected';
  return isHandedOver ? of('handovers', ...hold.people) : [];
}

function increase<Name>(counts: Map<Name, number>, name: Name, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
