import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { deleteProfiles } from '#shared/admin/endpoints.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { postCatch, postPledge } from './builders.ts';
import { readSitemap } from './sitemap.ts';

useOwnCloud();

let ruth: TestUser;
/** Has posted, and has no profile any more. */
let omar: TestUser;
let pledge: Awaited<ReturnType<typeof postPledge>>;

it.beforeAll(async () => {
  ruth = await cloud.signUp({ name: 'Ruth Alder' });
  const profile = {
    profileType: 'fisherman' as const,
    name: 'Ruth Alder',
    location: '04101',
    bio: 'Day boat.',
  };
  await cloud.call(createProfile, { token: ruth.accessToken, body: { ...profile, phone: '(207) 555-0142' } });
  pledge = await postPledge(cloud, ruth, { mealsPledged: 24 });
  await postPledge(cloud, ruth, { mealsPledged: 6, species: 'cod' });
  await postCatch(cloud, ruth, { contactInfo: '(207) 555-0142' });
  omar = await cloud.createUser({ name: 'Omar Finn' });
  await postCatch(cloud, omar, { fishermanName: 'Omar Finn' });
  const admin = await cloud.createUser({ groups: ['admin'] });
  await cloud.call(deleteProfiles, { token: admin.accessToken, params: { userId: omar.userId } });
  await cloud.settled();
});

async function open(path: string, flavour?: (typeof FLAVOURS)[number]) {
  const response = await cloud.request(path, {}, flavour);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the page of a fisherman', () => {
  it('says who it is and what of theirs anyone may see', async () => {
    const { status, text } = await open(`/share/fisherman/${ruth.userId}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Ruth Alder - Creel</title>');
    expect(text).toContain('1 catch on offer, 30 meals pledged.');
    expect(text).toContain('<meta property="og:type" content="profile">');
    expect(text).toContain(`href="/pledge/${pledge.id}"`);
    expect(text).toContain('<p class="quiet">Portland, ME</p>');
    expect(text).toContain('Day boat.');
  });

  it('leads people to the profile in the app, where there is one', async () => {
    const { text } = await open(`/share/fisherman/${ruth.userId}`);
    expect(text).toContain(`href="/fisherman/${ruth.userId}"`);
    const other = (await open(`/share/fisherman/${omar.userId}`)).text;
    expect(other).toContain('Omar Finn');
    expect(other).not.toContain(`"/fisherman/${omar.userId}"`);
    expect((await readSitemap(cloud)).join()).not.toContain(omar.userId);
  });

  it('gives no contact details away', async () => {
    const { text } = await open(`/share/fisherman/${ruth.userId}`);
    expect(text).not.toMatch(/555-0142/);
    expect(text).not.toContain(ruth.email);
  });

  it.each(['00000000-0000-0000-0000-000000000000', 'nobody'])(
    'is absent for %s, in the specified words',
    async (id) => {
      const { status, text } = await open(`/share/fisherman/${id}`);
      expect(status).toBe(404);
      expect(text).toContain('Fisherman profile not found');
      expect(text).toContain(`Looking for ID: ${id}`);
    },
  );
});

describe('the page of the marketplace', () => {
  it('lists the newest catches on the consumer host, with prices and without contacts', async () => {
    const { text } = await open('/share/marketplace');
    expect(text).toContain('<title>Marketplace - Creel</title>');
    expect(text).toContain('$6.50 per pound');
    expect(text).not.toContain('555-0142');
  });

  it('lists the newest pledges on the community host', async () => {
    const { text } = await open('/share/marketplace', 'community');
    expect(text).toContain('<title>Community Pledges - Creel</title>');
    expect(text.indexOf('6 meals')).toBeLessThan(text.indexOf('24 meals'));
  });
});

describe('images', () => {
  it.each(FLAVOURS)('of both pages are JPEGs of 1200 x 630 on the %s host', async (flavour) => {
    for (const path of [`/share/fisherman/${ruth.userId}.jpg`, '/share/marketplace.jpg']) {
      const response = await cloud.request(path, {}, flavour);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });
});

describe.each(FLAVOURS)('for crawlers of the %s host', (flavour) => {
  it('no page leads in a circle: each address of the sitemap is answered there, and is the one that its page names', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    };
    const addresses = await readSitemap(cloud, flavour);
    expect(addresses).toContain(`/share/${pledge.id}`);
    for (const path of addresses) {
      const page = await cloud.request(path, { headers }, flavour);
      expect(page.status, path).toBe(200);
      const named = /<link rel="canonical" href="([^"]*)"/.exec(await page.text())?.[1];
      if (path.startsWith('/share/')) expect(named).toBe(cloud.origin(flavour) + path);
    }
  });

  it('robots.txt keeps them off what is private and names the sitemap', async () => {
    const { headers, text } = await open('/robots.txt', flavour);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${cloud.origin(flavour)}/sitemap.xml\n`);
    for (const path of ['/api/', '/_', '/messages', '/admin']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).not.toMatch(/Disallow: \/(?:share|pledge|media)/);
  });
});

it('serves the face that its headings are set in', async () => {
  const response = await cloud.request('/share/besley.woff2');
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});
