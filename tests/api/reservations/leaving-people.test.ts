/** Reservations when one of their people or their catch is gone, and what a person gets of them. */
import { describe, expect } from 'vitest';
import { definitionOf, ITEMS } from '#lambdas/items.ts';
import { mailCount, sentMail } from '#lambdas/mail/store/items.ts';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { moderatePost } from '#shared/moderation/post-endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { appealNoShow, getCatchWaiting, joinWaiting } from '#shared/reservations/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { readItem, readTable, setAttribute } from '#tests/support/cloud/table.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  cancelOne,
  missOne,
  type ReservationScene,
  reservable,
  reserve,
  seeReservation,
  weighOne,
} from '#tests/support/reservations.ts';

useOwnCloud();

const amountsOf = async ({ catchId }: Pick<ReservationScene, 'catchId'>) => {
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { stock, held = 0 } = (await cloud.call(getCatch, { params: { catchId }, ...fresh })).body;
  return [stock?.left, held];
};

/** A buyer who holds fish, waits for other fish, missed a pickup and appealed, and canceled once. */
async function aFullScene() {
  const scene = await aReservationScene(cloud);
  const { fisherman, buyer } = scene;
  const token = buyer.accessToken;
  const [missedOf, waitedFor, cancelledOf] = await Promise.all(
    [1, 2, 3].map(() => postCatch(cloud, fisherman, reservable(cloud))),
  );
  const onCatch = (of: typeof missedOf) => ({ catchId: of?.id ?? '', buyer });
  const collectorName = 'Dana Marsh';
  const missed = await reserve(cloud, onCatch(missedOf), { collectorName });
  const params = { reservationId: missed.id };
  const end = new Date(cloud.clock.now() - 1000).toISOString();
  await setAttribute(cloud, reservation.key(params), 'card.pickupEnd', end);
  await missOne(cloud, fisherman, missed);
  await cloud.call(appealNoShow, { token, params, body: { reason: 'I was at the other dock.' } });
  const cancelled = await reserve(cloud, onCatch(cancelledOf), { collectorName });
  await cancelOne(cloud, buyer, cancelled);
  const waiting = { params: { catchId: waitedFor?.id ?? '' }, body: { amount: 12.5 } };
  await cloud.call(joinWaiting, { token, ...waiting });
  const made = await reserve(cloud, scene, { collectorName });
  await weighOne(cloud, fisherman, { id: made.id, amount: 10.2 });
  await cloud.settled();
  return { ...scene, made, missed, cancelled, waitedFor: waiting.params.catchId };
}

/** Kinds of items that stay by definition, such as remembered responses, for a day. */
const STAYING = [
  ...ITEMS.flatMap(({ name, owner }) =>
    typeof owner === 'object' && 'erased' in owner && typeof owner.erased === 'object' ? [name] : [],
  ),
  ...['tombstone', sentMail.name, mailCount.name],
];

/** The kinds of items that still have one of these texts and should not. */
async function leftWith(...texts: readonly string[]): Promise<string[]> {
  const left = (await readTable(cloud)).filter((item) => {
    const json = JSON.stringify(item);
    return texts.some((text) => json.includes(text));
  });
  const names = left.map((item) => definitionOf(item)?.name ?? item.pk.replace(/#.*/, ''));
  return [...new Set(names)].filter((name) => !STAYING.includes(name));
}

describe('a buyer’s data', () => {
  it('have their reservations, marks and places on waiting lists, and no code', async () => {
    const { buyer, made, missed, cancelled, waitedFor } = await aFullScene();
    const { reservations, more } = await downloadData(cloud, buyer);
    expect(reservations).toHaveLength(3);
    expect(reservations).toContainEqual(
      expect.objectContaining({ id: made.id, amount: 10.2, reserved: 10, collectorName: 'Dana Marsh' }),
    );
    expect(reservations).toContainEqual(
      expect.objectContaining({
        id: missed.id,
        appealed: expect.objectContaining({ reason: 'I was at the other dock.' }),
      }),
    );
    expect(reservations).toContainEqual(
      expect.objectContaining({ id: cancelled.id, reason: 'The truck broke.' }),
    );
    expect(more).toContainEqual(expect.objectContaining({ kind: 'MARK', reservationId: missed.id }));
    expect(more).toContainEqual(
      expect.objectContaining({ kind: 'WAITING', catchId: waitedFor, amount: 12.5 }),
    );
    expect(JSON.stringify(reservations)).not.toMatch(/hash|tries|gsi/);
  });

  it('are erased with their account, which frees the fish and tells the fisherman', async () => {
    const { fisherman, buyer, made, missed, cancelled, catchId } = await aFullScene();
    await cloud.call(deleteAccount, { token: buyer.accessToken });
    await cloud.settled();
    expect(await leftWith(buyer.userId, buyer.email)).toEqual([]);
    for (const { id: reservationId } of [made, missed, cancelled]) {
      const kept = JSON.stringify(await readItem(cloud, reservation.key({ reservationId })));
      expect(kept).not.toMatch(/Omar Quill|Dana Marsh|other dock|truck/);
    }
    expect(await amountsOf({ catchId })).toEqual([50, 0]);
    const seen = (await seeReservation(cloud, fisherman, made)).body;
    expect(seen).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'site', reason: 'The buyer has left Creel.' },
      ...{ buyerName: 'Deleted account', collectorName: 'Deleted account', amount: 10.2 },
    });
    expect(seen.buyerId).toBeUndefined();
    for (const [over, state] of [
      [missed, 'no_show'],
      [cancelled, 'cancelled'],
    ] as const) {
      const { body } = await seeReservation(cloud, fisherman, over);
      expect([body.state, body.reason]).toEqual([state, undefined]);
    }
    const [mail] = await mailsTo(cloud, fisherman);
    expect(mail?.subject).toBe('A reservation of 10.2 lb was canceled');
    expect(mail?.text).toContain('> The buyer has left Creel.');
  });
});

describe('a fisherman’s data', () => {
  it('have what was reserved of their catches, without the names of others', async () => {
    const { fisherman, buyer } = await aFullScene();
    const { sales } = await downloadData(cloud, fisherman);
    expect(sales).toHaveLength(3);
    expect(sales).toContainEqual(expect.objectContaining({ amount: 10.2, state: 'weighed', dollars: 81.6 }));
    const text = JSON.stringify(sales);
    for (const foreign of [buyer.userId, buyer.name, 'Dana Marsh']) expect(text).not.toContain(foreign);
  });

  it('are erased with their account, which tells the buyer and keeps what they reserved', async () => {
    const scene = await aReservationScene(cloud, {
      customPickupLocation: 'The blue shed behind 7 Example St',
    });
    const { fisherman, buyer } = scene;
    const made = await reserve(cloud, scene);
    const dropped = { catchId: (await postCatch(cloud, fisherman, reservable(cloud))).id, buyer };
    await cloud.settled();
    await cloud.call(deleteAccount, { token: fisherman.accessToken });
    await cloud.settled();
    expect(await leftWith(fisherman.userId, fisherman.email, 'blue shed')).toEqual([]);
    const mail = await theMailTo(cloud, buyer);
    expect(mail.subject).toBe('A reservation of 10 lb was canceled');
    expect(mail.text).toContain('> The fisherman has left Creel.');
    const seen = (await seeReservation(cloud, buyer, made)).body;
    expect(seen).toMatchObject({
      ...{ state: 'cancelled', fishermanName: 'Deleted account', pickupPlace: 'Portland, ME' },
    });
    expect(seen.fishermanId).toBeUndefined();
    expect((await askToReserve(cloud, dropped, aReservation(cloud))).error.code).toBe('not_found');
  });
});

describe('a catch', () => {
  it('that moderators take down ends its reservations and tells both sides', async () => {
    const scene = await aReservationScene(cloud);
    const made = await reserve(cloud, scene);
    await cloud.settled();
    const { accessToken: token } = await aPerson(cloud, { groups: ['admin'] });
    const params = { kind: 'catch' as const, postId: scene.catchId };
    await cloud.call(moderatePost, { token, params, body: { isTakenDown: true, note: 'No watches.' } });
    await cloud.settled();
    expect((await seeReservation(cloud, scene.buyer, made)).body).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'site', reason: 'The catch was taken down.' },
    });
    const mail = await theMailTo(cloud, scene.buyer);
    expect(mail.text).toContain('> The catch was taken down.');
    const toFisherman = await mailsTo(cloud, scene.fisherman);
    expect(toFisherman.map(({ subject }) => subject)).toContain('A reservation of 10 lb was canceled');
  });

  it('that its fisherman hides keeps its reservations, and takes no new ones', async () => {
    const scene = await aReservationScene(cloud);
    const made = await reserve(cloud, scene);
    const { fisherman, catchId } = scene;
    const request = { token: fisherman.accessToken, params: { catchId }, body: { hidden: true } };
    await cloud.call(setCatchVisibility, request);
    expect((await seeReservation(cloud, scene.buyer, made)).body.state).toBe('held');
    const other = { catchId, buyer: await aPerson(cloud) };
    expect((await askToReserve(cloud, other, aReservation(cloud))).error.code).toBe('not_found');
    const waiting = { token: other.buyer.accessToken, params: { catchId } };
    expect((await cloud.call(joinWaiting, { ...waiting, body: { amount: 45 } })).error.code).toBe(
      'not_found',
    );
    expect((await cloud.call(getCatchWaiting, waiting)).body).toEqual({ isWaiting: false });
  });
});
