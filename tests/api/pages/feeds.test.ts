/** Feeds, by the rules of Atom (RFC 4287). */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { HOUR } from '#shared/limits.ts';
import { cellOf } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

interface Link {
  rel: string;
  type?: string;
  href: string;
}
interface Entry {
  id: string;
  title: string;
  updated: string;
  published: string;
  author: { name: string };
  link: Link[];
  summary: string;
}
interface Feed extends Omit<Entry, 'published' | 'summary'> {
  entry: Entry[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['entry', 'link'].includes(name),
});

const open = (path: string, flavour: Flavour = 'consumer') =>
  cloud.request(path, { headers: { 'cache-control': 'no-cache' } }, flavour);

/** Section 3.3: a date-time of RFC 3339 with a capital T, and a capital Z for UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** An absolute IRI that identifies something and is never opened (section 4.2.6). */
const ID = /^(?:urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|tag:[\w.-]+,\d{4}:[\w/.:-]+)$/;

/** Reads a feed and checks it against the rules. */
async function readFeed(path: string, flavour: Flavour = 'consumer'): Promise<Feed & { text: string }> {
  await cloud.settled();
  const response = await open(path, flavour);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { feed } = parser.parse(text) as { feed: Feed & { xmlns: string } };
  const { entry: entries = [] } = feed;
  const origin = cloud.origin(flavour);
  expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom');
  for (const each of [feed, ...entries]) {
    expect(each.id).toMatch(ID);
    expect(each.title).not.toBe('');
    expect(each.updated).toMatch(TIME);
    expect(each.author.name).not.toBe('');
    // At most one alternate link of each type (section 4.1.1).
    const alternates = each.link.filter(({ rel }) => rel === 'alternate');
    expect(alternates.map(({ type }) => type)).toEqual(['text/html']);
    const [{ href } = { href: '' }] = alternates;
    const kind = /\/(catch|pledge)\//.exec(href)?.[1];
    // The site on which search engines find posts of this kind.
    const site = kind === undefined ? flavour : kind === 'catch' ? 'consumer' : 'community';
    expect(href.startsWith(`${cloud.origin(site)}/`), href).toBe(true);
  }
  const self = feed.link.filter(({ rel }) => rel === 'self');
  expect(self).toEqual([{ rel: 'self', type: 'application/atom+xml', href: origin + path }]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { published, updated, summary } of entries) {
    expect(published).toMatch(TIME);
    expect(published <= updated && updated <= feed.updated).toBe(true);
    expect(summary).not.toBe('');
  }
  return { ...feed, entry: entries, text };
}

const leadsTo = (id: string) => (entry: Entry) => entry.link.some(({ href }) => href.endsWith(`/${id}`));

let ruth: TestUser;
const cell = writeCell(cellOf({ lat: 43.66, lng: -70.26 }));
const paths = () => [
  '/feeds/marketplace.atom',
  '/feeds/pledges.atom',
  `/feeds/cell/${cell}.atom`,
  `/feeds/fisherman/${ruth.userId}.atom`,
];

it.beforeAll(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
});

it('a feed without entries is valid', async () => {
  for (const path of paths().slice(0, 3)) expect((await readFeed(path)).entry).toEqual([]);
});

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it('each feed contains the posts on offer, newest first', async () => {
    const [caught, pledged] = [(await postCatch(cloud, ruth)).id, (await postPledge(cloud, ruth)).id];
    const named: Record<string, boolean[]> = {};
    for (const path of paths()) {
      const { entry } = await readFeed(path, flavour);
      named[path] = [entry.some(leadsTo(caught)), entry.some(leadsTo(pledged))];
      const times = entry.map(({ published }) => published);
      expect(times).toEqual(times.toSorted().reverse());
    }
    const first = flavour === 'community' ? [false, true] : [true, false];
    expect(Object.values(named)).toEqual([first, [false, true], [true, true], [true, true]]);
  });
});

it('an entry keeps its id on both hosts and after edits, which change its time', async () => {
  const { id } = await postPledge(cloud, ruth, { mealsPledged: 12 });
  const [consumer] = (await readFeed('/feeds/pledges.atom')).entry.filter(leadsTo(id));
  const [community] = (await readFeed('/feeds/pledges.atom', 'community')).entry.filter(leadsTo(id));
  expect(community?.id).toBe(consumer?.id);
  await asOwner(cloud, ruth).editPledge(id, { version: 1, mealsPledged: 13 });
  const [edited] = (await readFeed('/feeds/pledges.atom')).entry.filter(leadsTo(id));
  expect(edited?.id).toBe(consumer?.id);
  expect(edited?.title).toContain('13 meals');
  expect(Date.parse(edited?.updated ?? '')).toBeGreaterThan(Date.parse(consumer?.updated ?? ''));
});

it('an entry contains the photo of its post as an enclosure', async () => {
  const { uploadId } = await upload(cloud, ruth);
  const { id } = await postCatch(cloud, ruth, { photos: [{ uploadId }] });
  const [entry] = (await readFeed('/feeds/marketplace.atom')).entry.filter(leadsTo(id));
  const [photo] = entry?.link.filter(({ rel }) => rel === 'enclosure') ?? [];
  expect(photo?.type).toBe('image/jpeg');
  const address = photo?.href ?? '';
  expect(address.startsWith(cloud.origin('consumer'))).toBe(true);
  const { status, headers } = await cloud.request(new URL(address).pathname);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

it('the feed escapes texts of people and leaves out contact details', async () => {
  const { id } = await postCatch(cloud, ruth, {
    species: 'other',
    customSpecies: "Skipper's hake",
    quantity: '4 lb & <b>more</b>, 207-555-0142, ruth@creel.example',
    location: '04101',
  });
  const { entry, text } = await readFeed('/feeds/marketplace.atom');
  const [found] = entry.filter(leadsTo(id));
  expect(found?.title).toMatch(/^Skipper(?:'|&#39;)s hake: .* from Portland, ME$/);
  expect(found?.summary).toContain('4 lb & <b>more</b>, …, …');
  // A colon before 43.6 belongs to a time of day, as in 15:23:43.651Z.
  expect(text).not.toMatch(/555.?0142|@|(?<!:)43\.6|70\.2|<b>/);
});

it('pages link to the feed of their content', async () => {
  const feedsOf = async (path: string, flavour?: Flavour) =>
    [
      ...(await (await open(path, flavour)).text()).matchAll(
        /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]*)"/g,
      ),
    ].map(([, href]) => href);
  const { id } = await postPledge(cloud, ruth);
  expect(await feedsOf('/')).toEqual(['/feeds/marketplace.atom']);
  expect(await feedsOf('/marketplace?view=marketplace')).toEqual(['/feeds/marketplace.atom']);
  expect(await feedsOf('/marketplace?view=pledges')).toEqual(['/feeds/pledges.atom']);
  for (const path of [`/pledge/${id}`, `/share/${id}`])
    expect(await feedsOf(path)).toEqual(['/feeds/pledges.atom']);
  expect(await feedsOf(`/fisherman/${ruth.userId}`)).toEqual([`/feeds/fisherman/${ruth.userId}.atom`]);
  expect(await feedsOf('/marketplace', 'community')).toEqual(['/feeds/marketplace.atom']);
  expect(await feedsOf('/marketplace?view=marketplace', 'community')).toEqual([]);
  expect(await feedsOf('/about')).toEqual([]);
});

it('the feed leaves out hidden, sold, outdated and switched-off posts', async () => {
  const owner = asOwner(cloud, ruth);
  const [hidden, aged] = [(await postPledge(cloud, ruth)).id, (await postPledge(cloud, ruth)).id];
  await owner.setPledgeHidden(hidden, true);
  for (const path of paths().slice(1)) expect((await readFeed(path)).entry.some(leadsTo(hidden))).toBe(false);
  cloud.clock.advance(49 * HOUR);
  for (const path of paths()) expect((await readFeed(path)).entry.some(leadsTo(aged))).toBe(false);
  const admin = await cloud.createUser({ groups: ['admin'] });
  await settle(cloud, admin, 'consumer', { switchedOff: ['pledges'] });
  expect((await open('/feeds/pledges.atom')).status).toBe(404);
  await settle(cloud, admin, 'consumer', { switchedOff: ['pledges', 'sales'] });
  expect((await open('/feeds/marketplace.atom')).status).toBe(404);
  await settle(cloud, admin, 'consumer', {});
});

it.each([
  '/feeds/cell/999:0.atom',
  '/feeds/cell/087:1.atom',
  '/feeds/fisherman/00000000-0000-4000-8000-000000000000.atom',
  '/feeds/x.atom',
])('the feed %s does not exist', async (path) => {
  expect((await open(path)).status).toBe(404);
});
