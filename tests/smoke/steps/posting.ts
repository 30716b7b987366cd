/** A fisherman posts a catch with a photo, and pledges meals. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import { PHOTO_FORMAT_TYPES, PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { eventually, type Step, type Walk } from '../walk.ts';

export const POSTING_STEPS: readonly Step[] = [
  { name: 'a photo is uploaded and processed', needs: ['accounts'], run: uploadPhoto },
  {
    name: 'an upload of other bytes than announced is refused',
    needs: ['accounts', 'signatures'],
    run: refuseOtherBytes,
  },
  { name: 'the catch is posted with it', needs: ['accounts', 'demo data'], run: postCatch },
  { name: 'the catch is shown with its contact', needs: ['accounts', 'demo data'], run: showCatch },
  { name: 'the catch comes to the marketplace', needs: ['accounts', 'demo data'], run: listCatch },
  { name: 'the catch is found near by', needs: ['accounts', 'demo data'], run: findNear },
  { name: 'the photo is served in every size', needs: ['accounts', 'demo data', 'edge'], run: servePhoto },
  { name: 'meals are pledged', needs: ['accounts', 'demo data'], run: pledgeMeals },
  {
    name: 'the pledge comes to the list and the home page',
    needs: ['accounts', 'demo data'],
    run: listPledge,
  },
];

const PHOTO = new URL('../../support/photos/Landscape_6.jpg', import.meta.url);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

async function uploadPhoto(walk: Walk): Promise<void> {
  const file = readFileSync(PHOTO);
  const { token } = walk.left('fisherman');
  const ticket = (
    await walk.site.call(createUpload, {
      token,
      body: { kind: 'catch', contentType: 'image/jpeg', size: file.length },
    })
  ).body;
  const sent = await fetch(ticket.url, {
    method: ticket.method,
    headers: ticket.headers,
    body: new Uint8Array(file),
  });
  assert.equal(sent.status, 200, await sent.text());
  const state = await eventually('The photo', async () => {
    const { body } = await walk.site.call(getUpload, { token, params: { uploadId: ticket.uploadId } });
    return body.status === 'ready' || body.status === 'rejected' ? body : undefined;
  });
  assert.equal(state.status, 'ready', state.reason);
  walk.leave('uploadId', ticket.uploadId);
}

async function refuseOtherBytes(walk: Walk): Promise<void> {
  const { token } = walk.left('fisherman');
  const body = { kind: 'catch', contentType: 'image/jpeg', size: 5 } as const;
  const ticket = (await walk.site.call(createUpload, { token, body })).body;
  const sent = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: 'four' });
  assert.equal(sent.status, 403);
}

async function postCatch(walk: Walk): Promise<void> {
  const body: BodyInput<typeof createCatch> = {
    species: 'cod',
    location: 'Portland, ME',
    description: 'Posted by the smoke test of a deployment.',
    disposition: 'whole',
    condition: 'fresh',
    quantity: '40 lb',
    caughtDate: hoursAgo(1),
    paymentType: 'mandatory',
    amount: 6.5,
    unit: 'per_pound',
    contactMethod: 'phone',
    contactInfo: '(207) 555-0142',
    pickupOptions: ['dock'],
    photos: [{ uploadId: walk.left('uploadId') }],
  };
  const request = { token: walk.left('fisherman').token, idempotencyKey: crypto.randomUUID(), body };
  const first = (await walk.site.call(createCatch, request)).body;
  const again = (await walk.site.call(createCatch, request)).body;
  assert.equal(again.id, first.id, 'The same key made two catches.');
  walk.leave('catch', first);
}

async function showCatch({ site, left }: Walk): Promise<void> {
  const posted = left('catch');
  const shown = (await site.call(getCatch, { params: { catchId: posted.id } })).body;
  assert.deepEqual(shown, posted);
  assert.equal(shown.contactInfo, '(207) 555-0142');
}

async function listCatch({ site, left }: Walk): Promise<void> {
  const { id } = left('catch');
  await eventually('The catch in the list', async () => {
    const { items } = (await site.call(listCatches)).body;
    return items.find((each) => each.id === id);
  });
}

async function findNear({ site, left }: Walk): Promise<void> {
  const { id } = left('catch');
  const card = await eventually('The catch near Portland', async () => {
    const { items } = (await site.call(listCatches, { query: { near: '43.66,-70.26' } })).body;
    return items.find((each) => each.id === id);
  });
  assert.ok((card.distance ?? 99) < 35, 'It is not told how far it is.');
  const far = (await site.call(listCatches, { query: { near: '25.77,-80.19' } })).body;
  assert.ok(
    far.items.every((each) => each.id !== id),
    'It is near Miami as well.',
  );
}

async function servePhoto({ site, left }: Walk): Promise<void> {
  const [photo] = left('catch').photos;
  for (const { width, format } of PHOTO_RENDITIONS) {
    const response = await site.request(photoUrl(photo?.id ?? '', width, format));
    assert.equal(response.status, 200, `${width} ${format}`);
    assert.equal(response.headers.get('content-type'), PHOTO_FORMAT_TYPES[format]);
    assert.match(response.headers.get('cache-control') ?? '', /immutable/);
  }
  const original = await site.request(`/incoming/${photo?.id}`);
  assert.doesNotMatch(original.headers.get('content-type') ?? '', /^image/);
}

async function pledgeMeals(walk: Walk): Promise<void> {
  const body: BodyInput<typeof createPledge> = {
    species: 'haddock',
    location: 'Portland, ME',
    story: 'Pledged by the smoke test of a deployment.',
    disposition: 'fillet',
    catchDate: hoursAgo(1),
    mealsPledged: 12,
    handling: { storage: 'iced' },
  };
  const { token } = walk.left('fisherman');
  const pledged = (await walk.site.call(createPledge, { token, body })).body;
  assert.equal(pledged.mealsLeft, 12);
  walk.leave('pledge', pledged);
}

async function listPledge({ site, left }: Walk): Promise<void> {
  const { id } = left('pledge');
  const shown = (await site.call(getPledge, { params: { pledgeId: id } })).body;
  assert.equal(shown.mealsPledged, 12);
  await eventually('The pledge in the list', async () => {
    const { items } = (await site.call(listPledges)).body;
    return items.find((each) => each.id === id);
  });
  await eventually('The pledge on the home page', async () => {
    const { recentPledges, mealsPledged } = (await site.call(getHome)).body;
    return mealsPledged >= 12 ? recentPledges.find((each) => each.id === id) : undefined;
  });
}
