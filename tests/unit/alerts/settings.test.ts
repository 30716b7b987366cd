import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { writePlacesFile } from '#bin/build/places-data.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

const table = await useLoneTable();
const { endReason, readSettings } = await import('#lambdas/alerts/store/settings.ts');
const { keepTimeZone } = await import('#lambdas/alerts/reactions.ts');
const { profile, tombstone } = await import('#lambdas/people/store/items.ts');
const { Change } = await import('#lambdas/table/change.ts');
process.env.PLACES_FILE = join(mkdtempSync(join(tmpdir(), 'creel-places-')), 'places.dat');
writePlacesFile(process.env.PLACES_FILE);

const [ann, omar] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

it('ends a kind of alerts for somebody without settings', async () => {
  await endReason(ann, 'fisherman');
  expect((await readSettings(ann)).levels).toMatchObject({ fisherman: 'never', search: 'now' });
});

it('stores nothing for somebody who left', async () => {
  const left = tombstone.item({ userId: omar }, { deletedAt: new Date().toISOString(), expiresAt: 0 });
  await table.client.send(new PutCommand({ TableName: table.name, Item: left }));
  const before = await table.items();
  await endReason(omar, 'fisherman');
  expect(await table.items()).toEqual(before);
});

it('takes the time zone from the place of the main profile', async () => {
  const move = async (location: string, isPrimary: boolean) => {
    const profileType = isPrimary ? 'buyer' : 'fisherman';
    const createdAt = new Date().toISOString();
    const stored = { profileType, name: 'Ann', phone: '', location, zipcode: '', bio: '' } as const;
    const item = profile.item(
      { userId: ann, profileType },
      { ...stored, isPro: false, isPrimary, createdAt },
    );
    await table.changes();
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...item } }));
    for (const record of await table.changes()) await keepTimeZone(new Change(record));
    return (await readSettings(ann)).timeZone;
  };
  expect((await readSettings(ann)).timeZone).toBe('America/New_York');
  expect(await move('Half Moon Bay, CA', true)).toBe('America/Los_Angeles');
  expect(await move('Portland, ME', false)).toBe('America/Los_Angeles');
});
