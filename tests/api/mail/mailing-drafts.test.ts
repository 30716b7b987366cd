/** Drafts of announcement emails, which everybody who may send them shares. */
import { ulid } from 'ulid';
import { describe, expect } from 'vitest';
import { toPerson } from '#shared/newsletters/audience.ts';
import {
  deleteMailingDraft,
  getMailingDraft,
  listMailingDrafts,
  saveMailingDraft,
} from '#shared/newsletters/draft-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aLetter } from '#tests/support/mailings.ts';

let mo: TestUser;
let ada: TestUser;
it.beforeAll(async () => {
  mo = await aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });
  ada = await aPerson(cloud, { name: 'Ada Byrd', groups: ['admin'] });
});

const save = (by: TestUser, draftId: string, version: number, changes = {}) =>
  cloud.call(saveMailingDraft, {
    token: by.accessToken,
    params: { draftId },
    body: { ...aLetter(), version, ...changes },
  });
const read = (draftId: string) =>
  cloud.call(getMailingDraft, { token: ada.accessToken, params: { draftId } });
const remove = (by: TestUser, draftId: string, version: number) =>
  cloud.call(deleteMailingDraft, {
    token: by.accessToken,
    params: { draftId },
    query: { version: String(version) },
  });

describe('a draft', () => {
  it('is listed with the person who saved it last, and can be opened by others', async () => {
    const draftId = ulid();
    const audience = toPerson(ada.userId);
    await save(mo, draftId, 0, { audience });
    const { items } = (await cloud.call(listMailingDrafts, { token: ada.accessToken })).body;
    const saved = { id: draftId, version: 1, audience, savedBy: { userId: mo.userId, name: 'Mo Ray' } };
    expect(items.find(({ id }) => id === draftId)).toMatchObject(saved);
    expect((await read(draftId)).body).toMatchObject({
      ...aLetter(),
      ...saved,
      person: { name: 'Ada Byrd' },
    });
  });

  it('is not overwritten from an older version, unless the save names the latest version', async () => {
    const draftId = ulid();
    await save(mo, draftId, 0);
    const [one, other] = await Promise.all([
      save(mo, draftId, 1, { content: 'By Mo' }),
      save(ada, draftId, 1, { content: 'By Ada' }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect(refused.error).toMatchObject({ code: 'conflict', version: 2 });
    expect((await save(ada, draftId, 2, { content: 'Overwritten' })).body).toMatchObject({
      version: 3,
      content: 'Overwritten',
    });
  });

  it('keeps unfinished texts in other languages', async () => {
    const draftId = ulid();
    const inLanguages = { es: { subject: 'Abre la temporada', content: '' } };
    await save(mo, draftId, 0, { inLanguages });
    expect((await read(draftId)).body).toMatchObject({ ...aLetter(), inLanguages });
    expect((await save(mo, draftId, 1)).body.inLanguages).toBeUndefined();
  });

  it('is saved once if the same save is repeated', async () => {
    const draftId = ulid();
    const [first, again] = [await save(mo, draftId, 0), await save(mo, draftId, 0)];
    expect(again.body).toEqual(first.body);
  });

  it('is deleted in the version that was seen, and can be saved as new by somebody who still has it open', async () => {
    const draftId = ulid();
    await save(mo, draftId, 0);
    await save(ada, draftId, 1, { content: 'By Ada' });
    expect((await remove(mo, draftId, 1)).error).toMatchObject({ code: 'conflict', version: 2 });
    expect((await remove(mo, draftId, 2)).status).toBe(200);
    expect((await remove(mo, draftId, 2)).status).toBe(200);
    expect((await read(draftId)).error.code).toBe('not_found');
    expect((await save(ada, draftId, 2)).error).toMatchObject({ code: 'conflict', version: 0 });
    expect((await save(ada, draftId, 0)).body.version).toBe(1);
  });

  it('is only for people who may send announcements', async () => {
    const aid = await aPerson(cloud, { groups: ['community_aid_manager'] });
    expect((await save(aid, ulid(), 0)).status).toBe(403);
  });
});
