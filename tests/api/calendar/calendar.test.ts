/** Calendars at secret addresses, as the programs read them that subscribe to one. */
import { describe, expect } from 'vitest';
import { deleteAccount, setLanguage } from '#shared/accounts/endpoints.ts';
import { saveLanding, unsaveLanding } from '#shared/alerts/saved-endpoints.ts';
import {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from '#shared/calendar/endpoints.ts';
import { addFavorite, removeFavorite } from '#shared/favorites/endpoints.ts';
import { blockUser, unblockUser } from '#shared/messages/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readCalendar } from '#tests/support/calendars.ts';
import { aClaimScene, cancel, claimSoon } from '#tests/support/claims.ts';
import { httpRequest } from '#tests/support/cloud/http.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { addMember } from '#tests/support/organizations.ts';
import { aReservationScene, reserve } from '#tests/support/reservations.ts';

useOwnCloud();

const make = async ({ accessToken: token }: TestUser): Promise<string> =>
  (await cloud.call(createCalendarAddress, { token })).body.address?.path ?? '';
const open = (path: string) => httpRequest(cloud.origin(), path);
/** Calendars have no milliseconds. */
const inSeconds = (time: string) => time.replace(/\.\d+Z$/, '.000Z');
const read = async (path: string) => readCalendar(await (await open(path)).text());

describe('the address of a calendar', () => {
  it('is shown to its owner again, and is stored only as a hash', async () => {
    const ann = await cloud.createUser();
    const asked = { token: ann.accessToken };
    expect((await cloud.call(getCalendarAddress, asked)).body).toEqual({});
    const path = await make(ann);
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect((await cloud.call(getCalendarAddress, asked)).body.address?.path).toBe(path);
    const stored = JSON.stringify(await readItems(cloud, 'pk', `USER#${ann.userId}`));
    expect(stored).toContain('CALENDAR#');
    expect(stored).not.toContain(path.slice(14, -4));
  });

  it('opens a calendar that no cache keeps, without signing in', async () => {
    const response = await open(await make(await cloud.createUser()));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { property, events } = readCalendar(await response.text());
    expect(property('x-wr-calname')).toBe('Creel');
    expect(events).toEqual([]);
  });

  it('stops working when it is changed, ended, or its owner leaves', async () => {
    const ann = await cloud.createUser();
    const first = await make(ann);
    cloud.clock.advance(1000);
    const second = await make(ann);
    expect(second).not.toBe(first);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    const asked = { token: ann.accessToken };
    for (let time = 0; time < 2; time++)
      expect((await cloud.call(deleteCalendarAddress, asked)).body).toEqual({ deleted: true });
    expect((await open(second)).status).toBe(404);
    const third = await make(ann);
    await cloud.call(deleteAccount, asked);
    expect((await open(third)).status).toBe(404);
  });

  it.each([
    `/api/calendar/${'a'.repeat(43)}.ics`,
    '/api/calendar/short.ics',
    `/api/calendar/${'a'.repeat(43)}`,
    `/api/calendar/${'a'.repeat(43)}.ics?near=1`,
  ])('is not guessed: %s', async (path) => {
    expect((await open(path)).status).toBe(path.includes('?') ? 422 : 404);
  });
});

describe('a calendar', () => {
  it('has the pickups of an organization’s claims for its members, with place and collector', async () => {
    const scene = await aClaimScene(cloud);
    const { id, pickupStart, pickupEnd } = await claimSoon(cloud, scene);
    const [start, end] = [inSeconds(pickupStart), inSeconds(pickupEnd)];
    const { events } = await read(await make(scene.kitchen.coordinator));
    expect(events).toEqual([
      {
        ...{ uid: `claim-${id}@creel`, sequence: 1, start, end, changedAt: undefined },
        ...{ summary: 'Collect 10 meals: Haddock', location: 'Portland, ME' },
        description: 'Status: Reserved\nFisherman: Ruth Alder\nCollector: Kim Reyes',
        ...{ status: 'CONFIRMED', isBusy: true, url: `${cloud.origin()}/claim/${id}` },
      },
    ]);
  });

  it('has the handovers of a fisherman’s own pledges, and nothing of other people', async () => {
    const [scene, stranger] = [await aClaimScene(cloud), await cloud.createUser()];
    const { id } = await claimSoon(cloud, scene);
    const [event, ...others] = (await read(await make(scene.fisherman))).events;
    expect(event).toMatchObject({
      uid: `claim-${id}@creel`,
      summary: 'Hand over 10 meals: Harbor Kitchen',
      description: 'Status: Reserved\nFish: Haddock\nCollector: Kim Reyes',
    });
    expect(others).toEqual([]);
    expect((await read(await make(stranger))).events).toEqual([]);
  });

  it('has a reservation for its buyer and for the fisherman, and nothing of other people', async () => {
    const scene = await aReservationScene(cloud);
    const { id, pickupStart } = await reserve(cloud, scene);
    const [mine, theirs] = [await make(scene.buyer), await make(scene.fisherman)];
    expect((await read(mine)).events).toMatchObject([
      {
        ...{ uid: `reservation-${id}@creel`, start: inSeconds(pickupStart), status: 'CONFIRMED' },
        ...{ summary: 'Collect 10 lb: Cod', url: `${cloud.origin()}/reservation/${id}` },
        description: 'Status: Reserved\nFisherman: Ruth Alder\nCollector: Kim Reyes',
      },
    ]);
    const [event, ...others] = (await read(theirs)).events;
    expect(event).toMatchObject({ summary: 'Hand over 10 lb: Omar Quill', location: 'Portland, ME' });
    expect(others).toEqual([]);
    expect((await read(await make(await aPerson(cloud)))).events).toEqual([]);
  });

  it('keeps a canceled pickup under its id as canceled, with a higher number', async () => {
    const scene = await aClaimScene(cloud);
    const { id } = await claimSoon(cloud, scene);
    const paths = [await make(scene.kitchen.coordinator), await make(scene.fisherman)];
    await cancel(cloud, scene.fisherman, id);
    for (const path of paths) {
      const { events } = await read(path);
      expect(events).toMatchObject([
        { uid: `claim-${id}@creel`, status: 'CANCELLED', sequence: 2, isBusy: false },
      ]);
    }
  });

  it('is in the language of its owner, with links to pages in it', async () => {
    const scene = await aClaimScene(cloud);
    const { id } = await claimSoon(cloud, scene);
    const { coordinator } = scene.kitchen;
    const path = await make(coordinator);
    for (const [language, summary, status] of [
      ['es', 'Recoger 10 comidas: Eglefino', 'Estado: Reservada'],
      ['pt', 'Retirar 10 refeições: Arinca (hadoque)', 'Situação: Confirmada'],
      ['vi', 'Đến lấy 10 suất ăn: Cá tuyết chấm đen', 'Tình trạng: Đã giữ'],
    ] as const) {
      await cloud.call(setLanguage, { token: coordinator.accessToken, body: { language } });
      const { property, events } = await read(path);
      expect(property('prodid')).toBe(`-//Creel//Calendar//${language.toUpperCase()}`);
      expect(events[0]).toMatchObject({ summary, url: `${cloud.origin()}/${language}/claim/${id}` });
      expect(events[0]?.description).toContain(status);
    }
  });

  it('shows no pickups of an organization to somebody who was suspended', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const scene = await aClaimScene(cloud);
    const member = await aPerson(cloud);
    await addMember(cloud, scene.kitchen.organizationId, member, 'collector');
    await claimSoon(cloud, scene);
    const path = await make(member);
    expect((await read(path)).events).toHaveLength(1);
    const params = { userId: member.userId };
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params,
      body: { reason: 'Sold spoiled fish.' },
    });
    expect((await read(path)).events).toEqual([]);
  });

  it('has the landings of the fishermen that its owner follows, and a fisherman’s own as busy', async () => {
    const [ruth, silas] = [await createFisherman(cloud, 'Ruth Alder'), await createFisherman(cloud, 'Silas')];
    const ann = await cloud.createUser();
    const token = ann.accessToken;
    await cloud.call(addFavorite, { token, params: { fishermanId: ruth.userId } });
    const { id } = (await byPhone(cloud, ruth).announce()).body;
    await byPhone(cloud, silas).announce();
    const [ofAnn, ofRuth] = [await make(ann), await make(ruth)];
    const uid = `landing-${id}@creel`;
    expect((await read(ofAnn)).events).toMatchObject([
      { uid, summary: 'Landing: Ruth Alder', isBusy: false },
    ]);
    expect((await read(ofRuth)).events).toMatchObject([{ uid, isBusy: true }]);
    await byPhone(cloud, ruth).tell(id, { state: 'cancelled' });
    expect((await read(ofAnn)).events).toMatchObject([{ uid, status: 'CANCELLED', sequence: 2 }]);
    const blocked = { token, params: { userId: ruth.userId } };
    await cloud.call(blockUser, blocked);
    expect((await read(ofAnn)).events).toEqual([]);
    await cloud.call(unblockUser, blocked);
    expect((await read(ofAnn)).events).toHaveLength(1);
    await cloud.call(removeFavorite, { token, params: { fishermanId: ruth.userId } });
    expect((await read(ofAnn)).events).toEqual([]);
  });

  it('has saved landings once, also of somebody who is followed, unless they were blocked or no longer saved', async () => {
    const [ruth, silas] = [await createFisherman(cloud, 'Ruth Alder'), await createFisherman(cloud, 'Silas')];
    const ann = await cloud.createUser();
    const token = ann.accessToken;
    const save = async (fisherman: TestUser) => {
      const { id } = (await byPhone(cloud, fisherman).announce()).body;
      await cloud.call(saveLanding, { token, params: { landingId: id } });
      return id;
    };
    const [ofRuth, ofSilas] = [await save(ruth), await save(silas)];
    const path = await make(ann);
    const uids = async () => (await read(path)).events.map(({ uid }) => uid).sort();
    expect(await uids()).toEqual([`landing-${ofRuth}@creel`, `landing-${ofSilas}@creel`].sort());
    await cloud.call(addFavorite, { token, params: { fishermanId: ruth.userId } });
    await byPhone(cloud, ruth).tell(ofRuth, { state: 'cancelled' });
    await cloud.call(blockUser, { token, params: { userId: silas.userId } });
    expect((await read(path)).events).toMatchObject([
      { uid: `landing-${ofRuth}@creel`, status: 'CANCELLED', isBusy: false },
    ]);
    await cloud.call(removeFavorite, { token, params: { fishermanId: ruth.userId } });
    await cloud.call(unsaveLanding, { token, params: { landingId: ofRuth } });
    expect(await uids()).toEqual([]);
  });

  it('shows no landing of a fisherman who was suspended', async () => {
    const [ruth, ann] = [await createFisherman(cloud, 'Ruth Alder'), await cloud.createUser()];
    const admin = await cloud.createUser({ groups: ['admin'] });
    const params = { fishermanId: ruth.userId };
    await cloud.call(addFavorite, { token: ann.accessToken, params });
    await byPhone(cloud, ruth).announce();
    const path = await make(ann);
    expect((await read(path)).events).toHaveLength(1);
    const body = { reason: 'Sold spoiled fish.' };
    const suspended = { token: admin.accessToken, params: { userId: ruth.userId }, body };
    await cloud.call(suspendUser, suspended);
    await cloud.settled();
    expect((await read(path)).events).toEqual([]);
  });
});
