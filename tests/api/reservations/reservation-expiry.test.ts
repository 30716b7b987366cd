/** Effects of time on reservations: they end at their minute, and buyers are reminded once. */
import { describe, expect } from 'vitest';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { joinWaiting, listReservations } from '#shared/reservations/endpoints.ts';
import type { ReservationRecord } from '#shared/reservations/schemas.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItem, readTable } from '#tests/support/cloud/table.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  cancelOne,
  collectOne,
  newCodeOf,
  type ReservationScene,
  replyTo,
  reserve,
  seeReservation,
} from '#tests/support/reservations.ts';

useOwnCloud();

const inHours = (hours: number) => new Date(cloud.clock.now() + hours * HOUR).toISOString();

/** A catch that can be collected during the next hours. */
async function aScene(mode?: 'at_once' | 'on_request'): Promise<ReservationScene> {
  // The function that runs each minute has already run.
  await cloud.runDue();
  const slots = [{ start: inHours(1), end: inHours(9) }];
  return await aReservationScene(cloud, { reserving: { mode: mode ?? 'at_once', slots } }, mode);
}

/** Moves the clock to this many milliseconds after a time. */
const goTo = (time: string, milliseconds = 0) =>
  cloud.clock.advance(Date.parse(time) + milliseconds - cloud.clock.now());
type Made = Pick<ReservationRecord, 'id'>;
const stored = async ({ id: reservationId }: Made) =>
  Object(await readItem(cloud, reservation.key({ reservationId }))).card.state;
const seen = async ({ fisherman }: ReservationScene, made: Made) =>
  (await seeReservation(cloud, await signedInAgain(cloud, fisherman), made)).body.state;
const filed = async ({ id }: Made) =>
  (await readTable(cloud)).filter(({ pk, sk }) => pk.startsWith('DUE#') && sk.endsWith(`#${id}`)).length;
const amountsOf = async ({ catchId }: ReservationScene) => {
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { stock, held = 0 } = (await cloud.call(getCatch, { params: { catchId }, ...fresh })).body;
  return [stock?.left, held];
};
const subjects = async (person: ReservationScene['buyer']) =>
  (await mailsTo(cloud, person)).map(({ subject }) => subject);

describe('a request without a reply', () => {
  it.each([
    ['after two hours', 2.5, 2],
    ['when its pickup starts', 1.5, 1.5],
  ])('ends %s, and frees its fish', async (_name, start, hours) => {
    const scene = await aScene('on_request');
    const slot = { pickupStart: inHours(start), pickupEnd: inHours(start + 1) };
    const asked = await reserve(cloud, scene, slot);
    const after = Date.parse(asked.dueAt) - Date.parse(asked.askedAt);
    expect(Math.round(after / MINUTE)).toBe(60 * hours);
    goTo(asked.dueAt, -30_000);
    await cloud.runDue();
    expect([await seen(scene, asked), await stored(asked)]).toEqual(['requested', 'requested']);
    goTo(asked.dueAt, 1);
    expect([await seen(scene, asked), await stored(asked)]).toEqual(['released', 'requested']);
    const fisherman = await signedInAgain(cloud, scene.fisherman);
    const late = await replyTo(cloud, fisherman, { id: asked.id, answer: 'yes' });
    expect(late.error.message).toBe('This reservation has ended, and the fish is free again.');
    goTo(asked.dueAt, MINUTE);
    await cloud.runDue();
    expect([await stored(asked), await filed(asked)]).toEqual(['released', 0]);
    expect(await amountsOf(scene)).toEqual([50, 0]);
    expect(await subjects(scene.buyer)).toEqual(['Your reservation of 10 lb has ended']);
  });

  it('that got a yes is kept until its pickup is over', async () => {
    const scene = await aScene('on_request');
    const slot = { pickupStart: inHours(4), pickupEnd: inHours(5) };
    const asked = await reserve(cloud, scene, slot);
    await replyTo(cloud, scene.fisherman, { id: asked.id, answer: 'yes' });
    goTo(asked.dueAt, 2 * MINUTE);
    await cloud.runDue();
    expect(await stored(asked)).toBe('held');
    goTo(slot.pickupEnd, 31 * MINUTE);
    await cloud.runDue();
    expect([await stored(asked), await filed(asked)]).toEqual(['released', 0]);
  });
});

describe('a reservation that nobody collects', () => {
  it('returns its fish once, however often and late the function runs', async () => {
    const scene = await aScene();
    const others = [await aPerson(cloud), await aPerson(cloud)];
    const all = await Promise.all(
      [scene.buyer, ...others].map((buyer) => reserve(cloud, { ...scene, buyer }, { amount: 7.5 })),
    );
    expect(await amountsOf(scene)).toEqual([27.5, 22.5]);
    goTo(all[0]?.dueAt ?? '', 3 * HOUR);
    await Promise.all([cloud.runDue(), cloud.runDue(), cloud.runDue()]);
    await cloud.runDue();
    for (const made of all) expect([await stored(made), await filed(made)]).toEqual(['released', 0]);
    expect(await amountsOf(scene)).toEqual([50, 0]);
    // Nobody said that they didn't come.
    const [made] = all;
    if (made) {
      const fisherman = await signedInAgain(cloud, scene.fisherman);
      expect((await seeReservation(cloud, fisherman, made)).body.marks).toBe(0);
    }
  });

  it('does not block new ones if the function is late', async () => {
    const scene = await aScene();
    const made = await reserve(cloud, scene, { amount: 50 });
    goTo(made.dueAt, 1);
    const buyer = await aPerson(cloud);
    const slot = { pickupStart: inHours(0.5), pickupEnd: inHours(1) };
    const answer = await askToReserve(
      cloud,
      { ...scene, buyer },
      aReservation(cloud, { amount: 45, ...slot }),
    );
    expect([answer.status, await stored(made)]).toEqual([201, 'released']);
    await cloud.runDue();
    expect(await amountsOf(scene)).toEqual([5, 45]);
  });

  it('does not end if it was collected in time', async () => {
    const scene = await aScene();
    const { code = '', ...made } = await reserve(cloud, scene);
    await collectOne(cloud, scene.fisherman, { id: made.id, code });
    expect(await filed(made)).toBe(0);
    goTo(made.dueAt, MINUTE);
    await cloud.runDue();
    expect(await stored(made)).toBe('collected');
  });
});

it('an offer without a reply ends after half an hour, and goes to the next person', async () => {
  const scene = await aScene();
  const first = await reserve(cloud, scene, { amount: 50 });
  const [next, last] = [await aPerson(cloud), await aPerson(cloud)];
  const params = { catchId: scene.catchId };
  for (const { accessToken: token } of [next, last])
    await cloud.call(joinWaiting, { token, params, body: { amount: 40 } });
  await cancelOne(cloud, scene.buyer, first);
  await cloud.settled();
  const newest = async ({ accessToken: token }: typeof next) =>
    (await cloud.call(listReservations, { token })).body.items[0];
  const offer = await newest(next);
  expect([offer?.state, await newest(last)]).toEqual(['offered', undefined]);
  const replyMs = Date.parse(offer?.dueAt ?? '') - Date.parse(offer?.askedAt ?? '');
  expect(replyMs).toBe(30 * MINUTE);
  goTo(offer?.dueAt ?? '', MINUTE);
  await cloud.runDue();
  await cloud.settled();
  expect((await newest(next))?.state).toBe('released');
  expect(await newest(last)).toMatchObject({ state: 'offered', amount: 40 });
});

describe('the time two hours before the pickup', () => {
  const reminders = async (scene: ReservationScene) =>
    (await subjects(scene.buyer)).filter((subject) => subject === 'Your pickup of 10 lb is soon').length;

  it('is when the buyer gets one reminder, unless it was canceled', async () => {
    const [kept, dropped] = [await aScene(), await aScene()];
    const slot = { pickupStart: inHours(5), pickupEnd: inHours(6) };
    const made = await reserve(cloud, kept, slot);
    const cancelled = await reserve(cloud, dropped, slot);
    goTo(made.pickupStart, -121 * MINUTE);
    await cloud.runDue();
    expect([await reminders(kept), await reminders(dropped)]).toEqual([0, 0]);
    await cancelOne(cloud, await signedInAgain(cloud, dropped.fisherman), cancelled);
    goTo(made.pickupStart, -119 * MINUTE);
    await Promise.all([cloud.runDue(), cloud.runDue()]);
    await cloud.runDue();
    expect([await reminders(kept), await reminders(dropped)]).toEqual([1, 0]);
  });

  it('brings no reminder of a request, and one once the fisherman has said yes', async () => {
    const [asked, accepted] = [await aScene('on_request'), await aScene('on_request')];
    const slot = { pickupStart: inHours(4), pickupEnd: inHours(5) };
    await reserve(cloud, asked, slot);
    const { id } = await reserve(cloud, accepted, slot);
    await replyTo(cloud, accepted.fisherman, { id, answer: 'yes' });
    await newCodeOf(cloud, accepted.buyer, { id });
    goTo(slot.pickupStart, -119 * MINUTE);
    await cloud.runDue();
    expect([await reminders(asked), await reminders(accepted)]).toEqual([0, 1]);
  });
});
