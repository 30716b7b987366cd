import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { HARBOUR } from '#shared/landings/limits.ts';
import { DAY } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

vi.mock('#lambdas/services/places.ts', async (original) => ({
  ...(await original<typeof import('#lambdas/services/places.ts')>()),
  resolvePlace: async () => PORTLAND,
}));
const PORTLAND = { lat: 43.66, lng: -70.26 };

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/landings/harbours.ts')),
  ...(await import('#lambdas/landings/store/count-harbour.ts')),
  ...(await import('#lambdas/landings/store/items.ts')),
};

const START = Date.parse('2026-01-01T12:00:00.000Z');
let landings = 0;

/** Somebody announces a landing at a harbor, so many days after the first. */
async function use(name: string, fishermanId: string, day: number): Promise<void> {
  landings += 1;
  const params = { landingId: `01J${landings}` };
  const at = new Date(START + day * DAY).toISOString();
  const card = {
    ...{ fishermanId, fishermanName: 'Ruth Alder', expected: [], paymentWays: [], state: 'planned' as const },
    ...{
      harbour: { name, location: 'Portland, ME', coordinates: PORTLAND },
      from: at,
      until: at,
      changedAt: at,
    },
  };
  const Item = { ...code.landing.item(params, { card, note: '', hidden: false, version: 1 }) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await code.countHarbour(params.landingId, card);
  await code.countHarbour(params.landingId, card);
}

const suggested = async (userId: string, day: number) => {
  const now = new Date(START + day * DAY);
  return (await code.suggestHarbours(userId, { near: '04101' }, now)).map(({ name }) => name);
};

beforeEach(() => table.clear());

it('suggests first the harbor that is used most nowadays', async () => {
  for (const day of [0, 1, 2]) for (const who of ['ada', 'ben']) await use('Old Wharf', who, day);
  for (const day of [300, 310]) for (const who of ['ada', 'ben']) await use('New Wharf', who, day);
  await use('Old Wharf', 'ada', 311);
  expect(await suggested('eva', 312)).toEqual(['New Wharf', 'Old Wharf']);
});

it('forgets a harbor that nobody used for a year, also for those who did', async () => {
  await use('Old Wharf', 'ada', 0);
  await use('Old Wharf', 'ben', 1);
  const lastDay = 1 + HARBOUR.lifetimeMs / DAY;
  for (const who of ['ben', 'eva']) {
    expect(await suggested(who, lastDay - 1)).toEqual(['Old Wharf']);
    expect(await suggested(who, lastDay)).toEqual([]);
  }
  await use('Old Wharf', 'ada', lastDay + 1);
  expect([await suggested('ada', lastDay + 1), await suggested('eva', lastDay + 1)]).toEqual([
    ['Old Wharf'],
    [],
  ]);
  await use('Old Wharf', 'ben', lastDay + 2);
  expect(await suggested('eva', lastDay + 2)).toEqual(['Old Wharf']);
});
