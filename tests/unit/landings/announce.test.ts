import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { writePlacesFile } from '#bin/build/places-data.ts';
import { HOUR } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

process.env.PLACES_FILE = join(mkdtempSync(join(tmpdir(), 'creel-places-')), 'places.dat');
writePlacesFile(process.env.PLACES_FILE);
const table = await useLoneTable();
const { tableClient } = await import('#lambdas/table/client.ts');
const { announce } = await import('#lambdas/landings/announce.ts');
const { fishermanProfile } = await import('#lambdas/people/store/items.ts');
const { put } = await import('#lambdas/table/index.ts');

it('looks for no posts of a new landing, only for what its fisherman cancelled late', async () => {
  const userId = crypto.randomUUID();
  const Item = { ...fishermanProfile(userId), name: 'Ruth Alder' };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  const requests = vi.spyOn(tableClient, 'send');
  const now = new Date();
  const answer = await announce({
    body: {
      harbour: { name: 'Custom House Wharf', location: 'Portland, ME' },
      expected: [{ species: 'cod', about: '40 lb', as: 'meals', mealsPledged: 24 }],
      paymentWays: [],
      from: new Date(now.getTime() + 2 * HOUR).toISOString(),
      until: new Date(now.getTime() + 3 * HOUR).toISOString(),
      note: '',
    },
    userId,
    rememberAnswer: () => put({ pk: 'ONCE', sk: 'ONCE' }),
    now,
  });
  expect(answer.posts).toEqual([]);
  const queries = requests.mock.calls.filter(([operation]) => operation === 'Query');
  expect(JSON.stringify(queries)).toContain('LATE-CANCELS#');
  expect(queries).toHaveLength(1);
});
