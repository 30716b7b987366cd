/**
 * What becomes of a post after it was posted. A change is made from the post as it was read and holds only while that is still true. Record,
 * listing and counts follow in one transaction: a post is in the public lists, and is counted, exactly while it is there and not hidden.
 */
import { isDeepStrictEqual } from 'node:util';
import { tableName } from '../../table/client.ts';
import { listingKey, type PostKind, postKey } from '../../table/keys.ts';
import { ChangedMeanwhile, retry } from '../../table/retry.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { UpdateExpression } from '../../table/update-expression.ts';
import { transact } from '../../table/write.ts';
import { type Counted, NOTHING, recount } from './counts.ts';
import { type CardKeys, listingOf, pack, putPost, type StoredPost } from './posts.ts';

/** How posts of one kind are listed and counted. */
export interface PostRules<Card, Detail> {
  kind: PostKind;
  counted(post: StoredPost<Card, Detail>): Counted;
  /** Milliseconds since the epoch; the listing is swept after it. */
  listedUntil(post: StoredPost<Card, Detail>): number | undefined;
}

/** Writes a new post, its listing, its counts and whatever `alongside` brings, all or nothing. */
export async function createPost<Card extends CardKeys, Detail>(
  rules: PostRules<Card, Detail>,
  content: Pick<StoredPost<Card, Detail>, 'card' | 'detail'>,
  alongside: readonly TransactionStep[],
): Promise<void> {
  const post = { ...content, hidden: false, version: 1 };
  const put = putPost(rules.kind, post, rules.listedUntil(post));
  const write = async () => {
    const counts = await recount(rules.kind, post.card.fishermanId, NOTHING, rules.counted(post));
    await transact([...put, ...counts, ...alongside]);
  };
  await retry(write);
}

/** Others change these at any time (likes, claims) without making a new version: they are added to, never set. */
const COUNTERS = ['likeCount', 'mealsLeft', 'mealsClaimed', 'mealsServed'];

/**
 * Makes `after` of what was `before`; nothing, when there is no `after`.
 * @throws ChangedMeanwhile when it was no longer so; what `alongside` throws
 */
export async function changePost<Card extends CardKeys, Detail extends object>(
  rules: PostRules<Card, Detail>,
  before: StoredPost<Card, Detail>,
  after: StoredPost<Card, Detail> | undefined,
  alongside: readonly TransactionStep[] = [],
): Promise<void> {
  const count = (post: StoredPost<Card, Detail> | undefined) =>
    post && !post.hidden ? rules.counted(post) : NOTHING;
  await transact([
    after ? updateRecord(rules.kind, before, after) : deleteRecord(rules.kind, before),
    ...changeListing(rules, before, after),
    ...(await recount(rules.kind, before.card.fishermanId, count(before), count(after))),
    ...alongside,
  ]);
}

type AnyPost = StoredPost<CardKeys, object>;

const moved = () => new ChangedMeanwhile();

/** An edit makes a new version, hiding does not: so both are asked for. */
function asItWas({ card, hidden, version }: AnyPost): UpdateExpression {
  return new UpdateExpression()
    .where('version', version)
    .where('hidden', hidden)
    .where('card.fishermanId', card.fishermanId);
}

/** What comes into the lists or leaves them does so with its counters: they must be those of this moment. */
function asItWasCounted(post: AnyPost): UpdateExpression {
  return asItWas(post).where('card', pack(post.card));
}

function updateRecord(kind: PostKind, before: AnyPost, after: AnyPost): TransactionStep {
  const change = before.hidden === after.hidden ? asItWas(before) : asItWasCounted(before);
  change.set('version', after.version).set('hidden', after.hidden);
  setFields(change, 'card', pack(before.card), pack(after.card));
  setFields(change, 'detail', before.detail, after.detail);
  const Key = postKey(kind, before.card.id);
  return { item: { Update: { TableName: tableName(), Key, ...change.update() } }, otherwise: moved };
}

function setFields(change: UpdateExpression, under: 'card' | 'detail', before: object, after: object): void {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  for (const field of new Set([...old.keys(), ...fresh.keys()])) {
    const [from, to] = [old.get(field), fresh.get(field)];
    if (isDeepStrictEqual(from, to)) continue;
    if (COUNTERS.includes(field)) change.add(`${under}.${field}`, Number(to) - Number(from));
    else change.set(`${under}.${field}`, to);
  }
}

function deleteRecord(kind: PostKind, before: AnyPost): TransactionStep {
  const Key = postKey(kind, before.card.id);
  const Delete = { TableName: tableName(), Key, ...asItWasCounted(before).condition() };
  return { item: { Delete }, otherwise: moved };
}

function changeListing<Card extends CardKeys, Detail>(
  { kind, listedUntil }: PostRules<Card, Detail>,
  before: StoredPost<Card, Detail>,
  after: StoredPost<Card, Detail> | undefined,
): TransactionStep[] {
  const TableName = tableName();
  const Key = listingKey(kind, before.card.id);
  if (!after || after.hidden) return before.hidden ? [] : [{ item: { Delete: { TableName, Key } } }];
  const listing = listingOf(kind, after.card, listedUntil(after));
  if (before.hidden) return [{ item: { Put: { TableName, Item: { ...Key, ...listing } } } }];
  const was = listingOf(kind, before.card, listedUntil(before));
  const change = new UpdateExpression().whereExists('pk');
  setFields(change, 'card', was.card, listing.card);
  if (was.gsi2pk !== listing.gsi2pk) change.set('gsi2pk', listing.gsi2pk);
  if (was.expiresAt !== listing.expiresAt) change.set('expiresAt', listing.expiresAt);
  if (change.changesNothing) return [];
  return [{ item: { Update: { TableName, Key, ...change.update() } }, otherwise: moved }];
}
