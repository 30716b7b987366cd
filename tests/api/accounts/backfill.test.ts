/** Runs `npm run backfill` on items from before the privacy page and before photos were withheld. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { aidApplication, organization } from '#lambdas/organizations/store/items.ts';
import { account } from '#lambdas/people/store/items.ts';
import { personEntry } from '#lambdas/people/store/list-items.ts';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { POST_KINDS } from '#lambdas/posts/store/kinds.ts';
import { fromValues, toValues } from '#lambdas/posts/store/stored-posts.ts';
import { withheldKey } from '#lambdas/services/photo-bucket.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { APPLICATION_LIFETIME } from '#shared/limits.ts';
import { listSitePosts, moderatePost } from '#shared/moderation/post-endpoints.ts';
import { listUsers, suspendUser } from '#shared/people/endpoints.ts';
import { photoKey } from '#shared/photos/address.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { findMeals } from '#shared/posts/pledges/endpoints.ts';
import { setPhoto } from '#shared/profiles/endpoints.ts';
import { runCommand } from '#tests/api/faults/replay.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readItem, readTable, setAttribute } from '#tests/support/cloud/table.ts';
import { deleteItems, putItems } from '#tests/support/cloud/table-client.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { apply, createOrganization } from '#tests/support/organizations.ts';
import { asOwner } from '#tests/support/own-posts.ts';

const CARD_FIELDS: readonly string[] = POST_KINDS.catch.cardFields;
const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-backfill-'));
useOwnCloud(() => startLocalCloud(stateDirectory));

const backfill = async () => {
  const { isDone, lines } = await runCommand('backfill', cloud, stateDirectory);
  expect(isDone, lines.join('\n')).toBe(true);
  await cloud.settled();
  return lines;
};

/** Puts the photo back into the bucket's public part, as earlier versions did. */
function showAgain(photoId: string): void {
  const key = photoKey(photoId, 640, 'webp');
  const withheld = cloud.bucket.read(withheldKey(key));
  if (!withheld) throw new Error('The photo is not withheld');
  cloud.bucket.write(key, { body: withheld.body, contentType: withheld.contentType });
}

const isPublic = (photoId: string) => cloud.bucket.keys().some((key) => key.startsWith(`media/${photoId}`));

it('withholds photos of hidden posts that are still public', async () => {
  const [ruth, omar, admin] = [
    await aPerson(cloud),
    await aPerson(cloud),
    await aPerson(cloud, { groups: ['admin'] }),
  ];
  const { uploadId: ofPost } = await upload(cloud, ruth);
  const { uploadId: ofOmar } = await upload(cloud, omar, { kind: 'profile' });
  const { id } = await postCatch(cloud, ruth, { photos: [{ uploadId: ofPost }] });
  await cloud.call(setPhoto, { token: omar.accessToken, body: { uploadId: ofOmar } });
  await asOwner(cloud, ruth).setCatchHidden(id, true);
  const params = { userId: omar.userId };
  await cloud.call(suspendUser, { token: admin.accessToken, params, body: { reason: 'Spam' } });
  await cloud.settled();
  showAgain(ofPost);
  showAgain(ofOmar);
  await backfill();
  expect([isPublic(ofPost), isPublic(ofOmar)]).toEqual([false, false]);
});

it('adds older posts to the administrators’ lists, whether taken down or not', async () => {
  const [ruth, admin] = [await aPerson(cloud), await aPerson(cloud, { groups: ['admin'] })];
  const { id: postId } = await postCatch(cloud, ruth);
  const moderated = { params: { kind: 'catch', postId }, body: { isTakenDown: true, note: 'Spam' } } as const;
  await cloud.call(moderatePost, { token: admin.accessToken, ...moderated });
  const key = POST_ITEMS.catch.record.key({ postId });
  const { gsi2pk: _, moderation: __, ...old } = (await readItem(cloud, key)) ?? {};
  await putItems(cloud, [{ ...key, ...old }]);
  expect(await backfill()).toContain('1 posts were listed for administrators.');
  const asked = { token: admin.accessToken, query: { state: 'taken_down' } } as const;
  expect((await cloud.call(listSitePosts, asked)).body.items).toMatchObject([{ id: postId }]);
  expect(await backfill()).toContain('0 posts were listed for administrators.');
});

it('lists older catches by the price of a pound, and by pickup', async () => {
  const ruth = await aPerson(cloud);
  const dear = await postCatch(cloud, ruth, { amount: 5, unit: 'per_pound' });
  const { id: postId } = await postCatch(cloud, ruth, { amount: 80, unit: 'all' });
  await cloud.settled();
  const key = POST_ITEMS.catch.listing.key({ postId });
  const { price, card } = (await readItem(cloud, key)) ?? {};
  const { stock: _, landed: __, pickupOptions, ...known } = fromValues(String(card), CARD_FIELDS);
  expect(pickupOptions).toEqual(['dock']);
  await setAttribute(cloud, key, 'card', toValues(known, CARD_FIELDS.slice(0, -3)));
  await setAttribute(cloud, key, 'price', String(price).replace(/^2\d+/, '20008000'));
  await backfill();
  expect(await readItem(cloud, key)).toMatchObject({ price, card });
  const { items } = (await cloud.call(listCatches, { query: { q: 'cod', sort: 'price' } })).body;
  expect(items.map(({ id }) => id).filter((id) => [postId, dear.id].includes(id))).toEqual([postId, dear.id]);
  expect(await backfill()).toContain('0 catches were listed by comparable prices and pickup.');
});

it('lets old applications expire, and deletes them with the account that has their address', async () => {
  const ana = await aPerson(cloud);
  const applicationId = await apply(cloud, { contactEmail: ana.email });
  const key = aidApplication.key({ applicationId });
  const { expiresAt: _, gsi2pk: __, ...old } = (await readItem(cloud, key)) ?? {};
  await putItems(cloud, [{ ...key, ...old }]);
  expect(await backfill()).toContain('1 applications got an expiry.');
  const expiry = Date.parse(String(old.createdAt)) + APPLICATION_LIFETIME;
  expect(await readItem(cloud, key)).toMatchObject({ expiresAt: Math.floor(expiry / 1000) });
  expect(await backfill()).toContain('0 applications got an expiry.');
  await cloud.call(deleteAccount, { token: ana.accessToken });
  await cloud.settled();
  expect(await readItem(cloud, key)).toBeUndefined();
});

it('removes the contact of an organization without members', async () => {
  const [ana, ines] = [await aPerson(cloud), await aPerson(cloud)];
  const [left, kept] = [await createOrganization(cloud, ana), await createOrganization(cloud, ines)];
  await cloud.call(deleteAccount, { token: ana.accessToken });
  await cloud.settled();
  const key = organization.key({ organizationId: left });
  await setAttribute(cloud, key, 'contact', { name: 'Ana Reyes', email: ana.email });
  await backfill();
  expect(await readItem(cloud, key)).toMatchObject({ contact: { email: '' } });
  expect(await readItem(cloud, organization.key({ organizationId: kept }))).toMatchObject({
    contact: { name: 'Ana Reyes' },
  });
});

it('adds pledges to the organizations that older versions entered in other regions', async () => {
  const [ruth, ana] = [await aPerson(cloud), await aPerson(cloud)];
  const coordinates = { lat: 43.66, lng: -70.26 };
  const organizationId = await createOrganization(cloud, ana, { place: 'Portland, ME', coordinates });
  const { id } = await postPledge(cloud, ruth);
  await cloud.settled();
  const entries = (await readTable(cloud)).filter(({ pk }) => pk.startsWith('PLEDGES#MEALS#'));
  await deleteItems(cloud, entries);
  const old = ['PLEDGES#OFFERED#29:-38', 'PLEDGES#ENDING#29:-38'].map((pk) => ({ pk, sk: id }));
  await putItems(cloud, old);
  expect(await backfill()).toContain('1 pledges were entered for organizations.');
  const request = { token: ana.accessToken, params: { organizationId } };
  expect((await cloud.call(findMeals, request)).body.items).toMatchObject([{ id }]);
  expect(await Promise.all(old.map((key) => readItem(cloud, key)))).toEqual([undefined, undefined]);
  expect(await backfill()).toContain('0 pledges were entered for organizations.');
});

it('lets filters find people from older versions', async () => {
  const [omar, admin] = [await aPerson(cloud), await aPerson(cloud, { groups: ['admin'] })];
  await cloud.settled();
  const { createdAt = '' } = (await readItem(cloud, account.key(omar))) ?? {};
  const entry = personEntry.key({ createdAt: String(createdAt), userId: omar.userId });
  await putItems(cloud, [{ ...entry, userId: omar.userId }]);
  const find = async () => {
    const query = { profileType: 'none', order: 'lastSeen' } as const;
    const { body } = await cloud.call(listUsers, { token: admin.accessToken, query });
    return body.items.some(({ userId }) => userId === omar.userId);
  };
  expect(await find()).toBe(false);
  expect(await backfill()).toContain('1 people were entered for filters.');
  expect(await find()).toBe(true);
  expect(await backfill()).toContain('0 people were entered for filters.');
});
