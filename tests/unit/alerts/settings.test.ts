import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

const table = await useLoneTable();
const { endReason, readSettings } = await import('#lambdas/alerts/store/settings.ts');
const { tombstone } = await import('#lambdas/people/store/items.ts');

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
