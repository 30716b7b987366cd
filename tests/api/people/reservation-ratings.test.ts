/** Ratings by buyers who collected a reservation: each rates a catch once. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getRatingState, listRatings } from '#shared/ratings/endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, write } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { aCollectedReservation, rate } from '#tests/support/ratings.ts';
import { aReservationScene, collectOne, reserve, seeReservation } from '#tests/support/reservations.ts';

const fresh = { headers: { 'cache-control': 'no-cache' } };
const ratingsOf = async ({ userId }: TestUser) =>
  (await cloud.call(listRatings, { query: { fisherman: userId }, ...fresh })).body.items;

describe('a rating of a reservation', () => {
  it('is given once, is known to its buyer, and tells the fisherman', async () => {
    const { fisherman, buyer, reservationId } = await aCollectedReservation(cloud);
    const seen = async () => [
      (await seeReservation(cloud, buyer, { id: reservationId })).body.isRated,
      (await cloud.call(listReservations, { token: buyer.accessToken })).body.items[0]?.isRated,
    ];
    expect(await seen()).toEqual([undefined, undefined]);
    const body = { reservationId, stars: 5, comment: 'Fresh, and on time.' };
    const answers = await Promise.all([
      rate(cloud, buyer, fisherman, body),
      rate(cloud, buyer, fisherman, body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await ratingsOf(fisherman)).toMatchObject([
      { stars: 5, comment: 'Fresh, and on time.', raterName: 'Omar', isOrganization: false },
    ]);
    expect(await seen()).toEqual([true, true]);
    expect((await seeReservation(cloud, fisherman, { id: reservationId })).body.isRated).toBeUndefined();
    await cloud.settled();
    const { body: profile } = await cloud.call(getFisherman, {
      params: { userId: fisherman.userId },
      ...fresh,
    });
    expect(profile).toMatchObject({ rating: 5, ratingCount: 1 });
    const subjects = (await mailsTo(cloud, fisherman)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Omar rated you')).toHaveLength(1);
  });

  it('counts for the catch, whether that was collected or written about', async () => {
    const { fisherman, buyer, catchId, reservationId } = await aCollectedReservation(cloud);
    const { id: replyTo } = (await write(cloud, buyer, fisherman, { catchId })).body;
    await write(cloud, fisherman, buyer, { replyTo });
    expect((await rate(cloud, buyer, fisherman, { catchId, stars: 4 })).status).toBe(201);
    const again = await rate(cloud, buyer, fisherman, { reservationId, stars: 1 });
    expect(again.error.message).toBe('You have rated this already.');
    expect((await seeReservation(cloud, buyer, { id: reservationId })).body.isRated).toBe(true);

    const other = await aCollectedReservation(cloud);
    const about = { catchId: other.catchId };
    await rate(cloud, other.buyer, other.fisherman, { reservationId: other.reservationId, stars: 4 });
    const asked = (await write(cloud, other.buyer, other.fisherman, about)).body;
    await write(cloud, other.fisherman, other.buyer, { replyTo: asked.id });
    expect(
      (await cloud.call(getRatingState, { token: other.buyer.accessToken, params: about })).body.state,
    ).toBe('rated');
    expect((await rate(cloud, other.buyer, other.fisherman, { ...about, stars: 1 })).status).toBe(409);
  });

  it('covers a second reservation of the same catch', async () => {
    const { fisherman, buyer, catchId, reservationId } = await aCollectedReservation(cloud);
    const { id, code = '' } = await reserve(cloud, { catchId, buyer });
    await collectOne(cloud, fisherman, { id, code });
    await rate(cloud, buyer, fisherman, { reservationId, stars: 5 });
    const again = await rate(cloud, buyer, fisherman, { reservationId: id, stars: 1 });
    expect(again.error.message).toBe('You have rated this already.');
    expect((await seeReservation(cloud, buyer, { id })).body).toMatchObject({
      state: 'collected',
      isRated: true,
    });
  });

  it('is refused while it is open, and to everybody else', async () => {
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer } = scene;
    const { id: reservationId } = await reserve(cloud, scene);
    const [stranger, omar] = [await aPerson(cloud), await aPerson(cloud, { fisherman: A_FISHERMAN })];
    const done = await aCollectedReservation(cloud);
    const answers = [
      await rate(cloud, buyer, fisherman, { reservationId, stars: 5 }),
      await rate(cloud, stranger, fisherman, { reservationId, stars: 1 }),
      await rate(cloud, fisherman, fisherman, { reservationId, stars: 5 }),
      await rate(cloud, done.buyer, omar, { reservationId: done.reservationId, stars: 1 }),
      await rate(cloud, done.fisherman, omar, { reservationId: done.reservationId, stars: 1 }),
      await rate(cloud, done.buyer, done.fisherman, {
        reservationId: done.reservationId,
        catchId: done.catchId,
        stars: 5,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 409, 422, 403, 422]);
    expect(answers[0]?.error.message).toBe('You can rate once you have collected the fish.');
  });

  it('stays without name and text when the buyer leaves', async () => {
    const { fisherman, buyer, reservationId } = await aCollectedReservation(cloud);
    await rate(cloud, buyer, fisherman, { reservationId, stars: 5, comment: 'Fresh.' });
    await cloud.call(deleteAccount, { token: buyer.accessToken });
    await cloud.settled();
    const [left] = await ratingsOf(fisherman);
    expect(left).toMatchObject({ stars: 5 });
    expect(left).not.toHaveProperty('comment');
    expect(left).not.toHaveProperty('raterName');
  });
});
