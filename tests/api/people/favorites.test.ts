import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import {
  addFavorite,
  findLikesAndFavorites,
  listFavorites,
  removeFavorite,
} from '#shared/favorites/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { deleteProfiles } from '#shared/people/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { createFisherman } from '#tests/support/fishermen.ts';

const anyone = () => cloud.createUser();

/** A person with a fisherman's profile and a card in the directory. */
const aFisherman = (name: string) => createFisherman(cloud, name);
const add = ({ accessToken: token }: TestUser, { userId: fishermanId }: Pick<TestUser, 'userId'>) =>
  cloud.call(addFavorite, { token, params: { fishermanId } });
const remove = ({ accessToken: token }: TestUser, { userId: fishermanId }: Pick<TestUser, 'userId'>) =>
  cloud.call(removeFavorite, { token, params: { fishermanId } });
const list = async ({ accessToken: token }: TestUser, query: { limit?: string; cursor?: string } = {}) =>
  (await cloud.call(listFavorites, { token, query })).body;
const names = async (user: TestUser) => (await list(user)).items.map(({ name }) => name);
const favoritesInMe = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.favoriteFishermanIds;

/** Everything the table stores about a person's favorites. */
const kept = async ({ userId }: TestUser) => [
  ...(await readItems(cloud, 'pk', `FAVORITE#${userId}`)),
  ...(await readItems(cloud, 'pk', `FAVORITES#${userId}`)),
];

describe('favorites', () => {
  it('are cards of fishermen, last added first, each once', async () => {
    const [ann, ruth, silas] = await Promise.all([
      anyone(),
      aFisherman('Ruth Alder'),
      aFisherman('Silas Crane'),
    ]);
    expect((await list(ann)).items).toEqual([]);
    expect((await add(ann, ruth)).body).toEqual({ favorite: true });
    await add(ann, silas);
    expect((await add(ann, ruth)).body).toEqual({ favorite: true });
    const { items, nextCursor } = await list(ann);
    expect(items.map(({ userId }) => userId)).toEqual([silas.userId, ruth.userId]);
    expect(items[1]).toMatchObject({ name: 'Ruth Alder', location: 'Portland, ME', totalCatches: 0 });
    expect(nextCursor).toBeUndefined();
    expect(JSON.stringify(items)).not.toContain('555-0142');
    expect(await favoritesInMe(ann)).toEqual([silas.userId, ruth.userId]);
    expect(await favoritesInMe(ruth)).toEqual([]);
  });

  it('are removed once, and can be added again at the top', async () => {
    const [ann, ruth, silas] = await Promise.all([
      anyone(),
      aFisherman('Ruth Alder'),
      aFisherman('Silas Crane'),
    ]);
    await add(ann, ruth);
    await add(ann, silas);
    for (let time = 0; time < 2; time++) expect((await remove(ann, ruth)).body).toEqual({ favorite: false });
    expect(await names(ann)).toEqual(['Silas Crane']);
    expect(await kept(ann)).toHaveLength(2);
    await add(ann, ruth);
    expect(await names(ann)).toEqual(['Ruth Alder', 'Silas Crane']);
  });

  it('are returned in pages, with a cursor that only their owner can use', async () => {
    const [ann, ben] = await Promise.all([anyone(), anyone()]);
    for (const name of ['Ada Reed', 'Bo Finch', 'Cy Marsh']) await add(ann, await aFisherman(name));
    const first = await list(ann, { limit: '2' });
    expect(first.items.map(({ name }) => name)).toEqual(['Cy Marsh', 'Bo Finch']);
    const cursor = first.nextCursor ?? '';
    const rest = await list(ann, { limit: '2', cursor });
    expect(rest).toEqual({ items: [expect.objectContaining({ name: 'Ada Reed' })] });
    const foreign = await cloud.call(listFavorites, { token: ben.accessToken, query: { cursor } });
    expect(foreign.error.code).toBe('invalid_cursor');
  });

  it('are consistent after they were added and removed many times at once', async () => {
    const [ann, ruth] = await Promise.all([anyone(), aFisherman('Ruth Alder')]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? add(ann, ruth) : remove(ann, ruth))),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const isThere = (await favoritesInMe(ann)).length === 1;
    expect(await kept(ann)).toHaveLength(isThere ? 2 : 0);
    expect(await names(ann)).toEqual(isThere ? ['Ruth Alder'] : []);
  });

  it('need a token and a fisherman', async () => {
    const [ann, buyer, ruth] = await Promise.all([anyone(), anyone(), aFisherman('Ruth Alder')]);
    const params = { fishermanId: ruth.userId };
    const refused = await Promise.all([
      cloud.call(listFavorites),
      cloud.call(addFavorite, { params }),
      cloud.call(removeFavorite, { params }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    const { status, error } = await add(ann, buyer);
    expect({ status, message: error.message }).toEqual({
      status: 404,
      message: 'Fisherman profile not found',
    });
    expect(await kept(ann)).toEqual([]);
  });

  it('are returned by fisherman if GET /me does not contain them', async () => {
    const [ann, ruth, silas] = await Promise.all([
      anyone(),
      aFisherman('Ruth Alder'),
      aFisherman('Silas Crane'),
    ]);
    await add(ann, ruth);
    const { body } = await cloud.call(findLikesAndFavorites, {
      token: ann.accessToken,
      query: { fishermen: `${silas.userId},${ruth.userId}` },
    });
    expect(body).toEqual({ likedPledgeIds: [], favoriteFishermanIds: [ruth.userId] });
  });
});

describe('a fisherman who is gone', () => {
  it.each(['deletes the account', 'loses the profile'])(
    'is in nobody’s favorites after they %s',
    async (how) => {
      const [ann, ben, ruth, silas] = await Promise.all([
        anyone(),
        anyone(),
        aFisherman('Ruth Alder'),
        aFisherman('Silas Crane'),
      ]);
      for (const user of [ann, ben]) for (const fisherman of [ruth, silas]) await add(user, fisherman);
      if (how === 'deletes the account') await cloud.call(deleteAccount, { token: ruth.accessToken });
      else {
        const admin = await cloud.createUser({ groups: ['admin'] });
        await cloud.call(deleteProfiles, { token: admin.accessToken, params: { userId: ruth.userId } });
      }
      await cloud.settled();
      for (const user of [ann, ben]) {
        expect(await names(user)).toEqual(['Silas Crane']);
        expect(await favoritesInMe(user)).toEqual([silas.userId]);
        expect(await kept(user)).toHaveLength(2);
      }
      expect((await add(ann, ruth)).status).toBe(404);
    },
  );
});

describe('favorites of an account', () => {
  it('are in its export with their time, and are deleted with it', async () => {
    const [ann, ruth] = await Promise.all([anyone(), aFisherman('Ruth Alder')]);
    await add(ann, ruth);
    const body = await downloadData(cloud, ann);
    expect(body.favorites).toEqual([{ fishermanId: ruth.userId, addedAt: expect.any(String) }]);
    expect(Date.parse(body.favorites[0]?.addedAt ?? '')).toBeGreaterThan(Date.now() - HOUR);
    await cloud.call(deleteAccount, { token: ann.accessToken });
    await cloud.settled();
    expect(await kept(ann)).toEqual([]);
    expect((await add(ann, ruth)).status).toBe(401);
  });
});
