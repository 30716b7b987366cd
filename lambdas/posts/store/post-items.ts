/** All items of a post at once, its index entries too: for who writes thousands that nobody waits for to be counted and indexed one by one. */
import type { CatchRecord } from '#shared/catches/schemas.ts';
import type { PledgeBody, PledgeRecord } from '#shared/pledges/schemas.ts';
import type { Key } from '../../table/keys.ts';
import { catchRules, toStored as toStoredCatch } from './catches.ts';
import { indexEntriesOf, isListing, type Listing } from './index-entries.ts';
import { pledgeRules, toStored as toStoredPledge } from './pledges.ts';
import type { PostRules } from './post-changes.ts';
import { type CardKeys, putPost, type StoredPost } from './posts.ts';

export type PostItem = Key & Record<string, unknown>;

/** Record, listing and index entries, in this order; without what the table would have swept by now. */
export function itemsOfCatch(record: CatchRecord, now: Date): PostItem[] {
  return itemsOf(catchRules, toStoredCatch(record), now);
}

export function itemsOfPledge(record: PledgeRecord, handling: PledgeBody['handling'], now: Date): PostItem[] {
  return itemsOf(pledgeRules, toStoredPledge(record, handling), now);
}

function itemsOf<Card extends CardKeys, Detail>(
  rules: PostRules<Card, Detail>,
  content: Pick<StoredPost<Card, Detail>, 'card' | 'detail'>,
  now: Date,
): PostItem[] {
  const post = { ...content, hidden: false, version: 1 };
  const items = putPost(rules.kind, post, rules.listedUntil(post)).map(
    ({ item }) => item.Put?.Item as PostItem & Listing,
  );
  const entries = items.filter(isListing).flatMap(indexEntriesOf);
  return [...items, ...entries.map((entry) => ({ ...entry }))].filter(
    ({ expiresAt }) => expiresAt === undefined || Number(expiresAt) * 1000 > now.getTime(),
  );
}
