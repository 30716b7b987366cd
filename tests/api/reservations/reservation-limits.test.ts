/** Limits against holding fish for nothing: open reservations, reservations of a catch in a day, and marks. */
import { describe, expect } from 'vitest';
import { account } from '#lambdas/people/store/items.ts';
import { mark, reservation } from '#lambdas/reservations/store/items.ts';
import { DAY } from '#shared/limits.ts';
import { decideNoShowAppeal, listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import { appealNoShow, joinWaiting, listReservations } from '#shared/reservations/endpoints.ts';
import { MOST_MADE_OF_CATCH } from '#shared/reservations/rules.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { countTimes, setAttribute } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  cancelOne,
  missOne,
  replyTo,
  reservable,
  reserve,
  seeReservation,
} from '#tests/support/reservations.ts';

useOwnCloud();

/** A person whose account is older than a day. */
async function aKnownPerson(): Promise<TestUser> {
  const person = await aPerson(cloud, { name: 'Omar Quill' });
  const createdAt = new Date(cloud.clock.now() - DAY).toISOString();
  await setAttribute(cloud, account.key({ userId: person.userId }), 'createdAt', createdAt);
  return person;
}

/** Marks that count for so many days from now. */
async function markFor({ userId }: TestUser, days: readonly number[]): Promise<void> {
  const items = days.map((left, index) => {
    const expiresAt = Math.floor((cloud.clock.now() + left * DAY) / 1000);
    return mark.item({ userId, reservationId: `01M0000000000000000000000${index}` }, { expiresAt });
  });
  await putItems(
    cloud,
    items.map((item) => ({ ...item })),
  );
}

async function catches(count: number): Promise<string[]> {
  const fisherman = await aPerson(cloud, { fisherman: A_FISHERMAN });
  const posted = Array.from({ length: count }, () => postCatch(cloud, fisherman, reservable(cloud)));
  return (await Promise.all(posted)).map(({ id }) => id);
}

describe('a buyer', () => {
  it('can have three open reservations, one of each catch, also of several requests at once', async () => {
    const buyer = await aKnownPerson();
    const ids = await catches(6);
    const asked = await Promise.all(
      ids.slice(0, 5).map((catchId) => askToReserve(cloud, { catchId, buyer }, aReservation(cloud))),
    );
    const made = asked.filter(({ status }) => status === 201);
    const { items } = (await cloud.call(listReservations, { token: buyer.accessToken })).body;
    expect([made.length, items.length]).toEqual([3, 3]);
    const ask = () => askToReserve(cloud, { catchId: ids[5] ?? '', buyer }, aReservation(cloud));
    expect((await ask()).error.message).toBe(
      'You have 3 open reservations, the most at one time. Collect or cancel one of them first.',
    );
    await cancelOne(cloud, buyer, { id: items[0]?.id ?? '' });
    expect((await ask()).status).toBe(201);
  });

  it('with three marks can only ask, and the fish is not offered to them', async () => {
    const [buyer, other] = [await aKnownPerson(), await aKnownPerson()];
    await markFor(buyer, [1, 30]);
    const scene = { ...(await aReservationScene(cloud)), buyer };
    const { state, id } = await reserve(cloud, scene);
    expect(state).toBe('held');
    await cancelOne(cloud, buyer, { id });
    await markFor(buyer, [1, 30, 90]);
    const asked = await reserve(cloud, scene, { amount: 20 });
    expect(asked).toMatchObject({ state: 'requested', codeState: 'none' });
    expect((await seeReservation(cloud, scene.fisherman, asked)).body.marks).toBe(3);
    expect((await replyTo(cloud, scene.fisherman, { id: asked.id, answer: 'yes' })).body.state).toBe('held');
    await cancelOne(cloud, buyer, asked);

    const all = await reserve(cloud, { ...scene, buyer: await aKnownPerson() }, { amount: 50 });
    for (const { accessToken: token } of [buyer, other]) {
      const request = { token, params: { catchId: scene.catchId }, body: { amount: 20 } };
      await cloud.call(joinWaiting, request);
    }
    await cancelOne(cloud, scene.fisherman, all);
    await cloud.settled();
    const statesOf = async ({ accessToken: token }: TestUser) =>
      (await cloud.call(listReservations, { token })).body.items.map((each) => each.state);
    expect(await statesOf(other)).toEqual(['offered']);
    expect(await statesOf(buyer)).not.toContain('offered');
  });

  it('can reserve at once again when a mark is 90 days old', async () => {
    const before = await aKnownPerson();
    await markFor(before, [10, 20, 30]);
    cloud.clock.advance(10 * DAY);
    const scene = { ...(await aReservationScene(cloud)), buyer: await signedInAgain(cloud, before) };
    const made = await reserve(cloud, scene);
    expect(made.state).toBe('held');
    expect((await seeReservation(cloud, scene.fisherman, made)).body.marks).toBe(2);
  });
});

async function missed({ fisherman }: { fisherman: TestUser }, id: string): Promise<void> {
  const end = new Date(cloud.clock.now() - 1000).toISOString();
  await setAttribute(cloud, reservation.key({ reservationId: id }), 'card.pickupEnd', end);
  await missOne(cloud, fisherman, { id });
}

describe('an appeal', () => {
  it('is made once, by the buyer, against a mark, and a mark that is kept counts on', async () => {
    const scene = await aReservationScene(cloud);
    const made = await reserve(cloud, scene);
    const params = { reservationId: made.id };
    const appeal = ({ accessToken: token }: TestUser) =>
      cloud.call(appealNoShow, { token, params, body: { reason: 'I was there.' } });
    expect((await appeal(scene.buyer)).error.message).toBe('There is no mark to remove.');
    await missed(scene, made.id);
    expect((await appeal(scene.fisherman)).error.code).toBe('not_allowed');
    expect((await appeal(await aPerson(cloud))).error.code).toBe('not_found');
    await appeal(scene.buyer);
    expect((await appeal(scene.buyer)).error.message).toBe('You have asked a moderator already.');
    const { accessToken: token } = await aPerson(cloud, { groups: ['fisherman_manager'] });
    const body = { decision: 'keep' as const, reason: 'The harbor master saw it.' };
    await cloud.call(decideNoShowAppeal, { token, params, body });
    expect((await cloud.call(decideNoShowAppeal, { token, params, body })).error.code).toBe('conflict');
    expect((await cloud.call(listNoShowAppeals, { token })).body.items).toEqual([]);
    const seen = (await seeReservation(cloud, scene.fisherman, made)).body;
    expect([seen.marks, seen.appeal, seen.reason]).toEqual([1, 'kept', body.reason]);
  });
});

it('a catch takes so many reservations in a day, by however many people', async () => {
  const scene = await aReservationScene(cloud);
  const counted = { name: 'reservations', windowMs: MOST_MADE_OF_CATCH.windowMs };
  await countTimes(cloud, { userId: scene.catchId }, counted, MOST_MADE_OF_CATCH.max - 1);
  const made = await reserve(cloud, scene);
  await cancelOne(cloud, scene.buyer, made);
  const { error } = await askToReserve(cloud, scene, aReservation(cloud));
  expect(error.message).toContain('This catch was reserved very often today');
  const { catchId: another } = await aReservationScene(cloud);
  expect((await reserve(cloud, { ...scene, catchId: another })).state).toBe('held');
});
