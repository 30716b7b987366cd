/** Pro and credits from an administrator, and their effects. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getFisherman, listFishermen } from '#shared/fishermen/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { grantCredits, setPro, takeCredits } from '#shared/people/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
});

async function aFisherman(name = 'Ruth Alder'): Promise<TestUser> {
  const user = await cloud.createUser();
  await cloud.call(createProfile, { token: user.accessToken, body: { profileType: 'fisherman', name } });
  await cloud.settled();
  return user;
}

const make = ({ userId }: TestUser, body: { isPro: boolean; until?: string }) =>
  cloud.call(setPro, { token: admin.accessToken, params: { userId }, body });
const reason = 'A test.';
const grant = ({ userId }: TestUser, credits: number, idempotencyKey = crypto.randomUUID()) =>
  cloud.call(grantCredits, {
    token: admin.accessToken,
    params: { userId },
    body: { credits, reason },
    idempotencyKey,
  });
const take = ({ userId }: TestUser, credits: number, token = admin.accessToken) =>
  cloud.call(takeCredits, { token, params: { userId }, body: { credits, reason } });
const cardOf = async ({ userId }: TestUser) => {
  await cloud.settled();
  const { items } = (await cloud.call(listFishermen, { query: { limit: '100' } })).body;
  return items.find((card) => card.userId === userId);
};

describe('a fisherman whom an administrator makes Pro', () => {
  it('is Pro in the directory, in the profile and in later posts', async () => {
    const ruth = await aFisherman();
    const before = await postCatch(cloud, ruth);
    expect(before.isPro).toBe(false);
    expect((await make(ruth, { isPro: true })).body).toEqual({ userId: ruth.userId, isPro: true });
    expect(await cardOf(ruth)).toMatchObject({ isPro: true });
    const params = { userId: ruth.userId };
    expect((await cloud.call(getFisherman, { params })).body.isPro).toBe(true);
    const [profile] = (await cloud.call(getMe, { token: ruth.accessToken })).body.profiles;
    expect(profile).toMatchObject({ isPro: true });
    expect(profile).not.toHaveProperty('proUntil');
    const posted = await postCatch(cloud, ruth);
    expect((await cloud.call(getCatch, { params: { catchId: posted.id } })).body.isPro).toBe(true);
    expect((await make(ruth, { isPro: false })).body.isPro).toBe(false);
    expect(await cardOf(ruth)).toMatchObject({ isPro: false });
    expect((await postCatch(cloud, ruth)).isPro).toBe(false);
  });

  it('is Pro everywhere until the given time', async () => {
    const ruth = await aFisherman();
    const until = new Date(cloud.clock.now() + HOUR).toISOString();
    expect((await make(ruth, { isPro: true, until })).body).toMatchObject({ isPro: true, until });
    expect(await cardOf(ruth)).toMatchObject({ isPro: true });
    expect(await cardOf(ruth)).not.toHaveProperty('proUntil');
    cloud.clock.advance(HOUR);
    expect(await cardOf(ruth)).toMatchObject({ isPro: false });
    const again = { ...ruth, accessToken: await signIn(cloud, ruth) };
    const [profile] = (await cloud.call(getMe, { token: again.accessToken })).body.profiles;
    expect(profile).toMatchObject({ isPro: false });
    expect((await postCatch(cloud, again, { condition: 'frozen' })).isPro).toBe(false);
    admin = { ...admin, accessToken: await signIn(cloud, admin) };
  });

  it('is not Pro if the given time is over', async () => {
    const ruth = await aFisherman();
    const until = new Date(cloud.clock.now()).toISOString();
    const { status, error } = await make(ruth, { isPro: true, until });
    expect(status).toBe(422);
    expect(error?.issues).toEqual([{ path: 'until', message: 'The end has to be later than now' }]);
    expect(await cardOf(ruth)).toMatchObject({ isPro: false });
  });

  it('needs a fisherman profile, and only an administrator can make somebody Pro', async () => {
    const [ann, ruth] = [await cloud.createUser(), await aFisherman()];
    for (const answer of [await make(ann, { isPro: true }), await grant(ann, 5), await take(ann, 5)])
      expect(answer.error).toMatchObject({ code: 'not_found', message: 'Profile not found' });
    const params = { userId: ruth.userId };
    const manager = await cloud.createUser({ groups: ['fisherman_manager'] });
    for (const { accessToken: token } of [ruth, manager]) {
      expect((await cloud.call(setPro, { token, params, body: { isPro: true } })).status).toBe(403);
      const body = { credits: 5, reason };
      expect((await cloud.call(grantCredits, { token, params, body })).status).toBe(403);
      expect((await take(ruth, 5, token)).status).toBe(403);
    }
  });
});

describe('credits', () => {
  it('are added to the present ones, once for each gift, with an audit entry', async () => {
    const ruth = await aFisherman();
    const credits = async () => (await cloud.call(getMe, { token: ruth.accessToken })).body.credits;
    const before = await credits();
    const key = crypto.randomUUID();
    for (let times = 0; times < 2; times++) expect((await grant(ruth, 3, key)).body.credits).toBe(before + 3);
    await Promise.all([grant(ruth, 1), grant(ruth, 1)]);
    expect(await credits()).toBe(before + 5);
    for (const wrong of [0, -1, 1.5, 101]) expect((await grant(ruth, wrong)).status).toBe(422);
    const audit = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ userId }) => userId === ruth.userId);
    const written = audit.map(({ action, before: from, after }) => [action, from, after]);
    // The order of two gifts at the same moment does not matter.
    expect(written).toHaveLength(3);
    expect(written).toEqual(
      expect.arrayContaining([
        ['credits-granted', { credits: before }, { credits: before + 3, why: reason }],
        ['credits-granted', { credits: before + 3 }, { credits: before + 4, why: reason }],
        ['credits-granted', { credits: before + 4 }, { credits: before + 5, why: reason }],
      ]),
    );
  });

  it('are taken back by several administrators at once, but never more than there are', async () => {
    const ruth = await aFisherman();
    const credits = async () => (await cloud.call(getMe, { token: ruth.accessToken })).body.credits;
    await Promise.all([grant(ruth, 3), take(ruth, 2), take(ruth, 1)]);
    expect(await credits()).toBe(5);
    const answers = await Promise.all([take(ruth, 4), take(ruth, 4)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.error.issues).toEqual([{ path: 'credits', message: 'They have only one credit' }]);
    expect(await credits()).toBe(1);
    const taken = (await readItems(cloud, 'pk', 'AUDIT')).filter(
      ({ userId, action }) => userId === ruth.userId && action === 'credits-taken',
    );
    expect(taken).toHaveLength(3);
    expect(taken.at(-1)).toMatchObject({ before: { credits: 5 }, after: { credits: 1, why: reason } });
  });
});
