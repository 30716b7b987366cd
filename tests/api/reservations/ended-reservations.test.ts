/** Reservations that end without a handover, the fish that becomes free, and marks for missed pickups. */
import { describe, expect } from 'vitest';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { blockUser, unblockUser } from '#shared/messages/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { deleteCatch, setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { decideNoShowAppeal, listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import {
  appealNoShow,
  getCatchWaiting,
  joinWaiting,
  listReservations,
} from '#shared/reservations/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  cancelOne,
  missOne,
  replyTo,
  reserve,
  seeReservation,
} from '#tests/support/reservations.ts';

useOwnCloud();

describe('freed fish', () => {
  it('is offered to the person who waits for it, who has a code after their yes', async () => {
    const scene = await aReservationScene(cloud);
    const first = await reserve(cloud, scene, { amount: 50 });
    const next = await aPerson(cloud);
    const token = next.accessToken;
    const params = { catchId: scene.catchId };
    const joined = (await cloud.call(joinWaiting, { token, params, body: { amount: 20 } })).body;
    expect(joined).toEqual({ isWaiting: true, amount: 20 });
    await cancelOne(cloud, scene.buyer, first);
    await cloud.settled();
    const { items } = (await cloud.call(listReservations, { token })).body;
    expect(items).toMatchObject([{ state: 'offered', amount: 20 }]);
    expect((await cloud.call(getCatchWaiting, { token, params })).body).toEqual({ isWaiting: false });
    const yes = (await replyTo(cloud, next, { id: items[0]?.id ?? '', answer: 'yes' })).body;
    expect(yes).toMatchObject({ state: 'held', code: expect.stringMatching(/^\d{6}$/) });
  });
});

describe('fish that was freed while its catch was hidden', () => {
  it('is offered to the person who waits for it when the catch is shown again', async () => {
    const scene = await aReservationScene(cloud);
    const first = await reserve(cloud, scene, { amount: 50 });
    const next = await aPerson(cloud);
    const params = { catchId: scene.catchId };
    await cloud.call(joinWaiting, { token: next.accessToken, params, body: { amount: 20 } });
    const show = (isShown: boolean) =>
      cloud.call(setCatchVisibility, {
        ...{ token: scene.fisherman.accessToken, params, body: { hidden: !isShown } },
      });
    const offers = async () => {
      await cloud.settled();
      return (await cloud.call(listReservations, { token: next.accessToken })).body.items;
    };
    expect((await show(false)).body.hidden).toBe(true);
    expect((await cancelOne(cloud, scene.buyer, first)).body.state).toBe('cancelled');
    expect(await offers()).toEqual([]);
    expect((await show(true)).body.hidden).toBe(false);
    expect(await offers()).toMatchObject([{ state: 'offered', amount: 20 }]);
  });
});

describe('a buyer who does not come', () => {
  it('gets a mark, which a moderator who is not involved removes after an appeal', async () => {
    const [{ fisherman, catchId }, buyer] = await Promise.all([
      aReservationScene(cloud),
      aPerson(cloud, { groups: ['admin'] }),
    ]);
    const scene = { catchId, buyer };
    const made = await reserve(cloud, scene);
    expect((await missOne(cloud, fisherman, made)).error.code).toBe('conflict');
    const params = { reservationId: made.id };
    const end = new Date(cloud.clock.now() - 1000).toISOString();
    await setAttribute(cloud, reservation.key(params), 'card.pickupEnd', end);
    expect((await missOne(cloud, fisherman, made)).body.state).toBe('no_show');
    expect((await seeReservation(cloud, fisherman, made)).body.marks).toBe(1);

    const body = { reason: 'I waited at the wrong dock.' };
    const appealed = await cloud.call(appealNoShow, { token: buyer.accessToken, params, body });
    expect(appealed.body.appeal).toBe('open');
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const { items } = (await cloud.call(listNoShowAppeals, { token: admin.accessToken })).body;
    expect(items).toMatchObject([{ reason: body.reason, reservation: { id: made.id } }]);
    const decision = { decision: 'strike' as const, reason: 'Both docks have that name.' };
    const decide = ({ accessToken: token }: TestUser) =>
      cloud.call(decideNoShowAppeal, { token, params, body: decision });
    expect((await decide(buyer)).error.code).toBe('conflict');
    await decide(admin);
    const seen = (await seeReservation(cloud, fisherman, made)).body;
    expect([seen.marks, seen.appeal]).toEqual([0, 'struck']);
  });
});

describe('an open reservation ends', () => {
  it('when the fisherman deletes the catch, with a reason that the buyer reads', async () => {
    const scene = await aReservationScene(cloud);
    const made = await reserve(cloud, scene);
    const request = { token: scene.fisherman.accessToken, params: { catchId: scene.catchId } };
    expect((await cloud.call(deleteCatch, request)).error.issues).toMatchObject([{ path: 'reason' }]);
    await cloud.call(deleteCatch, { ...request, body: { reason: 'The cooler failed.' } });
    expect((await seeReservation(cloud, scene.buyer, made)).body).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'fisherman', reason: 'The cooler failed.' },
    });
  });

  it.for(['fisherman', 'buyer'] as const)('when the %s blocks the other, who hears of it', async (side) => {
    const scene = await aReservationScene(cloud);
    const other = side === 'buyer' ? scene.fisherman : scene.buyer;
    const third = await aPerson(cloud);
    const [made, kept] = [await reserve(cloud, scene), await reserve(cloud, { ...scene, buyer: third })];
    await cloud.settled();
    const request = { token: scene[side].accessToken, params: { userId: other.userId } };
    await cloud.call(blockUser, request);
    await cloud.settled();
    const seen = (await seeReservation(cloud, other, made)).body;
    expect([seen.state, seen.cancelledBy, seen.reason]).toEqual(['cancelled', side, undefined]);
    expect((await seeReservation(cloud, third, kept)).body.state).toBe('held');
    const [news] = await mailsTo(cloud, other);
    expect(news?.subject).toMatch(/canceled (the|your) reservation of 10 lb$/);
    const again = () => askToReserve(cloud, scene, aReservation(cloud));
    expect((await again()).error.message).toBe(
      side === 'buyer'
        ? 'You have blocked this fisherman. Unblock them to reserve.'
        : 'You can’t reserve this fisherman’s catches.',
    );
    await cloud.call(unblockUser, request);
    expect((await again()).body.state).toBe('held');
  });

  it.for(['fisherman', 'buyer'] as const)('when the %s is suspended', async (side) => {
    const scene = await aReservationScene(cloud);
    const made = await reserve(cloud, scene);
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const params = { userId: scene[side].userId };
    const body = { reason: 'Sells watches.' };
    await cloud.call(suspendUser, { token: admin.accessToken, params, body });
    await cloud.settled();
    const other = side === 'buyer' ? scene.fisherman : scene.buyer;
    expect((await seeReservation(cloud, other, made)).body).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'site' },
    });
  });
});
