/** Private notes of administrators about a person. */
import { expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { addPersonNote, deletePersonNote, listPersonNotes } from '#shared/people/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';

let [alma, bea]: TestUser[] = [];
it.beforeAll(async () => {
  alma = await aPerson(cloud, { name: 'Alma Desk', groups: ['admin'] });
  bea = await aPerson(cloud, { name: 'Bea Lund', groups: ['admin'] });
});

const add = (userId: string, text: string, by = alma, idempotencyKey = crypto.randomUUID()) =>
  cloud.call(addPersonNote, {
    token: by?.accessToken,
    params: { userId },
    body: { text },
    idempotencyKey,
  });
const notes = async (userId: string, by = alma) =>
  (await cloud.call(listPersonNotes, { token: by?.accessToken, params: { userId } })).body.items;
const drop = (userId: string, noteId: string, by = alma) =>
  cloud.call(deletePersonNote, { token: by?.accessToken, params: { userId, noteId } });
const auditOf = async (userId: string) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter((entry) => entry.userId === userId);

it('keeps notes that two administrators write at the same time, with their authors', async () => {
  const { userId } = await aPerson(cloud);
  const key = crypto.randomUUID();
  const [first] = await Promise.all([
    add(userId, 'Asked for help by phone.', alma, key),
    add(userId, 'Has a new boat.', bea),
  ]);
  expect((await add(userId, 'Asked for help by phone.', alma, key)).body).toEqual(first.body);
  const found = await notes(userId);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        text: 'Asked for help by phone.',
        writtenBy: { userId: alma?.userId, name: 'Alma Desk' },
      }),
      expect.objectContaining({ text: 'Has a new boat.' }),
    ]),
  );
  expect((await add(userId, ' ')).error.issues).toEqual([{ path: 'text', message: 'Note is required' }]);
});

it('deletes a note once for two administrators, and audits it without the text', async () => {
  const { userId } = await aPerson(cloud);
  const { id } = (await add(userId, 'Not a nice neighbor.')).body;
  const answers = await Promise.all([drop(userId, id), drop(userId, id, bea)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await notes(userId)).toEqual([]);
  const audit = await auditOf(userId);
  expect(audit.map(({ action, onlyNamed }) => [action, onlyNamed])).toEqual([
    ['note-added', ['privateNote']],
    ['note-deleted', ['privateNote']],
  ]);
  expect(JSON.stringify(audit)).not.toContain('neighbor');
});

it('shows notes only to administrators, and deletes them with the account', async () => {
  const [omar, manager] = [
    await aPerson(cloud),
    await aPerson(cloud, { groups: ['fisherman_manager', 'community_aid_manager'] }),
  ];
  const { userId } = omar;
  const { id } = (await add(userId, 'Sold watches once.')).body;
  for (const by of [omar, manager]) {
    const params = { userId };
    expect((await cloud.call(listPersonNotes, { token: by.accessToken, params })).status).toBe(403);
    expect((await add(userId, 'A word of mine.', by)).status).toBe(403);
    expect((await drop(userId, id, by)).status).toBe(403);
  }
  expect(JSON.stringify(await downloadData(cloud, omar))).not.toContain('watches');
  await cloud.call(deleteAccount, { token: omar.accessToken });
  await cloud.settled();
  expect(await readItems(cloud, 'pk', `NOTES-ABOUT#${userId}`)).toEqual([]);
  expect((await add(userId, 'One more.')).status).toBe(404);
});
