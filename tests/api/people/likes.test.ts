import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { findLikesAndFavorites } from '#shared/favorites/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import {
  deletePledge,
  getPledge,
  listPledges,
  setPledgeVisibility,
} from '#shared/posts/pledges/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';

const ABSENT = '01JCXZ0000000000000000000A';

const like = ({ accessToken: token }: TestUser, pledgeId: string) =>
  cloud.call(likePledge, { token, params: { pledgeId } });
const unlike = ({ accessToken: token }: TestUser, pledgeId: string) =>
  cloud.call(unlikePledge, { token, params: { pledgeId } });
const me = async ({ accessToken: token }: TestUser) => (await cloud.call(getMe, { token })).body;
const erase = ({ accessToken: token }: TestUser) => cloud.call(deleteAccount, { token });

const hide = ({ accessToken: token }: TestUser, pledgeId: string, hidden = true) =>
  cloud.call(setPledgeVisibility, { token, params: { pledgeId }, body: { hidden } });

const anyone = () => cloud.createUser();

/** Bypasses the edge, which may cache a response for seconds. */
const fresh = { headers: { 'cache-control': 'no-cache' } };

/** All places with the likes of a pledge: its page, the list, the record in the table, and its fisherman's total. */
async function counts(pledge: { id: string; fishermanId: string }) {
  const { likeCount: page } = (await cloud.call(getPledge, { params: { pledgeId: pledge.id }, ...fresh }))
    .body;
  const { items } = (
    await cloud.call(listPledges, { query: { fisherman: pledge.fishermanId, limit: '100' }, ...fresh })
  ).body;
  const stats = await readItems(cloud, 'pk', `USER#${pledge.fishermanId}`);
  return {
    page,
    list: items.find(({ id }) => id === pledge.id)?.likeCount,
    total: stats.find(({ sk }) => sk === 'STATS')?.totalLikes,
  };
}
const all = (likes: number) => ({ page: likes, list: likes, total: likes });

const likesOf = (pledgeId: string) => readItems(cloud, 'gsi1pk', `LIKED#${pledgeId}`);

describe('liking a pledge', () => {
  it('counts once on its page, in the list and for its fisherman, however often it is requested', async () => {
    const [fisherman, ann, ben] = await Promise.all([anyone(), anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    expect((await like(ann, pledge.id)).body).toEqual({ liked: true, likeCount: 1 });
    expect((await like(ann, pledge.id)).body).toEqual({ liked: true, likeCount: 1 });
    expect((await like(ben, pledge.id)).body).toEqual({ liked: true, likeCount: 2 });
    expect(await counts(pledge)).toEqual(all(2));
    expect((await me(ann)).likedPledgeIds).toEqual([pledge.id]);
    expect((await me(fisherman)).likedPledgeIds).toEqual([]);
  });

  it('can be undone once, and never counts below zero', async () => {
    const [fisherman, ann, ben] = await Promise.all([anyone(), anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    await like(ann, pledge.id);
    expect((await unlike(ben, pledge.id)).body).toEqual({ liked: false, likeCount: 1 });
    expect((await unlike(ann, pledge.id)).body).toEqual({ liked: false, likeCount: 0 });
    const again = await Promise.all(Array.from({ length: 5 }, () => unlike(ann, pledge.id)));
    expect(again.map(({ body }) => body.likeCount)).toEqual([0, 0, 0, 0, 0]);
    expect(await counts(pledge)).toEqual(all(0));
    expect((await me(ann)).likedPledgeIds).toEqual([]);
  });

  it('works only for pledges of others', async () => {
    const fisherman = await anyone();
    const pledge = await postPledge(cloud, fisherman);
    expect((await like(fisherman, pledge.id)).error).toMatchObject({
      code: 'conflict',
      message: 'You can’t like your own pledge.',
    });
    expect(await likesOf(pledge.id)).toEqual([]);
  });

  it('is not an edit, so version and change time stay', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    expect((await like(ann, pledge.id)).body.likeCount).toBe(1);
    const { body } = await cloud.call(getPledge, { params: { pledgeId: pledge.id }, ...fresh });
    expect(body).toEqual({ ...pledge, likeCount: 1 });
  });

  it('needs a token and a visible pledge', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    for (const endpoint of [likePledge, unlikePledge]) {
      expect((await cloud.call(endpoint, { params: { pledgeId: pledge.id } })).status).toBe(401);
    }
    await like(ann, pledge.id);
    await hide(fisherman, pledge.id);
    for (const pledgeId of [pledge.id, ABSENT]) {
      for (const { status, error } of [await like(fisherman, pledgeId), await unlike(ann, pledgeId)]) {
        expect({ status, message: error.message }).toEqual({ status: 404, message: 'Pledge not found' });
      }
    }
    expect(await likesOf(pledge.id)).toHaveLength(1);
  });

  it('counts exactly when twenty people do it a hundred times at once', { timeout: 60_000 }, async () => {
    const fisherman = await anyone();
    const likers = await Promise.all(Array.from({ length: 20 }, anyone));
    const pledge = await postPledge(cloud, fisherman);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const liker = likers[at % likers.length] as TestUser;
        return (Math.random() < 0.6 ? like : unlike)(liker, pledge.id);
      }),
    );
    for (const { body } of answers) {
      expect(body.likeCount).toBeGreaterThanOrEqual(0);
      expect(body.likeCount).toBeLessThanOrEqual(likers.length);
    }
    const liked = await Promise.all(likers.map(async (liker) => (await me(liker)).likedPledgeIds.length));
    const total = liked.reduce((sum, one) => sum + one, 0);
    expect(await counts(pledge)).toEqual(all(total));
    expect(await likesOf(pledge.id)).toHaveLength(total);
  });
});

describe('likes that GET /me does not name', () => {
  it('are returned for the pledges of a page, by pledge', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const [first, second] = [await postPledge(cloud, fisherman), await postPledge(cloud, fisherman)];
    await like(ann, second.id);
    const ask = (pledges: string) =>
      cloud.call(findLikesAndFavorites, { token: ann.accessToken, query: { pledges } });
    expect((await ask(`${first.id},${second.id},${ABSENT},${second.id}`)).body).toEqual({
      likedPledgeIds: [second.id],
      favoriteFishermanIds: [],
    });
    expect((await ask('')).body.likedPledgeIds).toEqual([]);
    expect((await ask('not-an-id')).status).toBe(422);
    const tooMany = Array.from({ length: 51 }, (_, at) => `01JCXZ${String(at).padStart(20, '0')}`);
    expect((await ask(tooMany.join(','))).status).toBe(422);
    expect((await cloud.call(findLikesAndFavorites, { query: { pledges: first.id } })).status).toBe(401);
  });

  it('are those of the oldest pledges if there are too many', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const old = Array.from({ length: 300 }, (_, at) => `01JCXZ${String(at).padStart(20, '0')}`);
    await putItems(
      cloud,
      old.map((sk) => ({ pk: `LIKES#${ann.userId}`, sk, likedAt: '2026-01-01T00:00:00.000Z' })),
    );
    expect(await me(ann)).toMatchObject({
      moreLikedPledges: false,
      moreFavoriteFishermen: false,
    });
    const newest = await postPledge(cloud, fisherman);
    await like(ann, newest.id);
    const { likedPledgeIds, moreLikedPledges } = await me(ann);
    expect(moreLikedPledges).toBe(true);
    expect(likedPledgeIds).toEqual([newest.id, ...old.slice(1).reverse()]);
    const asked = await cloud.call(findLikesAndFavorites, {
      token: ann.accessToken,
      query: { pledges: String(old[0]) },
    });
    expect(asked.body.likedPledgeIds).toEqual([old[0]]);
  });
});

describe('likes of an account', () => {
  it('are in its export with the pledge and the time', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    await like(ann, pledge.id);
    const body = await downloadData(cloud, ann);
    expect(body.likes).toEqual([{ pledgeId: pledge.id, likedAt: expect.any(String) }]);
    expect(Date.parse(body.likes[0]?.likedAt ?? '')).toBeGreaterThan(Date.now() - HOUR);
  });

  it('are deleted with it, and every count is reduced', async () => {
    const [fisherman, ann, ben] = await Promise.all([anyone(), anyone(), anyone()]);
    const pledges = await Promise.all(Array.from({ length: 15 }, () => postPledge(cloud, fisherman)));
    for (const person of [ann, ben]) for (const { id } of pledges) await like(person, id);
    const [hidden, ...shown] = pledges;
    await hide(fisherman, hidden?.id ?? '');
    await erase(ann);
    await cloud.settled();
    for (const pledge of shown) expect(await counts(pledge)).toEqual({ page: 1, list: 1, total: 14 });
    await hide(fisherman, hidden?.id ?? '', false);
    for (const pledge of pledges) expect(await counts(pledge)).toEqual({ page: 1, list: 1, total: 15 });
    expect(await readItems(cloud, 'pk', `LIKES#${ann.userId}`)).toEqual([]);
  });

  it('are deleted with the pledges of a fisherman who leaves', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    await like(ann, pledge.id);
    await erase(fisherman);
    await cloud.settled();
    expect(await likesOf(pledge.id)).toEqual([]);
    expect((await me(ann)).likedPledgeIds).toEqual([]);
    expect((await like(ann, pledge.id)).status).toBe(404);
    const left = await readItems(cloud, 'pk', `USER#${fisherman.userId}`);
    expect(left.map(({ sk }) => sk)).toEqual(['DELETED']);
  });

  it('of a deleted pledge are removed from the total too', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const [goes, stays] = [await postPledge(cloud, fisherman), await postPledge(cloud, fisherman)];
    for (const { id } of [goes, stays]) await like(ann, id);
    expect((await counts(stays)).total).toBe(2);
    await cloud.call(deletePledge, { token: fisherman.accessToken, params: { pledgeId: goes.id } });
    await cloud.settled();
    expect(await counts(stays)).toEqual(all(1));
    expect(await likesOf(goes.id)).toEqual([]);
    expect((await me(ann)).likedPledgeIds).toEqual([stays.id]);
  });

  it('cannot be added after it is deleted', async () => {
    const [fisherman, ann] = await Promise.all([anyone(), anyone()]);
    const pledge = await postPledge(cloud, fisherman);
    await erase(ann);
    expect((await like(ann, pledge.id)).status).toBe(401);
    expect(await counts(pledge)).toMatchObject({ page: 0, list: 0 });
  });
});
