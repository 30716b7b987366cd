/** One credit makes one catch Pro (second document, section 9). */

import { afterEach, describe, expect } from 'vitest';
import { profile } from '#lambdas/people/store/items.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { deleteProfiles, setPro } from '#shared/people/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch, markCatchPro } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { listPlans } from '#shared/site/plan-endpoints.ts';
import { expectConsistency } from '#tests/api/faults/consistency.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aCatch, type CatchInput } from '#tests/support/builders.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

const NO_CREDIT = 'You have no credits left. You may have used the last one on another catch.';

let ruth: TestUser;
let own: ReturnType<typeof asOwner>;

it.beforeEach(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  own = asOwner(cloud, ruth);
  await give(1);
});
afterEach(async () => {
  await cloud.settled();
  await expectConsistency(cloud);
});

const give = (credits: number) =>
  setAttribute(cloud, profile.key({ userId: ruth.userId, profileType: 'fisherman' }), 'credits', credits);
const credits = async () => (await cloud.call(getMe, { token: ruth.accessToken })).body.credits;
const post = (useCredit: boolean) => send(aCatch({ condition: 'frozen', useCredit }));
const send = (body: CatchInput, idempotencyKey = crypto.randomUUID()) =>
  cloud.call(createCatch, { token: ruth.accessToken, body, idempotencyKey });
const mark = (catchId: string, { accessToken: token } = ruth) =>
  cloud.call(markCatchPro, { token, params: { catchId } });
const record = async (catchId: string) => (await cloud.call(getCatch, { params: { catchId } })).body;

describe('a fisherman with a credit', () => {
  it('posts a catch as Pro on its page, its card and the own list, without showing that a credit was used', async () => {
    const { status, body } = await post(true);
    expect({ status, isPro: body.isPro, credits: await credits() }).toEqual({
      status: 201,
      isPro: true,
      credits: 0,
    });
    const mine = await cloud.call(listMyCatches, { token: ruth.accessToken });
    const cards = await cloud.call(listCatches, { query: { fisherman: ruth.userId } });
    expect([...mine.body.items, ...cards.body.items].map(({ isPro }) => isPro)).toEqual([true, true]);
    expect(await record(body.id)).not.toHaveProperty('proByCredit');
    expect((await own.readCatch(body.id)).body).toMatchObject({ isPro: true, proByCredit: true });
    const all = await downloadData(cloud, ruth);
    expect(JSON.stringify(all)).toContain('"proByCredit":true');
  });

  it('keeps the credit if none was requested or the fisherman is already Pro', async () => {
    expect((await post(false)).body.isPro).toBe(false);
    const admin = await cloud.createUser({ groups: ['admin'] });
    const params = { userId: ruth.userId };
    await cloud.call(setPro, { token: admin.accessToken, params, body: { isPro: true } });
    const { body } = await post(true);
    expect({ isPro: body.isPro, credits: await credits() }).toEqual({ isPro: true, credits: 1 });
  });

  it('makes only one of two simultaneous catches Pro; the other one is refused and can be posted without a credit', async () => {
    const answers = await Promise.all([post(true), post(true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.error).toMatchObject({
      code: 'invalid_fields',
      issues: [{ path: 'useCredit', message: `${NO_CREDIT} Post this one without it.` }],
    });
    expect(await credits()).toBe(0);
    expect((await post(false)).body.isPro).toBe(false);
  });

  it('pays once for a repeated post, even with five repeats at the same time', async () => {
    const [body, key] = [aCatch({ useCredit: true }), crypto.randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, key)));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await send(body, key)).status).toBe(201);
    expect(await credits()).toBe(0);
  });

  it('makes a posted catch Pro only once, and an edit leaves it Pro', async () => {
    await give(3);
    const { id } = (await post(false)).body;
    const marked = await Promise.all([mark(id), mark(id), mark(id)]);
    expect(marked.map(({ body }) => [body.isPro, body.proByCredit, body.version])).toEqual([
      [true, true, 2],
      [true, true, 2],
      [true, true, 2],
    ]);
    expect(await credits()).toBe(2);
    await own.editCatch(id, { version: 2, quantity: '3 fish' });
    expect((await own.readCatch(id)).body).toMatchObject({ isPro: true, proByCredit: true, version: 3 });
    const cards = await cloud.call(listCatches, { query: { fisherman: ruth.userId } });
    expect(cards.body.items.map(({ isPro, quantity }) => [isPro, quantity])).toEqual([[true, '3 fish']]);
  });

  it('makes only one of two catches Pro at the same time, and no catch of another fisherman', async () => {
    const [one, other] = [(await post(false)).body, (await post(false)).body];
    const omar = await cloud.createUser({ fisherman: A_FISHERMAN });
    expect((await mark(one.id, omar)).status).toBe(403);
    const answers = await Promise.all([mark(one.id), mark(other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe(NO_CREDIT);
    const shown = await Promise.all([record(one.id), record(other.id)]);
    expect(shown.map(({ isPro }) => isPro).sort()).toEqual([false, true]);
    expect(await credits()).toBe(0);
  });
});

describe('the credit of a deleted catch', () => {
  it('is returned once, within an hour of posting', async () => {
    const { id } = (await post(true)).body;
    const answers = await Promise.all(Array.from({ length: 4 }, () => own.deleteCatch(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await credits()).toBe(1);
  });

  it('is also returned for a catch that became Pro later, but not for a catch without a credit', async () => {
    const [one, other] = [(await post(false)).body, (await post(false)).body];
    await mark(one.id);
    for (const { id } of [one, other]) expect((await own.deleteCatch(id)).status).toBe(200);
    expect(await credits()).toBe(1);
  });

  it('is neither lost nor doubled if the catch becomes Pro at the same moment', async () => {
    const { id } = (await post(false)).body;
    const [marked] = await Promise.all([mark(id), own.deleteCatch(id)]);
    expect([200, 404]).toContain(marked.status);
    expect(await credits()).toBe(1);
  });

  it('is lost if the fisherman profile was deleted', async () => {
    const { id } = (await post(true)).body;
    const admin = await cloud.createUser({ groups: ['admin'] });
    await cloud.call(deleteProfiles, { token: admin.accessToken, params: { userId: ruth.userId } });
    expect((await own.deleteCatch(id)).status).toBe(200);
    expect(await credits()).toBe(0);
  });

  it('is not returned after an hour', async () => {
    const { id } = (await post(true)).body;
    cloud.clock.advance(HOUR + 1000);
    ruth = { ...ruth, accessToken: await signIn(cloud, ruth) };
    expect((await asOwner(cloud, ruth).deleteCatch(id)).status).toBe(200);
    expect(await credits()).toBe(0);
  });
});

it('a post uses no credit where Pro posts are switched off', async () => {
  const admin = await cloud.createUser({ groups: ['admin'] });
  await settle(cloud, admin, 'consumer', { switchedOff: ['goPro'] });
  expect((await post(true)).error).toMatchObject({
    issues: [
      { path: 'useCredit', message: 'Pro posts are turned off right now. Post this one without Pro.' },
    ],
  });
  expect((await post(false)).body.isPro).toBe(false);
  expect(await credits()).toBe(1);
  await settle(cloud, admin, 'consumer', {});
});

it('the plans are those of the specification', async () => {
  const { items } = (await cloud.call(listPlans, {})).body;
  expect(
    items.map(({ type, credits, price, period, popular }) => [type, credits, price, period, popular]),
  ).toEqual([
    ['credits', 5, 5, 'once', false],
    ['credits', 20, 10, 'once', true],
    ['subscription', undefined, 4.99, 'month', false],
  ]);
});
