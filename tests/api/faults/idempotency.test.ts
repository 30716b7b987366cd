import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { BodyInput, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { DAY } from '#shared/limits.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, postPledge, upload } from '#tests/support/builders.ts';
import { aClaim, aKitchen, askFor, claimMeals } from '#tests/support/claims.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';

useOwnCloud();

const AT_ONCE = 5;

let ruth: TestUser;

const newKey = () => crypto.randomUUID();
const repeated = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, send));
const myCatches = async () => (await cloud.call(listMyCatches, { token: ruth.accessToken })).body.items;
const myPledges = async () => (await cloud.call(listMyPledges, { token: ruth.accessToken })).body.items;

function send<const D extends EndpointDefinition>(definition: D, body: BodyInput<D>, idempotencyKey: string) {
  return cloud.request(`/api${definition.path}`, {
    method: 'POST',
    token: ruth.accessToken,
    idempotencyKey,
    json: Object(body),
  });
}

const idOf = async (answer: Response) => z.parse(z.object({ id: z.string() }), await answer.json()).id;

/** Sends the same create several times at once and once later, and returns the response that all of them got. */
async function expectOneAnswer<const D extends EndpointDefinition>(definition: D, body: BodyInput<D>) {
  const key = newKey();
  const answers = await repeated(() => send(definition, body, key));
  const later = await send(definition, body, key);
  const texts = await Promise.all([...answers, later].map((answer) => answer.text()));
  expect(
    [...answers, later].map(({ status }) => status),
    texts.join('\n'),
  ).toEqual(Array(AT_ONCE + 1).fill(201));
  expect(new Set(texts).size).toBe(1);
  return JSON.parse(texts[0] ?? '');
}

describe('the same create, five times at once and once later', () => {
  it.beforeAll(async () => {
    ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  });

  it('makes one catch', async () => {
    const { id } = await expectOneAnswer(createCatch, aCatch());
    expect((await myCatches()).map((card) => card.id)).toEqual([id]);
  });

  it('makes one catch with its photos, although a photo can be used only once', async () => {
    const states = await Promise.all([upload(cloud, ruth), upload(cloud, ruth)]);
    const photos = states.map(({ uploadId }) => ({ uploadId }));
    const record = await expectOneAnswer(createCatch, aCatch({ photos }));
    expect(record.photos.map(({ id }: { id: string }) => id)).toEqual(photos.map(({ uploadId }) => uploadId));
    expect(await myCatches()).toHaveLength(2);
  });

  it('makes one pledge, and counts its meals and its fisherman once', async () => {
    const { id } = await expectOneAnswer(createPledge, aPledge({ mealsPledged: 30 }));
    expect((await myPledges()).map((card) => card.id)).toEqual([id]);
    await cloud.settled();
    expect((await cloud.call(getHome)).body).toMatchObject({ mealsPledged: 30, fishermen: 1 });
  });

  it('makes one upload with one address', async () => {
    const body = { kind: 'catch' as const, contentType: 'image/png', size: 100 };
    const ticket = await expectOneAnswer(createUpload, body);
    expect(ticket.url).toContain(ticket.uploadId);
  });
});

describe('an idempotency key', () => {
  it.beforeAll(async () => {
    ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  });

  it('belongs to one person', async () => {
    const key = newKey();
    const omar = await cloud.createUser({ fisherman: A_FISHERMAN });
    const body = aCatch();
    const mine = await cloud.call(createCatch, { token: ruth.accessToken, body, idempotencyKey: key });
    const theirs = await cloud.call(createCatch, { token: omar.accessToken, body, idempotencyKey: key });
    expect(theirs.body.fishermanId).toBe(omar.userId);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('belongs to one endpoint', async () => {
    const key = newKey();
    expect((await send(createCatch, aCatch(), key)).status).toBe(201);
    expect((await send(createPledge, aPledge(), key)).status).toBe(201);
  });

  it('belongs to the ids in the path, so that the same claim on another pledge is not a repeat', async () => {
    const kitchen = await aKitchen(cloud);
    const [first, second] = [await postPledge(cloud, ruth), await postPledge(cloud, ruth)];
    const request = { ...aClaim(cloud, kitchen.organizationId), idempotencyKey: newKey() };
    const claimed = await claimMeals(cloud, kitchen, first.id, request);
    expect((await askFor(cloud, kitchen, second.id, request)).error.code).toBe('idempotency_key_reused');
    expect((await claimMeals(cloud, kitchen, first.id, request)).id).toBe(claimed.id);
  });

  it('can be used again after a refused request', async () => {
    const key = newKey();
    expect((await send(createCatch, aCatch({ quantity: '' }), key)).status).toBe(422);
    expect((await send(createCatch, aCatch(), key)).status).toBe(201);
  });

  it('matches the same body with its fields in another order', async () => {
    const key = newKey();
    const body = aPledge();
    const turned = Object.fromEntries(Object.entries(body).reverse()) as BodyInput<typeof createPledge>;
    const first = await (await send(createPledge, body, key)).text();
    expect(await (await send(createPledge, turned, key)).text()).toBe(first);
  });

  it('creates a record for one of two different bodies sent at once, and refuses the other', async () => {
    const key = newKey();
    const before = (await myPledges()).length;
    const answers = await Promise.all(
      [1, 2, 3].map((mealsPledged) => send(createPledge, aPledge({ mealsPledged }), key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await myPledges()).toHaveLength(before + 1);
  });

  // This moves the clock, so it is the last test.
  it('can be used again after a day', async () => {
    const key = newKey();
    const body = aCatch({ condition: 'frozen' });
    const first = await idOf(await send(createCatch, body, key));
    cloud.clock.advance(DAY - 60_000);
    ruth = { ...ruth, accessToken: await signIn(cloud, ruth) };
    expect(await idOf(await send(createCatch, body, key))).toBe(first);
    cloud.clock.advance(120_000);
    expect(await idOf(await send(createCatch, body, key))).not.toBe(first);
  });
});
