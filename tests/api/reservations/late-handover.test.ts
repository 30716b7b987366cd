/** A handover at a dock without a connection, which is told when the reservation is over. */
import { describe, expect } from 'vitest';
import { catchEntry, ledgerOfOneCatch } from '#lambdas/ledger/store/catch-entries.ts';
import { HOUR } from '#shared/limits.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { decideNoShowAppeal, listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import { appealNoShow } from '#shared/reservations/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  collectOne,
  missOne,
  type ReservationScene,
  reserve,
  seeReservation,
} from '#tests/support/reservations.ts';

useOwnCloud();

const inHours = (hours: number) => new Date(cloud.clock.now() + hours * HOUR).toISOString();

/** Ten pounds of fifty, to be collected in the next hour. */
async function aScene() {
  // The function that runs each minute has already run.
  await cloud.runDue();
  const slots = [{ start: inHours(0), end: inHours(8) }];
  const scene = await aReservationScene(cloud, { reserving: { mode: 'at_once', slots } });
  const slot = { pickupStart: inHours(0.25), pickupEnd: inHours(1) };
  const { id, code = '' } = await reserve(cloud, scene, slot);
  return { ...scene, id, code };
}
type Scene = Awaited<ReturnType<typeof aScene>>;

/** The same with a new token after this many hours, when everything due was done. */
async function later(hours: number, scene: Scene): Promise<Scene> {
  cloud.clock.advance(hours * HOUR);
  await cloud.runDue();
  return { ...scene, fisherman: await signedInAgain(cloud, scene.fisherman) };
}

const stateOf = async (scene: Scene) => (await seeReservation(cloud, scene.fisherman, scene)).body.state;
async function amountsOf({ fisherman, catchId }: ReservationScene) {
  const request = { token: fisherman.accessToken, params: { catchId } };
  const { stock, held = 0, collected = 0 } = (await cloud.call(getMyCatch, request)).body;
  return [stock?.left, held, collected];
}
const ledgerOf = async ({ catchId }: ReservationScene) =>
  (await readItems(cloud, 'pk', ledgerOfOneCatch(catchId).partition)).map((entry) => {
    expect(catchEntry.match({ pk: String(entry.pk), sk: String(entry.sk) })).toBeDefined();
    return [entry.kind, entry.hundredths];
  });

describe('a handover that is told late', () => {
  it('counts if it was in time, even hours later', async () => {
    const before = await aScene();
    const at = inHours(0.9);
    const scene = await later(12, before);
    expect([await stateOf(scene), await amountsOf(scene)]).toEqual(['released', [50, 0, 0]]);
    const { fisherman, id, code } = scene;
    const answers = await Promise.all([1, 2].map(() => collectOne(cloud, fisherman, { id, code, at })));
    for (const { body } of answers) expect(body).toMatchObject({ state: 'collected', collectedAt: at });
    expect(await amountsOf(scene)).toEqual([40, 0, 10]);
    // Taken again and handed over in one transaction.
    const kinds = (await ledgerOf(scene)).toSorted();
    expect(kinds).toEqual([
      ['collected', 1000],
      ['landed', 5000],
      ['released', 1000],
      ['reserved', 1000],
      ['reserved', 1000],
    ]);
  });

  it('removes the mark and its appeal if nobody seemed to have come, which tells the buyer', async () => {
    const before = await aScene();
    const at = inHours(0.9);
    const scene = await later(1.1, before);
    const { fisherman, id, code } = scene;
    await missOne(cloud, fisherman, { id });
    expect((await seeReservation(cloud, fisherman, { id })).body.marks).toBe(1);
    const [buyer, { accessToken: token }] = await Promise.all([
      signedInAgain(cloud, scene.buyer),
      aPerson(cloud, { groups: ['admin'] }),
    ]);
    const params = { reservationId: id };
    const appeal = { token: buyer.accessToken, params, body: { reason: 'I was there.' } };
    expect((await cloud.call(appealNoShow, appeal)).body.appeal).toBe('open');
    expect((await collectOne(cloud, fisherman, { id, code, at })).body.state).toBe('collected');
    const seen = (await seeReservation(cloud, fisherman, { id })).body;
    expect([seen.marks, seen.appeal]).toEqual([0, undefined]);
    expect((await cloud.call(listNoShowAppeals, { token })).body.items).toEqual([]);
    const decision = { token, params, body: { decision: 'keep' as const, reason: 'Nobody came.' } };
    expect((await cloud.call(decideNoShowAppeal, decision)).error.code).toBe('conflict');
    await cloud.settled();
    const [mail] = await mailsTo(cloud, buyer);
    expect(mail?.subject).toBe('Your mark for 10 lb was removed');
    expect(mail?.text).toContain('Ruth Alder has now entered that you came.');
    expect(await amountsOf(scene)).toEqual([40, 0, 10]);
  });

  it('is refused if others have the fish by then, and the amounts stay theirs', async () => {
    const before = await aScene();
    const at = inHours(0.9);
    const scene = await later(1.1, before);
    const { fisherman, id, code, catchId } = scene;
    await missOne(cloud, fisherman, { id });
    const other = { catchId, buyer: await aPerson(cloud) };
    const slot = { pickupStart: inHours(1), pickupEnd: inHours(2) };
    await askToReserve(cloud, other, aReservation(cloud, { amount: 45, ...slot }));
    const { error } = await collectOne(cloud, fisherman, { id, code, at });
    expect(error.message).toBe(
      'This fish had already gone to somebody else, so the pickup was not counted. Enter a sale over the dock instead.',
    );
    expect([await stateOf(scene), await amountsOf(scene)]).toEqual(['no_show', [5, 45, 0]]);
  });

  it('does not count if it was after the reservation had ended, or is told too late', async () => {
    const before = await aScene();
    const [late, inTime] = [inHours(1.6), inHours(0.9)];
    const soon = await later(2, before);
    const ended = 'This reservation has ended, and the fish is free again.';
    const { id, code } = before;
    expect((await collectOne(cloud, soon.fisherman, { id, code, at: late })).error.message).toBe(ended);
    const { fisherman } = await later(12, before);
    expect((await collectOne(cloud, fisherman, { id, code, at: inTime })).error.message).toBe(ended);
  });
});
