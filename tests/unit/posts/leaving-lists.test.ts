/** A post that leaves a list leaves all its parts in the same transaction, whatever the table's stream does. */
import { describe, expect, it } from 'vitest';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import type { PostRecord } from '#lambdas/posts/store/kinds.ts';
import type { Key } from '#lambdas/table/index.ts';
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { usePlacesFile } from '#tests/support/cloud/places-file.ts';
import { catchAt, pledgeAt } from '#tests/support/posts.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const BOSTON = { location: 'Boston, MA', coordinates: { lat: 42.36, lng: -71.06 } };

usePlacesFile();
const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/posts/store/post-changes.ts')),
  ...(await import('#lambdas/posts/store/posts.ts')),
  ...(await import('#lambdas/posts/store/erase-posts.ts')),
  ...(await import('#lambdas/posts/store/meal-entries.ts')),
  ...(await import('#lambdas/table/write.ts')),
};

const turnOfTheStream = async () => table.deliver(await table.changes());

/** Returns the partitions of the public list that contain a post. */
async function placesOf(kind: PostKind, id: string): Promise<string[]> {
  const list = kind === 'catch' ? 'CATCHES' : 'PLEDGES';
  const items = await table.items<Key>();
  return items.filter(({ pk, sk }) => sk.endsWith(id) && pk.startsWith(list)).map(({ pk }) => pk);
}

let index = 0;
async function aListedPost<K extends PostKind>(kind: K, changes: object = {}) {
  index++;
  const made = kind === 'catch' ? catchAt(index, START) : pledgeAt(index, START);
  const record = { ...made, ...changes } as PostRecord<K>;
  await code.createPost(kind, record, []);
  await turnOfTheStream();
  const post = await code.readPost(kind, record.id);
  if (!post) throw new Error('The post does not exist');
  return post;
}

describe.each(POST_KIND_NAMES)('a %s', (kind) => {
  it('is in many parts of the list while it is shown', async () => {
    const { record } = await aListedPost(kind);
    expect((await placesOf(kind, record.id)).length).toBeGreaterThan(8);
  });

  it.each(['hidden', 'deleted'])('that is %s disappears from all of them immediately', async (how) => {
    const post = await aListedPost(kind);
    await code.changePost(kind, post, how === 'deleted' ? undefined : { ...post, hidden: true });
    expect(await placesOf(kind, post.record.id)).toEqual([]);
    await turnOfTheStream();
    expect(await placesOf(kind, post.record.id)).toEqual([]);
  });

  it('of a deleted account disappears from all of them immediately', async () => {
    const posts = [await aListedPost(kind), await aListedPost(kind)];
    const keys = posts.map(({ record }) => POST_ITEMS[kind].record.key({ postId: record.id }));
    await code.erasePosts(kind, keys);
    for (const { record } of posts) expect(await placesOf(kind, record.id)).toEqual([]);
    await turnOfTheStream();
    for (const { record } of posts) expect(await placesOf(kind, record.id)).toEqual([]);
    expect(await code.readPost(kind, posts[0]?.record.id ?? '')).toBeUndefined();
  });

  it('that moved is no longer found at its earlier place', async () => {
    const post = await aListedPost(kind);
    const before = await placesOf(kind, post.record.id);
    const moved = { ...post, record: { ...post.record, ...BOSTON, version: 2 } };
    await code.changePost(kind, post, moved);
    const left = await placesOf(kind, post.record.id);
    await turnOfTheStream();
    const after = await placesOf(kind, post.record.id);
    expect(left.filter((place) => !after.includes(place))).toEqual([]);
    expect(after).not.toEqual(before);
  });
});

it('a pledge without meals left disappears from all lists for organizations immediately', async () => {
  const pledge = await aListedPost('pledge', { mealsLeft: 3 });
  const isOfOrganizations = (place: string) => place.startsWith('PLEDGES#MEALS#');
  const { id } = pledge.record;
  expect((await placesOf('pledge', id)).some(isOfOrganizations)).toBe(true);
  await code.transact(code.takeMeals(pledge, 3));
  expect((await placesOf('pledge', id)).some(isOfOrganizations)).toBe(false);
});

it('a post near a pole, which has more entries than a transaction can contain, loses the rest through the stream', async () => {
  const post = await aListedPost('pledge', { coordinates: { lat: 88.5, lng: 12 } });
  await code.changePost('pledge', post, undefined);
  await turnOfTheStream();
  expect(await placesOf('pledge', post.record.id)).toEqual([]);
});
