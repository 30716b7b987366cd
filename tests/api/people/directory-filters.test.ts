/** The directory filtered by a name, or for Pro fishermen. */
import { describe, expect } from 'vitest';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { DAY } from '#shared/limits.ts';
import { setPro } from '#shared/people/endpoints.ts';
import { updateProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';

useOwnCloud();

async function aFisherman(form?: Parameters<typeof signUpFisherman>[1]): Promise<TestUser> {
  const user = await signUpFisherman(cloud, form);
  await cloud.settled();
  return user;
}

const list = async (query: QueryInput<typeof listFishermen>) =>
  (await cloud.call(listFishermen, { query: { limit: '100', ...query } })).body.items;

describe('the filters of the directory', () => {
  it('find the words of a name, as in the search for posts, and follow a changed name', async () => {
    const user = await aFisherman({ name: "Zoë O'Brannigan" });
    const other = await aFisherman({ name: 'Zacharias Brant' });
    const found = async (q: string) => (await list({ q })).map(({ userId }) => userId);
    for (const q of ['zoe', 'OBRANNIGAN', 'obra zoe']) expect(await found(q)).toEqual([user.userId]);
    expect(await found('bran')).toEqual([other.userId]);
    expect(await found('bra')).toEqual([other.userId]);
    expect(await found('!!')).toEqual([]);
    const params = { profileType: 'fisherman' as const };
    await cloud.call(updateProfile, { token: user.accessToken, params, body: { name: 'Zoe Quill' } });
    await cloud.settled();
    expect(await found('obrannigan')).toEqual([]);
    expect(await found('quill')).toEqual([user.userId]);
  });

  it('find only current Pro fishermen, together with all other filters', async () => {
    const [pro, until, other] = await Promise.all([
      aFisherman({ name: 'Pia Quint', location: 'Portland, ME' }),
      aFisherman({ name: 'Paul Quint', location: 'Key West, FL' }),
      aFisherman({ name: 'Pat Quint', location: 'Portland, ME' }),
    ]);
    const admin = await cloud.createUser({ groups: ['admin'] });
    const makePro = (user: TestUser, body: { isPro: true; until?: string }) =>
      cloud.call(setPro, { token: admin.accessToken, params: { userId: user.userId }, body });
    await makePro(pro, { isPro: true });
    await makePro(until, { isPro: true, until: new Date(cloud.clock.now() + DAY).toISOString() });
    await cloud.settled();
    const found = async (query: QueryInput<typeof listFishermen>) =>
      (await list({ pro: 'true', ...query })).map(({ userId }) => userId).sort();
    const both = [pro.userId, until.userId].sort();
    expect(await found({})).toEqual(both);
    expect(await found({ q: 'quint' })).toEqual(both);
    expect((await list({ q: 'quint' })).map(({ userId }) => userId)).toContain(other.userId);
    expect(await found({ near: '43.66,-70.26' })).toEqual([pro.userId]);
    expect(await found({ flavour: 'community' })).toEqual([]);
    cloud.clock.advance(2 * DAY);
    await expect.poll(() => found({})).toEqual([pro.userId]);
    expect(await found({ q: 'quint' })).toEqual([pro.userId]);
  });
});
