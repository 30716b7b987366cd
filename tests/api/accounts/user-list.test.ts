/** The list of people for administrators: its filters, orders, count and file. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { DAY } from '#shared/limits.ts';
import { countUsers, grantCredits, listUsers, setPro, suspendUser } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItem } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';

useOwnCloud();

let [alma, ruth, omar, bea]: TestUser[] = [];

const token = () => ({ token: alma?.accessToken });
type Filters = QueryInput<typeof countUsers>;
const listed = async (query: QueryInput<typeof listUsers> = {}) =>
  (await cloud.call(listUsers, { ...token(), query })).body.items;
const names = async (query: Filters) => (await listed(query)).map(({ name }) => name);
const count = async (query: Filters) => (await cloud.call(countUsers, { ...token(), query })).body;
const today = () => new Date(cloud.clock.now()).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });

it.beforeAll(async () => {
  alma = await aPerson(cloud, { name: 'Alma Desk', groups: ['admin'] });
  ruth = await aPerson(cloud, { name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  omar = await aPerson(cloud, { name: 'Omar Finn', fisherman: 'Omar Finn' });
  bea = await aPerson(cloud, { name: 'Bea Alder' });
  await cloud.call(setPro, { ...token(), params: { userId: ruth.userId }, body: { isPro: true } });
  const given = { credits: 2, reason: 'A test.' };
  await cloud.call(grantCredits, { ...token(), params: { userId: ruth.userId }, body: given });
  await cloud.call(suspendUser, { ...token(), params: { userId: omar.userId }, body: { reason: 'Spam' } });
  await cloud.settled();
});

describe('the list of people', () => {
  it('contains people who match all filters, with their number', async () => {
    const expected: [Filters, string[]][] = [
      [{}, ['Bea Alder', 'Omar Finn', 'Ruth Alder', 'Alma Desk']],
      [{ profileType: 'fisherman' }, ['Omar Finn', 'Ruth Alder']],
      [{ profileType: 'none' }, ['Bea Alder', 'Alma Desk']],
      [{ pro: 'true' }, ['Ruth Alder']],
      [{ suspended: 'true' }, ['Omar Finn']],
      [{ pro: 'true', suspended: 'true' }, []],
      [{ q: 'alder' }, ['Bea Alder', 'Ruth Alder']],
      [{ q: 'alder', pro: 'true' }, ['Ruth Alder']],
      [{ seen: 'week' }, ['Bea Alder', 'Omar Finn', 'Ruth Alder', 'Alma Desk']],
      [{ seen: 'notForMonth' }, []],
    ];
    for (const [query, found] of expected) {
      expect(new Set(await names(query)), JSON.stringify(query)).toEqual(new Set(found));
      expect(await count(query)).toEqual({ count: found.length, more: false });
    }
    expect((await listed({ pro: 'true' }))[0]).toMatchObject({
      isPro: true,
      credits: 2,
      isSuspended: false,
      lastSeenOn: today(),
    });
  });

  it('continues after a full page in each order', async () => {
    for (const order of ['newest', 'lastSeen', 'longestAgo'] as const) {
      const query = { order, limit: '1' };
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await cloud.call(listUsers, { ...token(), query: { ...query, cursor } });
        found.push(...body.items.map(({ userId }) => userId));
        cursor = body.nextCursor;
      } while (cursor !== undefined);
      expect(found).toHaveLength(4);
      expect(found).toEqual((await listed({ order })).map(({ userId }) => userId));
    }
  });

  it('can be downloaded as a file without formulas', async () => {
    const formula = await aPerson(cloud, { name: '=1+1', fisherman: 'Kai Moss' });
    await cloud.settled();
    const headers = { authorization: `Bearer ${alma?.accessToken}` };
    const file = await cloud.request('/api/admin/users.csv?profileType=fisherman', { headers });
    const [head, ...rows] = (await file.text()).trim().split('\r\n');
    expect(head).toContain('"name","email","joined","last seen"');
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row.includes('Ruth Alder'))).toContain('"fisherman","","yes","2","no"');
    expect(rows.find((row) => row.includes(formula.userId))).toContain(`"'=1+1"`);
  });

  it('knows the day when a person was last seen, which is written once a day', async () => {
    if (!bea) throw new Error('The person was created');
    const { userId } = bea;
    const key = { pk: `USER#${userId}`, sk: 'LAST-SEEN' };
    const before = today();
    expect(await readItem(cloud, key)).toEqual({ ...key, day: before });
    cloud.clock.advance(40 * DAY);
    [alma, bea] = [await signedInAgain(cloud, alma as TestUser), await signedInAgain(cloud, bea)];
    expect(await names({ seen: 'notForMonth' })).toContain('Bea Alder');
    expect(await names({ seen: 'notForQuarter' })).toEqual([]);
    for (let times = 0; times < 2; times++) await cloud.call(getMe, { token: bea.accessToken });
    await cloud.settled();
    expect(await readItem(cloud, key)).toEqual({ ...key, day: today() });
    expect(await names({ seen: 'week' })).toEqual(['Bea Alder']);
    expect(await names({ seen: 'notForMonth', q: 'alder' })).toEqual(['Ruth Alder']);
    expect((await names({ order: 'lastSeen' }))[0]).toBe('Bea Alder');
    expect((await names({ order: 'longestAgo' })).at(-1)).toBe('Bea Alder');
    const { more } = await downloadData(cloud, bea);
    expect(more).toContainEqual({ kind: 'LAST-SEEN', day: today() });
  });
});
