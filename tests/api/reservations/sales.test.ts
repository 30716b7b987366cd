/** A fisherman's sales as a file, and texts that people write about reservations. */
import { describe, expect } from 'vitest';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { csvLine, NEXT_CURSOR_HEADER } from '#shared/contract/csv.ts';
import { HOUR } from '#shared/limits.ts';
import { decideNoShowAppeal, listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import { appealNoShow, cancelReservation } from '#shared/reservations/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import {
  aReservation,
  aReservationScene,
  askToReserve,
  cancelOne,
  collectOne,
  missOne,
  reservable,
  reserve,
  seeReservation,
  weighOne,
} from '#tests/support/reservations.ts';

useOwnCloud();

async function salesOf({ accessToken: token }: TestUser, query = '') {
  const response = await cloud.request(`/api/me/sales.csv${query}`, { token });
  const lines = (await response.text()).split('\r\n').filter((line) => line !== '');
  return { response, lines };
}

const COLUMNS = ['time', 'fish', 'amount', 'unit', 'dollars', 'payment', 'reservation'];

describe('the file of sales', () => {
  it('has what was collected, as it was weighed, oldest pickup first, and names only if asked for', async () => {
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer } = scene;
    const other = { ...scene, buyer: await aPerson(cloud, { name: '=HYPERLINK("x"), Kay' }) };
    const later = await reserve(cloud, scene);
    await weighOne(cloud, fisherman, { id: later.id, amount: 9.75 });
    const inHours = (hours: number) => new Date(cloud.clock.now() + hours * HOUR).toISOString();
    const sooner = await reserve(cloud, other, {
      amount: 5,
      pickupStart: inHours(1.1),
      pickupEnd: inHours(2),
    });
    const collected = [];
    for (const { id, code = '' } of [later, sooner])
      collected.push((await collectOne(cloud, fisherman, { id, code })).body.collectedAt ?? '');
    const [laterAt, soonerAt] = collected;
    // Canceled and open ones are no sales.
    await cancelOne(cloud, buyer, await reserve(cloud, scene));
    const { id: free } = await postCatch(cloud, fisherman, reservable(cloud, { paymentType: 'free' }));
    await reserve(cloud, { ...scene, catchId: free });

    const { response, lines } = await salesOf(fisherman);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="sales.csv"');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.has(NEXT_CURSOR_HEADER)).toBe(false);
    const rows = [
      [soonerAt, 'cod', 5, 'pound', 40, 'mandatory', sooner.id],
      [laterAt, 'cod', 9.75, 'pound', 78, 'mandatory', later.id],
    ];
    expect(lines).toEqual([COLUMNS, ...rows].map((row) => csvLine(row).trimEnd()));

    const named = (await salesOf(fisherman, '?names=yes')).lines;
    expect(named[0]).toBe(csvLine([...COLUMNS, 'buyer']).trimEnd());
    expect(named[1]).toContain(`,"'=HYPERLINK(""x""),`);
    expect(named[2]).toContain(',"Omar Quill"');
    expect((await salesOf(buyer)).lines).toEqual([csvLine(COLUMNS).trimEnd()]);
    expect((await cloud.request('/api/me/sales.csv')).status).toBe(401);
  });
});

/** Each tries to end what it stands in: an element, an attribute, a quotation, a line, a cell, a formula, a template. */
const NAUGHTY = [
  '</p><script>alert(1)</script>',
  '"><img src=x onerror=alert(2)>',
  '{{7*7}} #{7*7} $& $`',
  '=cmd|"/C calc"!A0',
  "Robert'); DROP TABLE users;--",
  '> quoted\n\n.\r\nSubject: Free fish',
  '\u202eright to left\u2066 isolated',
  'ﷺ 𝕮𝖔𝖉 👩‍👩‍👧 Ã\u0301',
  'undefined',
  'null',
  '__proto__',
  'NaN',
];

describe('what people write about reservations', () => {
  it.each(NAUGHTY)('stays text in replies, emails and files: %j', async (text) => {
    const reason = text.replaceAll('\r', '');
    const scene = await aReservationScene(cloud);
    const { fisherman, buyer } = scene;
    const named = await askToReserve(cloud, scene, aReservation(cloud, { collectorName: text }));
    // Names have letters alone, which are kept whatever they mean elsewhere.
    expect(named.status).toBe(/^[a-zA-Z]+$/.test(text) ? 201 : 422);
    const made = named.status === 201 ? named.body : await reserve(cloud, scene);
    expect(made.collectorName).toBe(named.status === 201 ? text : 'Kim Reyes');
    const params = { reservationId: made.id };
    const end = new Date(cloud.clock.now() - 1000).toISOString();
    await cloud.settled();
    await setAttribute(cloud, reservation.key(params), 'card.pickupEnd', end);
    await missOne(cloud, fisherman, made);
    // Emails are sent in no certain order.
    await cloud.settled();
    await cloud.call(appealNoShow, { token: buyer.accessToken, params, body: { reason } });
    const { accessToken: token } = await aPerson(cloud, { groups: ['admin'] });
    const { items } = (await cloud.call(listNoShowAppeals, { token })).body;
    expect(items.find(({ reservation: { id } }) => id === made.id)?.reason).toBe(reason);
    await cloud.call(decideNoShowAppeal, { token, params, body: { decision: 'keep', reason } });
    expect((await seeReservation(cloud, fisherman, made)).body).toMatchObject({ reason });
    const { id } = await reserve(cloud, scene);
    await cloud.settled();
    const cancelling = { token: buyer.accessToken, params: { reservationId: id }, body: { reason } };
    expect((await cloud.call(cancelReservation, cancelling)).body.reason).toBe(reason);

    const mails = [...(await mailsTo(cloud, fisherman)), ...(await mailsTo(cloud, buyer))];
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Omar Quill canceled the reservation of 10 lb',
      'Omar Quill reserved 10 lb',
      'Omar Quill reserved 10 lb',
      'Your mark for 10 lb stays',
      'Nobody came for 10 lb',
    ]);
    for (const { html } of mails) {
      expect(html).not.toMatch(/<script|<img[^>]*onerror|<\/p><s/i);
      expect(html.match(/="[^"]*"/g)?.filter((attribute) => /alert|onerror/.test(attribute))).toEqual([]);
    }
  });
});
