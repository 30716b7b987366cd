/** Hidden, removed and deleted things disappear from every list immediately, and from every address soon after. */
import { describe, expect } from 'vitest';
import { forgetLater, forgetPhotos } from '#lambdas/edge/jobs.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { deleteLanding } from '#shared/landings/endpoints.ts';
import { INVALIDATION_INTERVAL, PROMPT_INVALIDATIONS } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import { photoKey, photoUrl } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { setPhoto } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { countTimes } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { byPhone } from '#tests/support/landings.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { actOn } from '#tests/support/reports.ts';
import { runJobs } from './faults/jobs.ts';

useOwnCloud();

let ruth: TestUser;
let omar: TestUser;
let admin: TestUser;
it.beforeAll(async () => {
  [ruth, omar, admin] = await Promise.all([
    cloud.createUser(),
    cloud.createUser(),
    cloud.createUser({ groups: ['admin'] }),
  ]);
});

const NEAR = '43.66,-70.26';
// Bypasses the cache of the edge.
const headers = { 'cache-control': 'no-cache' };

async function listsWith(id: string): Promise<string[]> {
  const asked = {
    near: { near: NEAR },
    words: { q: 'portland' },
    fisherman: { fisherman: ruth.userId },
    all: { limit: '100' },
  };
  const seen: string[] = [];
  for (const list of [listCatches, listPledges]) {
    const only =
      list === listCatches ? { paid: { payment: 'mandatory' } } : { available: { available: 'true' } };
    for (const [name, query] of Object.entries({ ...asked, ...only })) {
      const { items } = (await cloud.call(list, { query: query as never, headers })).body;
      if (items.some((item) => item.id === id)) seen.push(name);
    }
  }
  return seen;
}

/** A pledge with a photo, in all places that show it. */
async function aPledgeWithPhoto() {
  const { uploadId } = await upload(cloud, ruth);
  const pledge = await postPledge(cloud, ruth, { photos: [{ uploadId, imageType: 'catch' }] });
  await cloud.settled();
  const [photo] = pledge.photos;
  if (!photo) throw new Error('The pledge has no photo');
  expect(await statusesOf(photo.id)).toEqual(new Set([200]));
  return { id: pledge.id, photoId: photo.id };
}

async function statusesOf(photoId: string): Promise<Set<number>> {
  const paths = PHOTO_RENDITIONS.map(({ width, format }) => photoUrl(photoId, width, format));
  return new Set(await Promise.all(paths.map(async (path) => (await cloud.request(path)).status)));
}

/** Uses up the daily limit of immediate invalidations for this person, or for everybody together. */
const useUp = (whose: keyof typeof PROMPT_INVALIDATIONS, who: Pick<TestUser, 'userId'>, times?: number) => {
  const { max, windowMs } = PROMPT_INVALIDATIONS[whose];
  return countTimes(cloud, who, { name: 'invalidation', windowMs }, times ?? max);
};
const EVERYBODY = { userId: 'SITE' };
// Each test starts a new day, since together they exceed the limit of one person.
it.beforeEach(async () => {
  await Promise.all([useUp('site', EVERYBODY, 0), ...[ruth, omar].map((each) => useUp('person', each, 0))]);
});

const forgotten = () => cloud.invalidations.requested.flat();

async function moderate(pledgeId: string) {
  const reported = {
    reportedUserId: ruth.userId,
    reportType: 'spam' as const,
    description: 'Spam.',
    pledgeId,
  };
  const { body } = await cloud.call(createReport, { token: omar.accessToken, body: reported });
  return async (action: 'hide_post' | 'show_post') => {
    expect((await actOn(cloud, admin, body.id, { action, note: 'Not here.' })).status).toBe(200);
  };
}

describe('posts after the response', () => {
  it.each(['catch', 'pledge'] as const)('do not include a %s that is hidden or deleted', async (kind) => {
    const post = () => (kind === 'catch' ? postCatch(cloud, ruth) : postPledge(cloud, ruth));
    const [hidden, deleted] = [(await post()).id, (await post()).id];
    await cloud.settled();
    for (const id of [hidden, deleted]) expect((await listsWith(id)).length).toBe(5);
    const owner = asOwner(cloud, ruth);
    await (kind === 'catch' ? owner.setCatchHidden(hidden, true) : owner.setPledgeHidden(hidden, true));
    expect(await listsWith(hidden)).toEqual([]);
    await (kind === 'catch' ? owner.deleteCatch(deleted) : owner.deletePledge(deleted));
    expect(await listsWith(deleted)).toEqual([]);
    await cloud.settled();
    expect([...(await listsWith(hidden)), ...(await listsWith(deleted))]).toEqual([]);
  });

  it('do not include a post that was taken down', async () => {
    const { id } = await postPledge(cloud, ruth);
    await cloud.settled();
    await (await moderate(id))('hide_post');
    expect(await listsWith(id)).toEqual([]);
  });

  it('leave an owner all prompt removals of the day after one by an administrator', async () => {
    const [taken, own] = [await postPledge(cloud, ruth), await postPledge(cloud, ruth)];
    const act = await moderate(taken.id);
    await useUp('person', ruth, PROMPT_INVALIDATIONS.person.max - 1);
    await act('hide_post');
    await cloud.settled();
    await asOwner(cloud, ruth).deletePledge(own.id);
    await cloud.settled();
    expect(forgotten()).toContain(`/share/${own.id}*`);
  });
});

describe('a sold catch', () => {
  it.each(['hidden', 'deleted'] as const)('that is %s is removed from the edge too', async (what) => {
    const { id } = await postCatch(cloud, ruth);
    const request = { token: ruth.accessToken, params: { catchId: id }, body: { sold: true } };
    await cloud.call(setCatchStock, request);
    await cloud.settled();
    const times = () => forgotten().filter((path) => path === `/share/catch/${id}*`).length;
    const whenSold = times();
    const owner = asOwner(cloud, ruth);
    await (what === 'hidden' ? owner.setCatchHidden(id, true) : owner.deleteCatch(id));
    await cloud.settled();
    expect([whenSold, times()]).toEqual([1, 2]);
  });
});

it('a deleted landing is removed from the edge at once, or left to its short cache time beyond the limits', async () => {
  const ben = await cloud.createUser({ fisherman: A_FISHERMAN });
  const remove = async () => {
    const { id } = (await byPhone(cloud, ben).announce()).body;
    await cloud.call(deleteLanding, { token: ben.accessToken, params: { landingId: id } });
    await cloud.settled();
    return id;
  };
  const id = await remove();
  const addresses = [`/share/landing/${id}*`, `/index.html?p=/landing/${id}*`, '/feeds/*', '/sitemap*'];
  expect(forgotten()).toEqual(expect.arrayContaining(['/api/landings*', ...addresses]));
  await useUp('person', ben);
  const before = forgotten().length;
  await remove();
  cloud.clock.advance(INVALIDATION_INTERVAL);
  await cloud.settled();
  expect(forgotten().slice(before)).toEqual([]);
});

describe('photos', () => {
  it('of a deleted post are gone, and the edge drops them with its pages', async () => {
    const { id, photoId } = await aPledgeWithPhoto();
    await asOwner(cloud, ruth).deletePledge(id);
    await cloud.settled();
    expect(await statusesOf(photoId)).toEqual(new Set([404]));
    expect(cloud.bucket.keys().filter((key) => key.includes(photoId))).toEqual([]);
    expect(forgotten()).toEqual(
      expect.arrayContaining([
        `/media/${photoId}/*`,
        `/share/${id}*`,
        `/share/fisherman/${ruth.userId}*`,
        '/api/pledges*',
        '/api/home',
      ]),
    );
  });

  it('of a post that was taken down are not public, and return when its owner shows it again', async () => {
    const { id, photoId } = await aPledgeWithPhoto();
    const act = await moderate(id);
    await act('hide_post');
    await cloud.settled();
    expect(await statusesOf(photoId)).toEqual(new Set([404]));
    expect(forgotten()).toContain(`/media/${photoId}/*`);
    expect(
      (await cloud.request(`/withheld/${photoKey(photoId, 640, 'webp')}`)).headers.get('content-type'),
    ).not.toBe('image/webp');
    await act('show_post');
    await asOwner(cloud, ruth).setPledgeHidden(id, false);
    await cloud.settled();
    expect(await statusesOf(photoId)).toEqual(new Set([200]));
    const picture = await cloud.request(photoUrl(photoId, 640, 'webp'));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
  });

  it('of a post that is deleted after it was taken down are gone for good', async () => {
    const { id, photoId } = await aPledgeWithPhoto();
    await (await moderate(id))('hide_post');
    await cloud.settled();
    await asOwner(cloud, ruth).deletePledge(id);
    await cloud.settled();
    expect(cloud.bucket.keys().filter((key) => key.includes(photoId))).toEqual([]);
  });

  it('of a post that its owner hid are visible only to the owner until it is shown again', async () => {
    const { id, photoId } = await aPledgeWithPhoto();
    const owner = asOwner(cloud, ruth);
    await owner.setPledgeHidden(id, true);
    await cloud.settled();
    expect(await statusesOf(photoId)).toEqual(new Set([404]));
    expect(forgotten()).toEqual(expect.arrayContaining([`/share/${id}*`, `/media/${photoId}/*`]));
    const listed = (await owner.pledges()).find((each) => each.id === id)?.photo;
    const [shown] = (await owner.readPledge(id)).body.photos;
    for (const photo of [listed, shown]) {
      const picture = await fetch(photo?.url ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    await owner.setPledgeHidden(id, false);
    await cloud.settled();
    expect(await statusesOf(photoId)).toEqual(new Set([200]));
    expect((await owner.readPledge(id)).body.photos[0]?.url).toBeUndefined();
  });

  it('that an edit adds to a hidden post are withheld too', async () => {
    const { id } = await postCatch(cloud, ruth);
    const owner = asOwner(cloud, ruth);
    await owner.setCatchHidden(id, true);
    const { uploadId } = await upload(cloud, ruth);
    const { version } = (await owner.readCatch(id)).body;
    expect((await owner.editCatch(id, { version, photos: [{ uploadId }] })).status).toBe(200);
    await cloud.settled();
    expect(await statusesOf(uploadId)).toEqual(new Set([404]));
  });

  it('of a suspended person and their posts are withheld during the suspension', async () => {
    const sam = await cloud.createUser();
    const [ofPost, ofSam] = [await upload(cloud, sam), await upload(cloud, sam, { kind: 'profile' })];
    await postCatch(cloud, sam, { photos: [{ uploadId: ofPost.uploadId }] });
    await cloud.call(setPhoto, { token: sam.accessToken, body: { uploadId: ofSam.uploadId } });
    await cloud.settled();
    const of = ({ userId }: TestUser) => ({ token: admin.accessToken, params: { userId } });
    const statuses = async () =>
      new Set([...(await statusesOf(ofPost.uploadId)), ...(await statusesOf(ofSam.uploadId))]);
    expect(await statuses()).toEqual(new Set([200]));
    await cloud.call(suspendUser, {
      ...of(sam),
      body: { reason: 'Sells watches.' },
    });
    await cloud.settled();
    expect(await statuses()).toEqual(new Set([404]));
    expect(forgotten()).toEqual(
      expect.arrayContaining([`/media/${ofPost.uploadId}/*`, `/media/${ofSam.uploadId}/*`]),
    );
    const { user } = (await cloud.call(getMe, { token: sam.accessToken })).body;
    expect((await fetch(user.photo?.url ?? '')).status).toBe(200);
    await cloud.call(liftSuspension, of(sam));
    await cloud.settled();
    expect(await statuses()).toEqual(new Set([200]));
  });
});

it('many removals at once are invalidated in one request', async () => {
  const before = cloud.invalidations.requested.length;
  expect(await runJobs(cloud, forgetPhotos(['A', 'B']), forgetPhotos(['B', 'C']))).toEqual({
    batchItemFailures: [],
  });
  expect(cloud.invalidations.requested.slice(before)).toEqual([['/media/A/*', '/media/B/*', '/media/C/*']]);
});

describe('removals beyond the limits of a day', () => {
  /** The invalidations during this action and within the next quarter of an hour. */
  const toldBy = async (act: () => Promise<unknown>) => {
    await useUp('person', ruth);
    const before = forgotten().length;
    await act();
    await cloud.settled();
    const atOnce = forgotten().slice(before);
    cloud.clock.advance(INVALIDATION_INTERVAL);
    await cloud.settled();
    return { atOnce, later: forgotten().slice(before + atOnce.length) };
  };

  it('are invalidated with all pictures and photos at the next quarter of an hour, and are in no list before', async () => {
    const { id, photoId } = await aPledgeWithPhoto();
    const another = await aPledgeWithPhoto();
    const owner = asOwner(cloud, ruth);
    const loop = async () => {
      for (const hidden of [true, false, true]) {
        await owner.setPledgeHidden(id, hidden);
        await cloud.settled();
      }
      expect(await listsWith(id)).toEqual([]);
    };
    const { atOnce: none, later: byHiding } = await toldBy(loop);
    expect([none, byHiding.toSorted()]).toEqual([[], ['/media/*', '/share/*']]);
    const remove = async () => {
      await owner.deletePledge(id);
      await owner.deletePledge(another.id);
    };
    const { atOnce, later } = await toldBy(remove);
    expect([atOnce, later.toSorted()]).toEqual([[], ['/media/*', '/share/*']]);
    expect(await statusesOf(photoId)).toEqual(new Set([404]));
  });

  it('are invalidated in the same way if everybody together removed many', async () => {
    const { id } = await aPledgeWithPhoto();
    await useUp('site', EVERYBODY);
    const before = forgotten().length;
    await asOwner(cloud, ruth).setPledgeHidden(id, true);
    await cloud.settled();
    expect(forgotten().slice(before)).toEqual([]);
  });

  it('are invalidated at once if administrators do it', async () => {
    const { id, photoId } = await aPledgeWithPhoto();
    const act = await moderate(id);
    const { atOnce } = await toldBy(() => act('hide_post'));
    expect(atOnce).toEqual(
      expect.arrayContaining([`/share/${id}*`, `/media/${photoId}/*`, `/index.html?p=/pledge/${id}*`]),
    );
  });
});

it('removals beyond the limits are invalidated once, however many jobs contain them', async () => {
  const before = cloud.invalidations.requested.length;
  const now = new Date(cloud.clock.now());
  const next = new Date(now.getTime() + INVALIDATION_INTERVAL);
  for (const at of [now, now, next])
    await runJobs(cloud, forgetLater('photos', at), forgetLater('photos', at));
  expect(cloud.invalidations.requested.slice(before)).toEqual([['/media/*'], ['/media/*']]);
});
