/** Emails about reservations: to whom, in which language, once for each event, and only while it is still true. */
import { describe, expect } from 'vitest';
import { reservationMail } from '#lambdas/reservations/jobs.ts';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { setLanguage } from '#shared/accounts/endpoints.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { decideNoShowAppeal } from '#shared/reservations/admin-endpoints.ts';
import { appealNoShow, joinWaiting, listReservations } from '#shared/reservations/endpoints.ts';
import { everyChange } from '#tests/api/faults/changes.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import {
  aReservationScene,
  cancelOne,
  collectOne,
  missOne,
  type ReservationScene,
  replyTo,
  reserve,
  weighOne,
} from '#tests/support/reservations.ts';

useOwnCloud();

const subjects = async (person: TestUser) => (await mailsTo(cloud, person)).map(({ subject }) => subject);
/** Newest first. */
const toBoth = async ({ fisherman, buyer }: Pick<ReservationScene, 'fisherman' | 'buyer'>) => ({
  fisherman: await subjects(fisherman),
  buyer: await subjects(buyer),
});
const RESERVED = 'Omar Quill reserved 10 lb';

/** Ten pounds, of which the fisherman has heard. */
async function reserveTen(scene: ReservationScene) {
  const made = await reserve(cloud, scene);
  await cloud.settled();
  return made;
}

/** A buyer with a mark for a reservation, and what a moderator does about it. */
async function aMarkedScene() {
  const scene = await aReservationScene(cloud);
  const made = await reserveTen(scene);
  const params = { reservationId: made.id };
  const end = new Date(cloud.clock.now() - 1000).toISOString();
  await setAttribute(cloud, reservation.key(params), 'card.pickupEnd', end);
  await missOne(cloud, scene.fisherman, made);
  const decide = async (decision: 'strike' | 'keep') => {
    const body = { reason: 'I waited at the wrong dock.' };
    await cloud.call(appealNoShow, { token: scene.buyer.accessToken, params, body });
    const { accessToken: token } = await aPerson(cloud, { groups: ['admin'] });
    await cloud.call(decideNoShowAppeal, { token, params, body: { decision, reason: 'Both <docks> know.' } });
  };
  return { ...scene, decide };
}

describe('a reservation', () => {
  it('is emailed to the fisherman at once, with what they need at the dock', async () => {
    const scene = await aReservationScene(cloud);
    const { id } = await reserve(cloud, scene);
    const mail = await theMailTo(cloud, scene.fisherman);
    expect(mail.subject).toBe(RESERVED);
    for (const fact of ['Hello Ruth Alder,', 'Cod', '10 lb', '$80.00', 'Portland, ME', 'Kim Reyes'])
      expect(mail.text).toContain(fact);
    expect(mail.text).toMatch(/Pickup: .*E[SD]T/);
    expect(mail.html).toContain(`href="${cloud.origin()}/reservation/${id}"`);
    // A fisherman who unsubscribed would not expect anybody at the dock.
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
    expect(await subjects(scene.buyer)).toEqual([]);
  });

  it('is emailed to each side in their own language, whatever emails they chose', async () => {
    const scene = await aReservationScene(cloud);
    for (const [who, language] of [
      [scene.fisherman, 'vi'],
      [scene.buyer, 'es'],
    ] as const) {
      await cloud.call(setLanguage, { token: who.accessToken, body: { language } });
      await cloud.call(setMailPreferences, { token: who.accessToken, body: { claims: false, news: false } });
    }
    const made = await reserve(cloud, scene);
    expect((await theMailTo(cloud, scene.fisherman)).html).toContain('<html lang="vi">');
    await cancelOne(cloud, scene.fisherman, made);
    const toBuyer = await theMailTo(cloud, scene.buyer);
    expect(toBuyer.html).toContain('<html lang="es">');
    expect(toBuyer.text).toContain('> The truck broke.');
  });

  it('that needs a yes is emailed to the fisherman, and then to the buyer', async () => {
    const scene = await aReservationScene(cloud, {}, 'on_request');
    const asked = await reserve(cloud, scene);
    const request = 'Omar Quill asks to reserve 10 lb';
    expect(await toBoth(scene)).toEqual({ fisherman: [request], buyer: [] });
    await replyTo(cloud, scene.fisherman, { id: asked.id, answer: 'yes' });
    const accepted = 'Ruth Alder said yes: 10 lb is reserved for you';
    expect(await toBoth(scene)).toEqual({ fisherman: [request], buyer: [accepted] });
  });

  it('that is declined is emailed to the buyer', async () => {
    const scene = await aReservationScene(cloud, {}, 'on_request');
    const { id } = await reserve(cloud, scene);
    await replyTo(cloud, scene.fisherman, { id, answer: 'no' });
    expect(await subjects(scene.buyer)).toEqual(['Ruth Alder can’t hold 10 lb for you']);
  });

  it('that one side cancels is emailed to the other, with the reason', async () => {
    for (const side of ['buyer', 'fisherman'] as const) {
      const scene = await aReservationScene(cloud);
      await cancelOne(cloud, scene[side], await reserveTen(scene));
      expect(await toBoth(scene)).toEqual(
        side === 'buyer'
          ? { fisherman: ['Omar Quill canceled the reservation of 10 lb', RESERVED], buyer: [] }
          : { fisherman: [RESERVED], buyer: ['Ruth Alder canceled your reservation of 10 lb'] },
      );
      const [mail] = await mailsTo(cloud, side === 'buyer' ? scene.fisherman : scene.buyer);
      expect(mail?.text).toContain('> The truck broke.');
    }
  });

  it('that ends with a suspension is emailed to the other side, with a reason that says nothing about it', async () => {
    const scene = await aReservationScene(cloud);
    await reserve(cloud, scene);
    const { accessToken: token } = await aPerson(cloud, { groups: ['admin'] });
    const params = { userId: scene.fisherman.userId };
    await cloud.call(suspendUser, { token, params, body: { reason: 'Sells watches.' } });
    const mail = await theMailTo(cloud, scene.buyer);
    expect(mail.subject).toBe('A reservation of 10 lb was canceled');
    expect(mail.text).toContain('> The fisherman has left Creel.');
    expect(mail.text).not.toContain('watches');
  });

  it('that nobody collected is emailed to the buyer, and so is the decision about the mark', async () => {
    const missed = 'Nobody came for 10 lb';
    for (const [decision, subject] of [
      ['strike', 'Your mark for 10 lb was removed'],
      ['keep', 'Your mark for 10 lb stays'],
    ] as const) {
      const scene = await aMarkedScene();
      expect((await theMailTo(cloud, scene.buyer)).subject).toBe(missed);
      await scene.decide(decision);
      expect(await toBoth(scene)).toEqual({ fisherman: [RESERVED], buyer: [subject, missed] });
      const [mail] = await mailsTo(cloud, scene.buyer);
      expect(mail?.text).toContain('> Both <docks> know.');
      expect(mail?.html).toContain('Both &lt;docks&gt; know.');
    }
  });
});

describe('a weight', () => {
  it('is emailed to the buyer only if it differs by more than a tenth, and each one that does', async () => {
    const scene = await aReservationScene(cloud);
    const { id, code = '' } = await reserveTen(scene);
    for (const amount of [10.4, 12, 12, 12.5]) {
      await weighOne(cloud, scene.fisherman, { id, amount });
      await cloud.settled();
    }
    await collectOne(cloud, scene.fisherman, { id, code });
    expect(await toBoth(scene)).toEqual({
      fisherman: [RESERVED],
      buyer: ['Your fish weighs 12.5 lb instead of 10 lb', 'Your fish weighs 12 lb instead of 10 lb'],
    });
    const [mail] = await mailsTo(cloud, scene.buyer);
    expect(mail?.text).toContain('$100.00');
  });
});

describe('a weight that is corrected', () => {
  it('to nearly what was reserved is emailed after one that differed, and is not news again', async () => {
    const scene = await aReservationScene(cloud);
    const { id } = await reserveTen(scene);
    for (const amount of [12, 10.4, 10.2]) {
      await weighOne(cloud, scene.fisherman, { id, amount });
      await cloud.settled();
    }
    expect(await subjects(scene.buyer)).toEqual([
      'Your fish weighs 10.4 lb now',
      'Your fish weighs 12 lb instead of 10 lb',
    ]);
    const [mail] = await mailsTo(cloud, scene.buyer);
    expect(mail?.text).toContain('$83.20');
  });

  it('is not emailed any more as it was before', async () => {
    const scene = await aReservationScene(cloud);
    const { id: reservationId } = await reserveTen(scene);
    await weighOne(cloud, scene.fisherman, { id: reservationId, amount: 12 });
    await weighOne(cloud, scene.fisherman, { id: reservationId, amount: 10.2 });
    const { userId, ...somebody } = await aPerson(cloud);
    const told = { reservationId, userId, side: 'buyer' as const };
    await runJobs(cloud, reservationMail.of({ ...told, version: 2, news: 'weighed' }));
    expect(await mailsTo(cloud, somebody)).toEqual([]);
    await runJobs(cloud, reservationMail.of({ ...told, version: 3, news: 'corrected' }));
    expect(await subjects({ ...somebody, userId })).toEqual(['Your fish weighs 10.2 lb now']);
  });
});

describe('fish that becomes free', () => {
  async function anOffer() {
    const scene = await aReservationScene(cloud);
    const first = await reserve(cloud, scene, { amount: 50 });
    await cloud.settled();
    const next = await aPerson(cloud, { name: 'Kay Dorn' });
    const token = next.accessToken;
    const params = { catchId: scene.catchId };
    await cloud.call(joinWaiting, { token, params, body: { amount: 20 } });
    await cancelOne(cloud, scene.buyer, first);
    await cloud.settled();
    const [offer] = (await cloud.call(listReservations, { token })).body.items;
    expect(await subjects(next)).toEqual(['20 lb became free for you']);
    const before = ['Omar Quill canceled the reservation of 50 lb', 'Omar Quill reserved 50 lb'];
    return { ...scene, next, id: offer?.id ?? '', before };
  }

  it('is emailed to the next person alone, and to the fisherman after their yes', async () => {
    const { fisherman, next, id, before } = await anOffer();
    expect(await subjects(fisherman)).toEqual(before);
    await replyTo(cloud, next, { id, answer: 'yes' });
    expect(await subjects(fisherman)).toEqual(['Kay Dorn reserved 20 lb', ...before]);
    expect(await subjects(next)).toHaveLength(1);
  });

  it('is no news to the fisherman after a no', async () => {
    const { fisherman, next, id, before } = await anOffer();
    await replyTo(cloud, next, { id, answer: 'no' });
    expect(await subjects(fisherman)).toEqual(before);
  });
});

describe('emails about reservations', () => {
  it('arrive once, however often, late and in whatever order the changes are delivered', async () => {
    const scene = await aReservationScene(cloud);
    await cancelOne(cloud, scene.fisherman, await reserveTen(scene));
    const { id } = await reserveTen(scene);
    await weighOne(cloud, scene.fisherman, { id, amount: 12 });
    const before = await toBoth(scene);
    expect(before).toEqual({
      fisherman: [RESERVED, RESERVED],
      buyer: ['Your fish weighs 12 lb instead of 10 lb', 'Ruth Alder canceled your reservation of 10 lb'],
    });
    const changes = (await everyChange(cloud)).filter(({ dynamodb }) =>
      dynamodb?.Keys?.pk?.S?.startsWith('RESERVATION#'),
    );
    for (const Records of [changes, changes.toReversed(), [...changes, ...changes]]) {
      expect(await cloud.runtime.invoke('react-to-changes', { Records })).toEqual({ batchItemFailures: [] });
      expect(await toBoth(scene)).toEqual(before);
    }
  });

  it('are not sent if they are no longer true', async () => {
    const scene = await aReservationScene(cloud);
    const { id: reservationId } = await reserve(cloud, scene);
    await cancelOne(cloud, scene.fisherman, { id: reservationId });
    const { userId, ...somebody } = await aPerson(cloud);
    const told = { reservationId, userId, side: 'buyer' as const, version: 1 };
    for (const news of ['reserved', 'accepted', 'weighed', 'reminder', 'released', 'no_show'] as const)
      await runJobs(cloud, reservationMail.of({ ...told, news }));
    expect(await mailsTo(cloud, somebody)).toEqual([]);
  });
});
