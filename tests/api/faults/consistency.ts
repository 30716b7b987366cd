/**
 * Invariants of table and bucket after all work is done, whatever happened before: all data derived from posts agrees
 * with them. They are checked on the whole table, so that leftovers are found too.
 */
import { expect } from 'vitest';
import { account, accountExport, personItems, profile } from '#lambdas/people/store/items.ts';
import { lastSeen, personEntry } from '#lambdas/people/store/list-items.ts';
import { factsOf } from '#lambdas/people/store/person-entries.ts';
import {
  POST_ITEMS,
  pledgeContribution,
  type StoredPost,
  statusOf,
  type Totals,
  totalsShards,
} from '#lambdas/posts/store/items.ts';
import { isOnShow } from '#lambdas/posts/store/kinds.ts';
import { entriesOfPost, newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { toPost } from '#lambdas/posts/store/stored-posts.ts';
import { suspension } from '#lambdas/suspensions/store/items.ts';
import type { Found, Key } from '#lambdas/table/index.ts';
import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readTable } from '#tests/support/cloud/table.ts';

type Item = Record<string, unknown> & Key;

type Post = Found<StoredPost> & {
  kind: PostKind;
  card: { mealsPledged?: number; photo?: { id: string } };
  detail: { pledgePointsEarned?: number };
};

export async function expectConsistency(cloud: LocalCloud): Promise<void> {
  const items = await readTable(cloud);
  const posts = postsIn(items);
  const shown = posts.filter((post) => isOnShow(toPost(post.kind, post)));
  const [found, expected] = [listed(items), expectedListings(shown)];
  // Compares the keys first, since they are the most useful part of a failure.
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  expect(found).toEqual(expected);
  expect(countsIn(items)).toEqual(expectedCounts(shown));
  expect(totalsIn(items)).toEqual(expectedTotals(shown, items));
  expectLikes(items, posts);
  expectFacts(items);
  for (const post of posts) expectWhole(post);
  expect(cloud.bucket.keys().sort()).toEqual(expectedObjects(items, posts).sort());
}

function postsIn(items: readonly Item[]): Post[] {
  const kindOf = ({ pk, sk }: Key): PostKind | undefined =>
    pk === `CATCH#${sk}` ? 'catch' : pk === `PLEDGE#${sk}` ? 'pledge' : undefined;
  return items.flatMap((item) => {
    const kind = kindOf(item);
    return kind ? [{ ...(item as Item & Post), kind }] : [];
  });
}

/** Checks that filters find people as their profiles, suspension and visits say. */
function expectFacts(items: readonly Key[]) {
  const byPerson = Map.groupBy(items, ({ pk }) => pk);
  for (const { userId, card, price } of items.filter(personEntry.is)) {
    const own = byPerson.get(personItems(userId).partition) ?? [];
    const found = own.find(account.is);
    if (!found) continue;
    const profiles = own.filter(profile.is);
    const facts = factsOf({
      account: found,
      profiles: PROFILE_TYPES.map((type) => profiles.find(({ profileType }) => profileType === type)),
      isSuspended: own.some(suspension.is),
      seenOn: own.find(lastSeen.is)?.day,
    });
    expect({ card, price }).toEqual(facts);
  }
}

const byKey = (items: readonly Key[]) => new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));

/** Returns the listings, and the entries by which filters find them. */
function listed(items: readonly Item[]) {
  const lists = Object.values(POST_ITEMS).map(({ listings }) => listings.partition);
  return byKey(items.filter(({ pk }) => lists.some((list) => pk === list || pk.startsWith(`${list}#`))));
}

function expectedListings(shown: readonly Post[]) {
  const records = shown.map((post) => [post.kind, toPost(post.kind, post).record] as const);
  const listed = records.map(([kind, record]) => [
    newPostItems(kind, record)[1],
    ...entriesOfPost(kind, record),
  ]);
  return byKey(listed.flat());
}

const sum = (posts: readonly Post[], of: (post: Post) => number | undefined) =>
  posts.reduce((total, post) => total + (of(post) ?? 0), 0);

/** Returns the counts of everybody who ever posted, including zeros. */
function countsIn(items: readonly Item[]) {
  const stats = items.filter(({ sk }) => sk === 'STATS');
  const named = stats.map(({ pk, catches = 0, pledges = 0, pledgePoints = 0, totalLikes = 0 }) => [
    pk,
    { catches, pledges, pledgePoints, totalLikes },
  ]);
  return Object.fromEntries(
    named.filter(([, counts]) => Object.values(counts ?? {}).some((count) => count !== 0)),
  );
}

function expectedCounts(shown: readonly Post[]) {
  const owners = [...new Set(shown.map(({ card }) => card.fishermanId))];
  return Object.fromEntries(
    owners.map((owner) => {
      const own = shown.filter(({ card }) => card.fishermanId === owner);
      const pledges = own.filter(({ kind }) => kind === 'pledge');
      const counts = {
        catches: own.length - pledges.length,
        pledges: pledges.length,
        pledgePoints: sum(pledges, ({ detail }) => detail.pledgePointsEarned),
        totalLikes: sum(pledges, ({ likeCount }) => likeCount),
      };
      return [`USER#${owner}`, counts];
    }),
  );
}

function totalsIn(items: readonly Item[]) {
  const shards = items.filter(({ pk }) => pk === totalsShards.partition);
  const total = (name: keyof Totals) => shards.reduce((all, shard) => all + Number(shard[name] ?? 0), 0);
  return { mealsPledged: total('mealsPledged'), fishermen: total('fishermen') };
}

function expectedTotals(shown: readonly Post[], items: readonly Item[]) {
  const pledges = shown.filter(({ kind }) => kind === 'pledge');
  // Pledges of people who have left still count.
  const left = items.filter((item) => pledgeContribution.is(item) && item.frozen === true);
  const ofThoseWhoLeft = left.reduce((total, { mealsPledged }) => total + Number(mealsPledged), 0);
  return {
    mealsPledged: sum(pledges, ({ card }) => card.mealsPledged) + ofThoseWhoLeft,
    fishermen: new Set(pledges.map(({ card }) => card.fishermanId)).size,
  };
}

/** Checks that each pledge has as many likes as it counts, and that no likes of deleted pledges are left. */
function expectLikes(items: readonly Item[], posts: readonly Post[]): void {
  const likes = items.filter(({ pk }) => pk.startsWith('LIKES#')).map(({ sk }) => sk);
  const pledges = posts.filter(({ kind }) => kind === 'pledge');
  for (const { sk, likeCount = 0 } of pledges)
    expect(likes.filter((id) => id === sk)).toHaveLength(likeCount);
  for (const id of likes) expect(pledges.map(({ sk }) => sk)).toContain(id);
}

function expectWhole(post: Post): void {
  const { kind, card, detail, mealsLeft, mealsClaimed = 0 } = post;
  expect(post).toMatchObject({ gsi2pk: POST_ITEMS[kind].postsThatAre(statusOf(post)).partition });
  const photos: { id: string; isPrimary?: boolean }[] = detail.photos;
  const primary = kind === 'catch' ? photos[0] : photos.find(({ isPrimary }) => isPrimary);
  expect(card.photo?.id).toBe(primary?.id);
  if (kind === 'catch') return;
  expect(photos.filter(({ isPrimary }) => isPrimary)).toHaveLength(Math.min(photos.length, 1));
  expect(detail.pledgePointsEarned).toBe(card.mealsPledged);
  expect(mealsLeft).toBe((card.mealsPledged ?? 0) - mealsClaimed);
}

/**
 * Returns the expected files: each rendition of every photo of a post or a person, and of ready uploads; withheld if
 * the post is hidden.
 */
function expectedObjects(items: readonly Item[], posts: readonly Post[]): string[] {
  const waiting = items.filter(
    ({ sk, status, attachedTo }) => sk === 'UPLOAD' && status === 'ready' && attachedTo === undefined,
  );
  const isHidden = ({ hidden, withdrawn }: Post) => hidden || withdrawn === true;
  const withheld = idsOf(posts.filter(isHidden).flatMap(({ detail }) => detail.photos));
  const ids = [
    ...idsOf(posts.filter((post) => !isHidden(post)).flatMap(({ detail }) => detail.photos)),
    ...idsOf(waiting.map((each) => Object(each.photo))),
    ...idsOf(items.flatMap((item) => (account.is(item) && item.photo ? [Object(item.photo)] : []))),
  ];
  expect(new Set([...ids, ...withheld]).size).toBe(ids.length + withheld.length);
  const exports = items.filter((item) => accountExport.is(item) && item.readyAt !== undefined);
  return [
    ...exports.map(({ pk }) => `exports/${pk.replace('USER#', '')}.json`),
    ...ids.flatMap(renditionsOf),
    ...withheld.flatMap(renditionsOf).map((key) => `withheld/${key}`),
  ];
}

const idsOf = (photos: readonly { id?: unknown }[]) => photos.map(({ id }) => String(id));

const renditionsOf = (id: string) => PHOTO_RENDITIONS.map(({ width, format }) => photoKey(id, width, format));
