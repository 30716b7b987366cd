/** Landings outside the app: a file for calendars, the feed, the picture, the site map. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readCalendar } from '#tests/support/calendars.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

const open = (path: string, flavour: Flavour = 'consumer') =>
  cloud.request(path, { headers: { 'cache-control': 'no-cache' } }, flavour);

let ruth: TestUser;
it.beforeEach(async () => {
  ruth = await createFisherman(cloud, 'Ruth Alder');
});

const announce = async () => (await byPhone(cloud, ruth).announce()).body;

describe('the calendar file of a landing', () => {
  it('has its time, place, fish and page, and neither the note nor a contact', async () => {
    const { id, from, until, changedAt } = await announce();
    const response = await open(`/feeds/landing/${id}.ics`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).not.toContain('cooler');
    const { property, events } = readCalendar(text);
    expect(property('method')).toBe('PUBLISH');
    const inSeconds = (time: string) => time.replace(/\.\d+Z$/, '.000Z');
    expect(events).toEqual([
      {
        ...{ uid: `landing-${id}@creel`, sequence: 1, changedAt: inSeconds(changedAt) },
        ...{ start: inSeconds(from), end: inSeconds(until), status: 'CONFIRMED', isBusy: false },
        ...{ summary: 'Landing: Ruth Alder', location: 'Custom House Wharf, Portland, ME' },
        description: [
          'Status: Planned',
          'Cod: 40 lb, $6.50 per pound',
          'Haddock: two boxes, about 24 meals',
          'How to pay: Cash, Payment app',
        ].join('\n'),
        url: `${cloud.origin()}/landing/${id}`,
      },
    ]);
  });

  it.each([
    ['es', 'Desembarque: Ruth Alder', 'Estado: Previsto'],
    ['pt', 'Desembarque: Ruth Alder', 'Situação: Previsto'],
    ['vi', 'Cập bến: Ruth Alder', 'Tình trạng: Dự kiến'],
  ])('speaks the language of its address: %s', async (language, summary, status) => {
    const { id } = await announce();
    const { events } = readCalendar(await (await open(`/feeds/${language}/landing/${id}.ics`)).text());
    expect(events[0]).toMatchObject({ summary, url: `${cloud.origin()}/${language}/landing/${id}` });
    expect(events[0]?.description).toContain(status);
  });

  it('follows a delay and a cancellation under the same id, with higher numbers', async () => {
    const { id, from } = await announce();
    const phone = byPhone(cloud, ruth);
    const read = async () => readCalendar(await (await open(`/feeds/landing/${id}.ics`)).text()).events[0];
    await phone.tell(id, { delayMinutes: 30, from });
    expect(await read()).toMatchObject({ uid: `landing-${id}@creel`, sequence: 2, status: 'CONFIRMED' });
    await phone.tell(id, { state: 'cancelled' });
    expect(await read()).toMatchObject({ uid: `landing-${id}@creel`, sequence: 3, status: 'CANCELLED' });
  });

  it('is absent for an unknown landing, and where landings are switched off', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const { id } = await announce();
    const paths = [`/feeds/landing/${id}.ics`, `/share/landing/${id}.jpg`, '/feeds/landings.atom'];
    expect((await open('/feeds/landing/01ARZ3NDEKTSV4RRFFQ69G5FAV.ics')).status).toBe(404);
    await settle(cloud, admin, 'community', { switchedOff: ['landings'] });
    for (const path of paths) expect([path, (await open(path, 'community')).status]).toEqual([path, 404]);
    await settle(cloud, admin, 'community', {});
    for (const path of paths) expect([path, (await open(path, 'community')).status]).toEqual([path, 200]);
  });
});

describe('the feed of landings', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'entry',
  });
  interface Entry {
    title: string;
    summary: string;
    link: { href: string };
  }

  it('lists those that are not over, the earliest first, and nothing of others', async () => {
    const phone = byPhone(cloud, ruth);
    const { id } = await announce();
    const later = new Date(cloud.clock.now() + 24 * 3_600_000).toISOString();
    const until = new Date(Date.parse(later) + 3_600_000).toISOString();
    const { id: second } = (await phone.announce({ from: later, until })).body;
    const silas = await createFisherman(cloud, 'Silas Crane');
    const gone = (await byPhone(cloud, silas).announce()).body.id;
    await byPhone(cloud, silas).tell(gone, { state: 'cancelled' });
    const text = await (await open('/feeds/landings.atom')).text();
    expect(XMLValidator.validate(text)).toBe(true);
    const { entry } = (parser.parse(text) as { feed: { entry: Entry[] } }).feed;
    const ofRuth = entry.filter(({ link }) => [id, second].some((each) => link.href.endsWith(each)));
    expect(ofRuth.map(({ link }) => link.href)).toEqual([
      `${cloud.origin()}/landing/${id}`,
      `${cloud.origin()}/landing/${second}`,
    ]);
    expect(ofRuth[0]?.title).toMatch(/^Cod \+1: Custom House Wharf, .+ E[SD]T$/);
    expect(ofRuth[0]?.summary).toContain('Ruth Alder lands at Custom House Wharf, Portland, ME');
    expect(text).not.toContain(gone);
    expect(text).not.toContain('cooler');
  });
});

describe('the picture of a landing', () => {
  it('is a JPEG of 1200 x 630 in each language, also when the landing is over', async () => {
    const { id } = await announce();
    await byPhone(cloud, ruth).tell(id, { state: 'cancelled' });
    for (const path of [`/share/landing/${id}.jpg`, `/share/landing/${id}/vi.jpg`]) {
      const response = await open(path);
      expect([path, response.headers.get('content-type')]).toEqual([path, 'image/jpeg']);
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
  });
});

describe('the site map', () => {
  it('has the page of a landing in each language until it is over, on the consumer site', async () => {
    const { id } = await announce();
    expect(await (await open('/sitemap.xml')).text()).toContain('/sitemap-landings.xml');
    expect(await (await open('/sitemap.xml', 'community')).text()).not.toContain('/sitemap-landings.xml');
    const part = await (await open('/sitemap-landings.xml')).text();
    for (const path of [`/landing/${id}`, `/es/landing/${id}`])
      expect(part).toContain(`<loc>${cloud.origin()}${path}</loc>`);
    await byPhone(cloud, ruth).tell(id, { state: 'cancelled' });
    expect(await (await open('/sitemap-landings.xml')).text()).not.toContain(id);
  });
});
