import { describe, expect } from 'vitest';
import { stats as counts, fisherman, fishermen, profile } from '#lambdas/people/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { getFisherman, listFishermen } from '#shared/fishermen/endpoints.ts';
import { BIO_EXCERPT_LENGTH } from '#shared/fishermen/rules.ts';
import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import { deleteProfiles } from '#shared/people/endpoints.ts';
import { cellOf } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { createProfile, setPhoto, updateProfile } from '#shared/profiles/endpoints.ts';
import { pagesOf } from '#tests/api/pages/pages.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { milesApart } from '#tests/support/cloud/brute-force.ts';
import { readItems, setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { asOwner } from '#tests/support/own-posts.ts';

useOwnCloud();

const PHONE = '(207) 555-0142';

async function aFisherman(form?: Parameters<typeof signUpFisherman>[1]): Promise<TestUser> {
  const user = await signUpFisherman(cloud, form);
  await cloud.settled();
  return user;
}

const list = async (query: QueryInput<typeof listFishermen> = {}) =>
  (await cloud.call(listFishermen, { query: { limit: '100', ...query } })).body.items;
const cardOf = async ({ userId }: TestUser, query?: QueryInput<typeof listFishermen>) =>
  (await list(query)).find((card) => card.userId === userId);
const profileOf = ({ userId }: TestUser) => cloud.call(getFisherman, { params: { userId } });

describe('the card of a fisherman', () => {
  it('shows the name and the place from the sign-up form on', async () => {
    const user = await aFisherman({ location: 'Portland, ME' });
    const { createdAt, ...card } = (await cardOf(user)) as FishermanCard;
    expect(card).toEqual({
      userId: user.userId,
      name: 'Ruth Alder',
      isPro: false,
      location: 'Portland, ME',
      coordinates: { lat: expect.closeTo(43.66, 0), lng: expect.closeTo(-70.26, 0) },
      bio: 'Long-lining since 1998.',
      totalCatches: 0,
      pledgeCount: 0,
      ratingCount: 0,
    });
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
    expect((await profileOf(user)).body).toEqual({
      ...card,
      createdAt,
      totalPledgePoints: 0,
      mealsClaimed: 0,
      mealsServed: 0,
    });
  });

  it('shows the town of a ZIP code, keeps text that is not a place, and then uses the position of the ZIP code', async () => {
    const [plain, plusFour, words] = await Promise.all([
      aFisherman({ zipcode: '02740' }),
      aFisherman({ zipcode: '02740-1234' }),
      aFisherman({ zipcode: '02740', location: 'third float past the ice house' }),
    ]);
    const cards = await Promise.all([cardOf(plain), cardOf(plusFour), cardOf(words)]);
    expect(cards.map((card) => card?.location)).toEqual([
      'New Bedford, MA',
      'New Bedford, MA',
      'third float past the ice house',
    ]);
    for (const card of cards) expect(card?.coordinates?.lat).toBeCloseTo(41.64, 1);
  });

  it('is listed without a place if the person gave none', async () => {
    const user = await cloud.createUser();
    await makeProfile(user);
    const card = await cardOf(user);
    expect(card?.location).toBe('');
    expect(card?.coordinates).toBeUndefined();
  });

  it('shows the start of a long bio, and the profile shows all of it', async () => {
    const bio = 'Out before first light, back with the tide. '.repeat(11).trim();
    const user = await aFisherman({ bio });
    const shown = (await cardOf(user))?.bio ?? '';
    expect(shown.length).toBeLessThanOrEqual(BIO_EXCERPT_LENGTH);
    expect(bio.startsWith(shown.slice(0, -1))).toBe(true);
    expect((await profileOf(user)).body.bio).toBe(bio);
  });

  it('follows the profile and the photo', async () => {
    const user = await aFisherman();
    const body = { name: 'Ruth Alder Finn', location: '33040', bio: 'Moved south.' };
    const params = { profileType: 'fisherman' as const };
    await cloud.call(updateProfile, { token: user.accessToken, params, body });
    const { uploadId } = await upload(cloud, user, { kind: 'profile' });
    await cloud.call(setPhoto, { token: user.accessToken, body: { uploadId } });
    await cloud.settled();
    expect(await cardOf(user)).toMatchObject({
      name: 'Ruth Alder Finn',
      location: 'Key West, FL',
      bio: 'Moved south.',
      photo: { id: uploadId },
    });
  });

  it('counts posts, and meals in the profile', async () => {
    const user = await aFisherman();
    await Promise.all([
      postCatch(cloud, user),
      postCatch(cloud, user),
      postPledge(cloud, user, { mealsPledged: 24 }),
      postPledge(cloud, user, { mealsPledged: 60 }),
    ]);
    await cloud.settled();
    expect(await cardOf(user)).toMatchObject({ totalCatches: 2, pledgeCount: 2 });
    expect((await profileOf(user)).body).toMatchObject({ totalCatches: 2, totalPledgePoints: 84 });
  });

  it('counts edited, hidden, shown and deleted posts', async () => {
    const user = await aFisherman();
    const owner = asOwner(cloud, user);
    const caught = await postCatch(cloud, user);
    const pledge = await postPledge(cloud, user, { mealsPledged: 24 });
    const figures = async () => {
      await cloud.settled();
      const { totalCatches, pledgeCount, totalPledgePoints } = (await profileOf(user)).body;
      return [totalCatches, pledgeCount, totalPledgePoints, (await cardOf(user))?.pledgeCount];
    };
    await owner.editPledge(pledge.id, { version: 1, mealsPledged: 30 });
    expect(await figures()).toEqual([1, 1, 30, 1]);
    await owner.setPledgeHidden(pledge.id, true);
    expect(await figures()).toEqual([1, 0, 0, 0]);
    expect(await cardOf(user, { flavour: 'community' })).toBeUndefined();
    await owner.setPledgeHidden(pledge.id, false);
    expect(await figures()).toEqual([1, 1, 30, 1]);
    await owner.deleteCatch(caught.id);
    expect(await figures()).toEqual([0, 1, 30, 1]);
  });

  it('shows the average of real ratings, rounded down, and none without ratings', async () => {
    const user = await aFisherman();
    await postCatch(cloud, user);
    await cloud.settled();
    expect(await cardOf(user)).not.toHaveProperty('rating');
    await setAttribute(cloud, counts.key({ userId: user.userId }), 'ratingTotal', 14);
    await setAttribute(cloud, counts.key({ userId: user.userId }), 'ratingCount', 3);
    await cloud.settled();
    expect(await cardOf(user)).toMatchObject({ rating: 4.6, ratingCount: 3 });
    expect((await profileOf(user)).body).toMatchObject({ rating: 4.6, ratingCount: 3 });
  });
});

async function makeProfile(user: TestUser, name = 'Omar Finn'): Promise<void> {
  const body = { profileType: 'fisherman' as const, name, phone: PHONE };
  await cloud.call(createProfile, { token: user.accessToken, body });
  await cloud.settled();
}

describe('the entries of the directory', () => {
  it('include no buyers and no people without a profile', async () => {
    const user = await cloud.createUser();
    const body = { profileType: 'buyer' as const, name: 'Dana' };
    await cloud.call(createProfile, { token: user.accessToken, body });
    await cloud.settled();
    expect(await cardOf(user)).toBeUndefined();
    const { status, error } = await profileOf(user);
    expect({ status, message: error.message }).toEqual({
      status: 404,
      message: 'Fisherman profile not found',
    });
  });

  it('include only fishermen with a visible pledge on the community site', async () => {
    const [withPledge, withCatch] = await Promise.all([aFisherman(), aFisherman()]);
    await Promise.all([postPledge(cloud, withPledge), postCatch(cloud, withCatch)]);
    await cloud.settled();
    const community = { flavour: 'community' } as const;
    expect(await cardOf(withPledge, community)).toEqual(await cardOf(withPledge));
    expect(await cardOf(withCatch, community)).toBeUndefined();
    expect(await cardOf(withCatch)).toBeDefined();
    // The last pledge is removed.
    await setAttribute(cloud, counts.key({ userId: withPledge.userId }), 'pledges', 0);
    await cloud.settled();
    expect(await cardOf(withPledge, community)).toBeUndefined();
    expect(await cardOf(withPledge)).toMatchObject({ pledgeCount: 0 });
  });

  it('are sorted by the newest profile, in pages', async () => {
    for (const name of ['First', 'Second', 'Third']) await aFisherman({ name });
    const all = (await list()).map(({ userId }) => userId);
    const pages = await pagesOf((cursor) => cloud.call(listFishermen, { query: { limit: '2', ...cursor } }));
    expect(pages.flatMap(({ items }) => items.map(({ userId }) => userId))).toEqual(all);
    expect((await list()).slice(0, 3).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  });

  it('cannot be paged with the cursor of the other site', async () => {
    await Promise.all([aFisherman(), aFisherman()]);
    const { nextCursor } = (await cloud.call(listFishermen, { query: { limit: '1' } })).body;
    const query = { flavour: 'community' as const, ...(nextCursor !== undefined && { cursor: nextCursor }) };
    expect((await cloud.call(listFishermen, { query })).error.code).toBe('invalid_cursor');
  });

  it('include no deleted accounts or profiles', async () => {
    const [leaving, removed, admin] = await Promise.all([
      aFisherman(),
      aFisherman(),
      cloud.createUser({ groups: ['admin'] }),
    ]);
    await cloud.call(deleteAccount, { token: leaving.accessToken });
    // It is gone with the account, before the stream runs.
    expect(await cardOf(leaving)).toBeUndefined();
    const params = { userId: removed.userId };
    await cloud.call(deleteProfiles, { token: admin.accessToken, params });
    await cloud.settled();
    for (const user of [leaving, removed]) {
      expect(await cardOf(user)).toBeUndefined();
      expect((await profileOf(user)).status).toBe(404);
      expect(await storedCards(user)).toEqual([]);
    }
  });

  it('can return once with a new profile', async () => {
    const [user, admin] = await Promise.all([aFisherman(), cloud.createUser({ groups: ['admin'] })]);
    const params = { userId: user.userId };
    await cloud.call(deleteProfiles, { token: admin.accessToken, params });
    await makeProfile(user, 'Ruth Again');
    expect((await list()).filter(({ userId }) => userId === user.userId)).toMatchObject([
      { name: 'Ruth Again' },
    ]);
  });
});

describe('the search near a place', () => {
  it('finds entries within 35 miles with their distance, by position or cell', async () => {
    // 26 miles, 44 miles and far from Portland, and without a place.
    const [portland, kennebunk, portsmouth, keyWest, nowhere] = await Promise.all([
      aFisherman({ location: 'Portland, ME' }),
      aFisherman({ location: 'Kennebunk, ME' }),
      aFisherman({ location: 'Portsmouth, NH' }),
      aFisherman({ location: 'Key West, FL' }),
      cloud.createUser(),
    ]);
    await makeProfile(nowhere);
    await postPledge(cloud, kennebunk);
    await cloud.settled();
    const at = { lat: 43.66, lng: -70.26 };
    const near = `${at.lat},${at.lng}`;
    expect((await cardOf(portland, { near }))?.distance).toBeLessThan(3);
    const distance = (await cardOf(kennebunk, { near }))?.distance ?? 0;
    expect(distance).toBeCloseTo(milesApart(at, (await cardOf(kennebunk))?.coordinates ?? at), 0);
    expect(distance * 10).toBeCloseTo(Math.round(distance * 10), 6);
    for (const user of [portsmouth, keyWest, nowhere]) expect(await cardOf(user, { near })).toBeUndefined();
    const community = await list({ near, flavour: 'community' });
    expect(community.map(({ userId }) => userId)).toContain(kennebunk.userId);
    expect(community.every(({ pledgeCount }) => pledgeCount > 0)).toBe(true);
    // For a cell, the client applies the distance itself.
    const inCell = await list({ cell: writeCell(cellOf(at)) });
    expect(inCell.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining([portland.userId, kennebunk.userId]),
    );
    expect(inCell.some(({ userId }) => userId === keyWest.userId)).toBe(false);
    expect(inCell.every((card) => card.distance === undefined)).toBe(true);
  });

  it('follows a person who moves', async () => {
    const user = await aFisherman({ location: 'Portland, ME' });
    const params = { profileType: 'fisherman' as const };
    await cloud.call(updateProfile, { token: user.accessToken, params, body: { location: 'Astoria, OR' } });
    await cloud.settled();
    expect(await cardOf(user, { near: '43.66,-70.26' })).toBeUndefined();
    expect(await cardOf(user, { near: '46.19,-123.83' })).toBeDefined();
  });

  it('accepts either a position or a cell, not both', async () => {
    const query = { near: '43.66,-70.26', cell: '87:-113' };
    const { status, error } = await cloud.call(listFishermen, { query });
    expect({ status, issues: error.issues?.map(({ path }) => path) }).toEqual({
      status: 422,
      issues: ['cell'],
    });
  });
});

const storedCards = async ({ userId }: TestUser) =>
  (await readItems(cloud, 'pk', fishermen.partition)).filter(({ sk }) => String(sk).endsWith(userId));

/** Notifies the stream's function of a change of this item, whatever its current state. */
async function tellOf(key: { pk: string; sk: string }, times = 1): Promise<void> {
  const Keys = { pk: { S: key.pk }, sk: { S: key.sk } };
  const record = {
    eventID: crypto.randomUUID(),
    eventName: 'MODIFY',
    dynamodb: { Keys, SequenceNumber: '1' },
  };
  const Records = Array.from({ length: times }, () => record);
  expect(await cloud.runtime.invoke('react-to-changes', { Records })).toEqual({ batchItemFailures: [] });
}

describe('repeated changes in the stream', () => {
  it('have the same result when they arrive twice, late or out of order', async () => {
    const user = await aFisherman();
    await Promise.all([postCatch(cloud, user), postPledge(cloud, user)]);
    await cloud.settled();
    const before = await cardOf(user);
    await tellOf(counts.key({ userId: user.userId }), 2);
    await tellOf(profile.key({ userId: user.userId, profileType: 'fisherman' }), 2);
    expect(await cardOf(user)).toEqual(before);
    expect(await storedCards(user)).toHaveLength(1);
  });

  it('end with the current state even if many arrive at once', async () => {
    const user = await aFisherman();
    const stats = counts.key({ userId: user.userId });
    await postCatch(cloud, user);
    await Promise.all([
      setAttribute(cloud, stats, 'catches', 7),
      ...Array.from({ length: 4 }, () => tellOf(stats)),
      setAttribute(cloud, profile.key({ userId: user.userId, profileType: 'fisherman' }), 'isPro', true),
      ...Array.from({ length: 4 }, () =>
        tellOf(profile.key({ userId: user.userId, profileType: 'fisherman' })),
      ),
    ]);
    await cloud.settled();
    expect(await cardOf(user)).toMatchObject({ totalCatches: 7, isPro: true });
  });

  it('do not restore anything after the account is deleted', async () => {
    const user = await aFisherman();
    await cloud.call(deleteAccount, { token: user.accessToken });
    await tellOf(counts.key({ userId: user.userId }));
    await tellOf(profile.key({ userId: user.userId, profileType: 'fisherman' }));
    expect(await cardOf(user)).toBeUndefined();
    expect(await storedCards(user)).toEqual([]);
  });

  it('of the card itself are ignored', async () => {
    const user = await aFisherman();
    const revision = async () =>
      (await readItems(cloud, 'pk', fisherman.key({ userId: user.userId }).pk)).find(
        ({ sk }) => sk === 'FISHERMAN',
      )?.revision;
    const before = await revision();
    await tellOf(fisherman.key({ userId: user.userId }));
    expect(await revision()).toBe(before);
  });
});

describe('the public data of fishermen', () => {
  it('contains no phone number, no email address, and no place more exact than a town', async () => {
    const user = await aFisherman({ name: 'Private Person' });
    await postCatch(cloud, user, { contactInfo: '(207) 555-0199' });
    await cloud.settled();
    for (const path of [`/api/fishermen?limit=100`, `/api/fishermen/${user.userId}`]) {
      const text = await (await cloud.request(path)).text();
      expect(text).toContain('Private Person');
      expect(text).not.toMatch(/555-01|phone|@|mail|zipcode|credits/i);
      for (const [, degrees = ''] of text.matchAll(/"(?:lat|lng)":(-?[\d.]+)/g)) {
        expect(degrees).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }
    }
  });

  it('may be cached by the edge for a while, and not by browsers', async () => {
    const { headers } = await cloud.request('/api/fishermen');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  });
});
