/** Every write by a group's members leaves one audit entry with the person, the action and the values before and after. The contract lists the writes. */
import { describe, expect } from 'vitest';
import { auditEntry, auditOfPerson } from '#lambdas/audit/store/items.ts';
import { changesSomething } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { aScene, EVERY_WRITE, type Scene } from '#tests/api/faults/every-write.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { upload } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';

useOwnCloud();

let scene: Scene;
it.beforeAll(async () => {
  const { uploadId } = await upload(cloud, await cloud.createUser());
  scene = await aScene(cloud, uploadId);
});

const forGroups = ENDPOINTS.filter((each) => typeof each.access !== 'string' && changesSomething(each));
const idsIn = async (partition: string) => (await readItems(cloud, 'pk', partition)).map(({ sk }) => sk);
const readAudit = () => readItems(cloud, 'pk', auditEntry.key({ id: '' }).pk);

describe.each(forGroups)('$name', ({ name }) => {
  it('leaves exactly one audit entry, even if it is repeated', async () => {
    const send = await EVERY_WRITE.find((write) => write.name === name)?.prepare(scene);
    const known = (await readAudit()).map(({ sk }) => sk);
    const newEntries = async () => (await readAudit()).filter(({ sk }) => !known.includes(sk));
    expect((await send?.())?.status).toBeLessThan(300);
    const entries = await newEntries();
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    expect(entry).toMatchObject({ actorId: scene.admin.userId, action: expect.any(String) });
    const { before, after, userId, onlyNamed } = Object(entry);
    expect(onlyNamed ?? before, 'before and after').not.toEqual(after);
    expect(JSON.stringify([before, after]), 'personal data').not.toMatch(/@|\d{3}[-. )]\d{3}/);
    for (const person of [scene.admin.userId, ...(userId ? [userId] : [])])
      expect(await idsIn(auditOfPerson(person).partition)).toContain(entry?.sk);
    await send?.();
    expect(await newEntries()).toHaveLength(1);
  });
});
