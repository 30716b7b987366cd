/** Landings as fishermen announce them and as everybody sees them. */
import { describe, expect } from 'vitest';
import { deleteLanding, getMyLanding, updateLanding } from '#shared/landings/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import { byPhone, listedLandings, readLanding } from '#tests/support/landings.ts';

let ruth: TestUser;
it.beforeEach(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
});

const PORTLAND = '43.66,-70.26';
const BOSTON = '42.36,-71.06';

describe('an announced landing', () => {
  it('stands in the lists of its place, its fisherman and its day, without the note', async () => {
    const { status, body } = await byPhone(cloud, ruth).announce();
    expect([status, body.state, body.hidden, body.version]).toEqual([201, 'planned', false, 1]);
    expect(body.harbour).toEqual({
      name: 'Custom House Wharf',
      location: 'Portland, ME',
      coordinates: { lat: 43.66, lng: -70.26 },
    });
    const day = new Date(body.from).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });
    for (const query of [{}, { near: PORTLAND }, { cell: '87:-113' }, { fisherman: ruth.userId }, { day }])
      expect(await listedLandings(cloud, query)).toContain(body.id);
    for (const query of [{ near: BOSTON }, { day: '2020-01-01' }])
      expect(await listedLandings(cloud, query)).not.toContain(body.id);
    const { hidden: _own, ...asSeen } = body;
    expect((await readLanding(cloud, body.id)).body).toEqual(asSeen);
  });

  it('keeps house numbers, phone numbers and positions of a harbour to itself', async () => {
    const phone = byPhone(cloud, ruth);
    const { body } = await phone.announce({
      harbour: { name: '12 Custom House Wharf', location: '4 Quiet Lane, Portland, ME' },
    });
    expect(body.harbour.name).toBe('Custom House Wharf');
    for (const name of ['207 555 0142', '43.6591 -70.2568', '12'])
      expect((await phone.announce({ harbour: { name, location: '04101' } })).status).toBe(422);
  });

  it('is refused outside its limits and for people who are no fishermen', async () => {
    const phone = byPhone(cloud, ruth);
    const windows = [
      { from: hoursFromNow(-3), until: hoursFromNow(-1) },
      { from: hoursFromNow(2), until: hoursFromNow(1) },
      { from: hoursFromNow(1), until: hoursFromNow(1.1) },
      { from: hoursFromNow(1), until: hoursFromNow(14) },
      { from: hoursFromNow(8 * 24), until: hoursFromNow(8 * 24 + 1) },
    ];
    for (const window of windows) expect((await phone.announce(window)).status).toBe(422);
    expect((await phone.announce({ expected: [] })).status).toBe(422);
    const unknown = { species: 'unicorn-fish', about: '1', as: 'meals', mealsPledged: 1 } as const;
    expect((await phone.announce({ expected: [unknown] })).status).toBe(422);
    const buyer = await cloud.createUser();
    expect((await byPhone(cloud, buyer).announce()).status).toBe(403);
  });

  it('leaves room for one more, even if several are announced at once', async () => {
    const phone = byPhone(cloud, ruth);
    const answers = await Promise.all([1, 2, 3, 4].map(() => phone.announce()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const [made] = answers.filter(({ status }) => status === 201);
    await phone.tell(made?.body.id ?? '', { state: 'landed' });
    expect((await phone.announce()).status).toBe(201);
  });

  it('takes its steps once, however often and late they are told', async () => {
    const phone = byPhone(cloud, ruth);
    const { id } = (await phone.announce()).body;
    const steps = [];
    for (const state of [
      'underway',
      'underway',
      'landed',
      'underway',
      'landed',
      'done',
      'done',
      'cancelled',
    ] as const) {
      const told = await phone.tell(id, { state });
      steps.push([told.status, told.status === 200 ? told.body.version : undefined]);
    }
    expect(steps).toEqual([
      [200, 2],
      [200, 2],
      [200, 3],
      [409, undefined],
      [200, 3],
      [200, 4],
      [200, 4],
      [409, undefined],
    ]);
    expect(await listedLandings(cloud, { fisherman: ruth.userId })).toEqual([]);
    expect((await readLanding(cloud, id)).body.state).toBe('done');
  });

  it('is delayed once by one tap, and again by another', async () => {
    const phone = byPhone(cloud, ruth);
    const { id, from } = (await phone.announce()).body;
    const delay = { delayMinutes: 30, from } as const;
    const later = (await phone.tell(id, delay)).body;
    expect(Date.parse(later.from) - Date.parse(from)).toBe(30 * 60_000);
    expect((await phone.tell(id, delay)).body).toEqual(later);
    const latest = (await phone.tell(id, { delayMinutes: 60, from: later.from })).body;
    expect(Date.parse(latest.until) - Date.parse(later.until)).toBe(60 * 60_000);
    expect((await phone.tell(id, delay)).status).toBe(409);
    expect(await listedLandings(cloud, { near: PORTLAND, fisherman: ruth.userId })).toEqual([id]);
  });

  it('is edited on the version that its form was opened with', async () => {
    const token = ruth.accessToken;
    const { id } = (await byPhone(cloud, ruth).announce()).body;
    const params = { landingId: id };
    const body = { version: 1, note: 'Blue shed.' };
    const edited = await cloud.call(updateLanding, { token, params, body });
    expect([edited.status, edited.body.version, edited.body.note]).toEqual([200, 2, 'Blue shed.']);
    expect((await cloud.call(updateLanding, { token, params, body })).body).toEqual(edited.body);
    const stale = await cloud.call(updateLanding, { token, params, body: { version: 1, note: 'Red shed.' } });
    expect(stale.status).toBe(409);
    const other = await cloud.createUser({ fisherman: A_FISHERMAN });
    const asOther = { token: other.accessToken, params };
    expect((await cloud.call(updateLanding, { ...asOther, body })).status).toBe(404);
    expect((await cloud.call(getMyLanding, asOther)).status).toBe(404);
    expect((await cloud.call(deleteLanding, asOther)).status).toBe(404);
  });

  it('tells how often its fisherman cancelled late, from the third time on', async () => {
    const phone = byPhone(cloud, ruth);
    const soon = { from: hoursFromNow(1), until: hoursFromNow(2) };
    const seen = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = (await phone.announce(soon)).body;
      if (time < 2) await phone.tell(id, { state: 'cancelled' });
      else await cloud.call(deleteLanding, { token: ruth.accessToken, params: { landingId: id } });
      const { id: next } = (await phone.announce()).body;
      seen.push((await readLanding(cloud, next)).body.cancelledLate);
      await phone.tell(next, { state: 'cancelled' });
    }
    expect(seen).toEqual([undefined, undefined, 3]);
  });

  it('names the posts made from it, and those that are still on offer', async () => {
    const token = ruth.accessToken;
    const phone = byPhone(cloud, ruth);
    const { id: landingId } = (await phone.announce()).body;
    const caught = (await cloud.call(createCatch, { token, body: aCatch({ landingId }) })).body;
    const pledged = (await cloud.call(createPledge, { token, body: aPledge({ landingId }) })).body;
    const other = await cloud.createUser({ fisherman: A_FISHERMAN });
    const strange = { token: other.accessToken, body: aCatch({ landingId }) };
    expect((await cloud.call(createCatch, strange)).status).toBe(201);
    await cloud.settled();
    const { posts } = (await phone.tell(landingId, { state: 'done' })).body;
    expect(posts).toEqual([
      { kind: 'catch', id: caught.id, species: 'cod', quantity: '40 lb', isOnOffer: true },
      { kind: 'pledge', id: pledged.id, species: 'haddock', isOnOffer: true },
    ]);
  });
});
