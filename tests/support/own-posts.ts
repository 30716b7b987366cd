/** Calls by which owners manage their posts, and checks of the public result. */

import { stats as counted } from '#lambdas/people/store/items.ts';
import {
  POST_ITEMS,
  type StoredListing,
  type StoredPost,
  type Totals,
  totalsShards,
} from '#lambdas/posts/store/items.ts';
import { cardOfListing, cardOfPost } from '#lambdas/posts/store/stored-posts.ts';
import type { Found } from '#lambdas/table/index.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import {
  deleteCatch,
  removeCatchPhoto,
  setCatchVisibility,
  updateCatch,
} from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch, getMyPledge, listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import {
  deletePledge,
  getPledge,
  listPledges,
  setPledgeVisibility,
  updatePledge,
} from '#shared/posts/pledges/endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readItem, readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';

export type CatchPatch = BodyInput<typeof updateCatch>;
export type PledgePatch = BodyInput<typeof updatePledge>;

/** A person's actions on posts, their own or others'. */
export function asOwner(cloud: LocalCloud, { accessToken: token }: Pick<TestUser, 'accessToken'>) {
  return {
    editCatch: (catchId: string, body: CatchPatch) =>
      cloud.call(updateCatch, { token, params: { catchId }, body }),
    editPledge: (pledgeId: string, body: PledgePatch) =>
      cloud.call(updatePledge, { token, params: { pledgeId }, body }),
    setCatchHidden: (catchId: string, hidden: boolean) =>
      cloud.call(setCatchVisibility, { token, params: { catchId }, body: { hidden } }),
    setPledgeHidden: (pledgeId: string, hidden: boolean) =>
      cloud.call(setPledgeVisibility, { token, params: { pledgeId }, body: { hidden } }),
    deleteCatch: (catchId: string) => cloud.call(deleteCatch, { token, params: { catchId } }),
    deletePledge: (pledgeId: string) => cloud.call(deletePledge, { token, params: { pledgeId } }),
    removePhoto: (catchId: string, photoId: string) =>
      cloud.call(removeCatchPhoto, { token, params: { catchId, photoId } }),
    readCatch: (catchId: string) => cloud.call(getMyCatch, { token, params: { catchId } }),
    readPledge: (pledgeId: string) => cloud.call(getMyPledge, { token, params: { pledgeId } }),
    catches: async () => (await cloud.call(listMyCatches, { token, query: { limit: '100' } })).body.items,
    pledges: async () => (await cloud.call(listMyPledges, { token, query: { limit: '100' } })).body.items,
  };
}

/** The places where the public finds a post: lists, figures, its page and its picture. */
export async function whereSeen(cloud: LocalCloud, kind: PostKind, id: string): Promise<string[]> {
  const card = Object((await readRecord(cloud, kind, id))?.card);
  // Bypasses the edge's cache, which can hold a response for seconds.
  const headers = { 'cache-control': 'no-cache' };
  const [list, get] = kind === 'catch' ? [listCatches, getCatch] : [listPledges, getPledge];
  const lists = { list: {}, fisherman: { fisherman: card.fishermanId }, species: { species: card.species } };
  const seen: string[] = [];
  for (const [name, query] of Object.entries(lists)) {
    const { items } = (await cloud.call(list, { query: { ...query, limit: '100' }, headers })).body;
    if (items.some((item) => item.id === id)) seen.push(name);
  }
  const params = kind === 'catch' ? { catchId: id } : { pledgeId: id };
  if ((await cloud.call(get, { params, headers } as never)).status === 200) seen.push('detail');
  const paths = { page: pagePath({ kind, id }), picture: linkPicturePath(kind, id) };
  for (const [name, path] of Object.entries(paths))
    if ((await cloud.request(path, { method: 'HEAD', headers })).status === 200) seen.push(name);
  return seen;
}

export const EVERYWHERE = ['list', 'fisherman', 'species', 'detail', 'page', 'picture'];

/** A person's counts and, once all changes are processed, the site's totals. */
export async function counts(cloud: LocalCloud, userId: string) {
  await cloud.settled();
  const [stats, shards] = await Promise.all([
    readItem(cloud, counted.key({ userId })),
    readItems(cloud, 'pk', totalsShards.partition),
  ]);
  const total = (name: keyof Totals) => shards.reduce((sum, shard) => sum + Number(shard[name] ?? 0), 0);
  return {
    catches: Number(stats?.catches ?? 0),
    pledges: Number(stats?.pledges ?? 0),
    pledgePoints: Number(stats?.pledgePoints ?? 0),
    mealsPledged: total('mealsPledged'),
    fishermen: total('fishermen'),
  };
}

/** The stored record of a post, with its whole card. */
export async function readRecord(cloud: LocalCloud, kind: PostKind, id: string) {
  const item = (await readItem(cloud, POST_ITEMS[kind].record.key({ postId: id }))) as
    | Found<StoredPost>
    | undefined;
  return item && { ...item, card: cardOfPost(kind, item) };
}

/** The stored entry of a post in its public list. */
export async function readListing(cloud: LocalCloud, kind: PostKind, id: string) {
  const item = (await readItem(cloud, POST_ITEMS[kind].listing.key({ postId: id }))) as
    | Found<StoredListing>
    | undefined;
  return item && { ...item, card: cardOfListing(kind, item) };
}
