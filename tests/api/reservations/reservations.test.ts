/** Reserving part of a catch: what each side sees, the amounts, and each rule that refuses. */
import { describe, expect } from 'vitest';
import { blockUser } from '#shared/messages/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  cancelOne,
  collectOne,
  newCodeOf,
  replyTo,
  reservable,
  reserve,
  seeReservation,
  weighOne,
} from '#tests/support/reservations.ts';

useOwnCloud();

const amountsOf = async ({ catchId }: { catchId: string }) => {
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { stock, held = 0, soldAt } = (await cloud.call(getCatch, { params: { catchId }, ...fresh })).body;
  return { left: stock?.left, held, isSold: soldAt !== undefined };
};
const list = async (
  { accessToken: token }: TestUser,
  query: { catchId?: string; as?: 'buyer' | 'fisherman' },
) => (await cloud.call(listReservations, { token, query })).body.items.map(({ id }) => id);

describe('a reservation', () => {
  it('holds its amount, is visible to both sides alone, and is handed over by its code', async () => {
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer, catchId } = scene;
    const { code = '', ...made } = await reserve(cloud, scene);
    expect(code).toMatch(/^\d{6}$/);
    expect(made).toMatchObject({
      ...{ catchId, buyerId: buyer.userId, buyerName: 'Omar Quill', fishermanName: 'Ruth Alder' },
      ...{ unit: 'pound', amount: 10, reserved: 10, dollars: 80, price: 8, priceUnit: 'per_pound' },
      ...{ state: 'held', pickupPlace: 'Portland, ME', collectorName: 'Kim Reyes', codeState: 'usable' },
    });
    expect(await amountsOf(scene)).toEqual({ left: 40, held: 10, isSold: false });
    expect((await seeReservation(cloud, buyer, made)).body).toEqual(made);
    expect((await seeReservation(cloud, fisherman, made)).body).toMatchObject({ state: 'held', marks: 0 });
    const stranger = await aPerson(cloud);
    expect((await seeReservation(cloud, stranger, made)).error.code).toBe('not_found');
    expect(await list(buyer, {})).toEqual([made.id]);
    expect(await list(fisherman, { catchId })).toEqual([made.id]);
    expect(await list(fisherman, { as: 'fisherman' })).toEqual([made.id]);
    expect(await list(stranger, {})).toEqual([]);

    expect((await collectOne(cloud, buyer, { id: made.id, code })).error.code).toBe('not_allowed');
    expect((await collectOne(cloud, fisherman, { id: made.id, code })).body.state).toBe('collected');
    expect((await collectOne(cloud, fisherman, { id: made.id, code })).body.state).toBe('collected');
    expect(await amountsOf(scene)).toEqual({ left: 40, held: 0, isSold: false });
  });

  it('waits for the fisherman’s yes if the catch asks for it, and has a code from then on', async () => {
    const scene = await aReservationScene(cloud, {}, 'on_request');
    const { fisherman, buyer } = scene;
    const asked = await reserve(cloud, scene);
    expect(asked).toMatchObject({ state: 'requested', codeState: 'none' });
    expect(asked.code).toBeUndefined();
    expect(await amountsOf(scene)).toMatchObject({ left: 40, held: 10 });
    expect((await newCodeOf(cloud, buyer, asked)).error.code).toBe('conflict');
    expect((await replyTo(cloud, buyer, { id: asked.id, answer: 'yes' })).error.code).toBe('not_allowed');
    const accepted = (await replyTo(cloud, fisherman, { id: asked.id, answer: 'yes' })).body;
    expect([accepted.state, accepted.code]).toEqual(['held', undefined]);
    const { code } = (await newCodeOf(cloud, buyer, asked)).body;
    expect((await collectOne(cloud, fisherman, { id: asked.id, code })).body.state).toBe('collected');
  });

  it('that the fisherman declines frees its fish', async () => {
    const scene = await aReservationScene(cloud, {}, 'on_request');
    const { id } = await reserve(cloud, scene);
    const { body } = await replyTo(cloud, scene.fisherman, { id, answer: 'no' });
    expect(body).toMatchObject({ state: 'cancelled', cancelledBy: 'fisherman' });
    expect(await amountsOf(scene)).toMatchObject({ left: 50, held: 0 });
  });

  it('of all that is left sells the catch when it is collected', async () => {
    const scene = await aReservationScene(cloud);
    const { id, code = '' } = await reserve(cloud, scene, { amount: 50 });
    expect(await amountsOf(scene)).toEqual({ left: 0, held: 50, isSold: false });
    await collectOne(cloud, scene.fisherman, { id, code });
    expect((await amountsOf(scene)).isSold).toBe(true);
  });

  it('can be cancelled by either side, which frees its fish once', async () => {
    const scene = await aReservationScene(cloud);
    for (const who of [scene.buyer, scene.fisherman]) {
      const made = await reserve(cloud, scene);
      expect((await cancelOne(cloud, who, made)).body).toMatchObject({
        state: 'cancelled',
        reason: 'The truck broke.',
        cancelledBy: who === scene.buyer ? 'buyer' : 'fisherman',
      });
      expect((await cancelOne(cloud, who, made)).error.message).toBe('This reservation was canceled.');
      expect(await amountsOf(scene)).toEqual({ left: 50, held: 0, isSold: false });
    }
  });

  it('is made once for one key', async () => {
    const scene = await aReservationScene(cloud);
    const body = aReservation(cloud);
    const idempotencyKey = crypto.randomUUID();
    const first = await askToReserve(cloud, scene, body, idempotencyKey);
    const second = await askToReserve(cloud, scene, body, idempotencyKey);
    expect(second.body.id).toBe(first.body.id);
    expect(await amountsOf(scene)).toMatchObject({ left: 40, held: 10 });
  });
});

describe('a weighing', () => {
  it('keeps both figures, changes the price, and lets the buyer cancel freely if it differs much', async () => {
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer } = scene;
    const { id } = await reserve(cloud, scene);
    expect((await weighOne(cloud, buyer, { id, amount: 9 })).error.code).toBe('not_allowed');
    const close = (await weighOne(cloud, fisherman, { id, amount: 10.4 })).body;
    expect(close).toMatchObject({ state: 'weighed', amount: 10.4, reserved: 10, dollars: 83.2 });
    expect(close.mayCancelFreely).toBeUndefined();
    const far = (await weighOne(cloud, fisherman, { id, amount: 12.25 })).body;
    expect(far.mayCancelFreely).toBe(true);
    expect(far.weighings).toMatchObject([
      { before: 10, amount: 10.4, dollarsBefore: 80, dollars: 83.2 },
      { before: 10.4, amount: 12.25, dollarsBefore: 83.2, dollars: 98 },
    ]);
    expect(await amountsOf(scene)).toMatchObject({ left: 37.75, held: 12.25 });
    const { error } = await weighOne(cloud, fisherman, { id, amount: 50.25 });
    expect(error.issues).toMatchObject([{ path: 'amount', message: expect.stringContaining('50 lb left') }]);
    await weighOne(cloud, fisherman, { id, amount: 9.5 });
    expect(await amountsOf(scene)).toMatchObject({ left: 40.5, held: 9.5 });
  });

  it('is refused after the handover', async () => {
    const scene = await aReservationScene(cloud);
    const { id, code = '' } = await reserve(cloud, scene);
    await collectOne(cloud, scene.fisherman, { id, code });
    const { error } = await weighOne(cloud, scene.fisherman, { id, amount: 9 });
    expect(error.message).toBe('This reservation was collected.');
  });
});

describe('a reservation is refused', () => {
  it('of one’s own catch, of a catch without them, and of a blocked person', async () => {
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer } = scene;
    const own = await askToReserve(cloud, { ...scene, buyer: fisherman }, aReservation(cloud));
    expect(own.error.message).toBe('You can’t reserve your own catch.');
    const { id: catchId } = await postCatch(cloud, fisherman, reservable(cloud, { reserving: null }));
    const { error } = await askToReserve(cloud, { catchId, buyer }, aReservation(cloud));
    expect(error.message).toBe('This catch can’t be reserved. Write to the fisherman.');
    await cloud.call(blockUser, { token: fisherman.accessToken, params: { userId: buyer.userId } });
    const blocked = await askToReserve(cloud, scene, aReservation(cloud));
    expect(blocked.error.message).toBe('You can’t reserve this fisherman’s catches.');
  });

  it.for([
    [{ amount: 1 }, 'Reserve 2 lb or more.'],
    [{ amount: 2.3 }, 'Reserve 2 lb, and more of it in steps of 0.5 lb.'],
    [{ amount: 51 }, 'Only 50 lb left. Reserve that much or less.'],
  ] as const)('with %o', async ([changes, message]) => {
    const scene = await aReservationScene(cloud);
    const { error } = await askToReserve(cloud, scene, aReservation(cloud, changes));
    expect(error.message).toBe(message);
  });

  it('if it is the second of a catch, or of a new account', async () => {
    const scene = await aReservationScene(cloud);
    await reserve(cloud, scene);
    const again = await askToReserve(cloud, scene, aReservation(cloud));
    expect(again.error.message).toBe('You already have a reservation of this catch.');
    const { id: catchId } = await postCatch(cloud, scene.fisherman, reservable(cloud));
    const { error } = await askToReserve(cloud, { ...scene, catchId }, aReservation(cloud));
    expect(error.message).toContain('On your first day you can have one open reservation.');
  });
});
