import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { cloud, it } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { postPledge, upload } from './builders.ts';
import { setAttribute } from './table.ts';

let ruth: TestUser;
let pledge: Awaited<ReturnType<typeof postPledge>>;

const HOSTILE = `It's "fresh" & <b>good</b> 'n' 🐟 Nguyễn`;

it.beforeAll(async () => {
  ruth = await cloud.signUp({ name: 'Ruth Alder' });
  const photo = await upload(cloud, ruth, { kind: 'pledge' });
  pledge = await postPledge(cloud, ruth, {
    mealsPledged: 24,
    story: HOSTILE,
    photos: [{ uploadId: photo.uploadId, imageType: 'catch' }],
  });
});

interface Page {
  status: number;
  headers: Headers;
  text: string;
}

async function open(path: string, flavour: Flavour = 'consumer', userAgent = 'test'): Promise<Page> {
  const response = await cloud.request(path, { headers: { 'user-agent': userAgent } }, flavour);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The content of each meta tag by its name or property. */
function tagsOf({ text }: Page): Record<string, string> {
  const tags = text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

describe.each(FLAVOURS)('the share page of a pledge on the %s host', (flavour) => {
  const openPledge = () => open(`/share/${pledge.id}`, flavour);

  it('has the specified title', async () => {
    expect((await openPledge()).text).toContain('<title>24 Meals Pledged - Creel</title>');
  });

  it('tells the networks everything they ask for, with addresses on the same host', async () => {
    const page = await openPledge();
    const origin = cloud.origin(flavour);
    const tags = tagsOf(page);
    expect(tags).toMatchObject({
      'og:type': 'article',
      'og:title': '24 Meals Pledged - Creel',
      'og:site_name': 'Creel',
      'og:url': `${origin}/share/${pledge.id}`,
      'og:image': `${origin}/share/${pledge.id}.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': '24 meals of haddock, pledged by Ruth Alder',
      'twitter:card': 'summary_large_image',
      'twitter:title': '24 Meals Pledged - Creel',
      'twitter:image': `${origin}/share/${pledge.id}.jpg`,
    });
    expect(tags.description).toMatch(/24 meals of haddock pledged by Ruth Alder in Portland, ME/);
    expect(tags['og:description']).toBe(tags.description);
    expect(page.text).toContain(`<link rel="canonical" href="${origin}/share/${pledge.id}">`);
  });

  it('shows the card: meals, points, who, what, where, when, story, photo and the way to the app', async () => {
    const { text } = await openPledge();
    expect(text).toContain('<dt>Points earned</dt><dd>24</dd>');
    expect(text).toContain('<dt>Species</dt><dd>Haddock</dd>');
    expect(text).toContain(`<a href="/fisherman/${ruth.userId}">Ruth Alder</a>`);
    expect(text).toContain('<dt>Location</dt><dd>Portland, ME</dd>');
    expect(text).toContain(`<time datetime="${pledge.catchDate}">`);
    expect(text).toContain('Ruth Alder’s story');
    expect(text).toContain(`/media/${pledge.photos[0]?.id}/1280.jpg`);
    expect(text).toContain(`href="/pledge/${pledge.id}"`);
  });

  it('lets nothing of what a stranger wrote become markup', async () => {
    const { text } = await openPledge();
    // The form has taken < and > off before.
    expect(text).toContain('It&#39;s &quot;fresh&quot; &amp; bgood/b &#39;n&#39; 🐟 Nguyễn');
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle="/i);
  });

  it('is kept by the edge for a minute and never by a browser, and runs nothing', async () => {
    const { status, headers } = await openPledge();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=20');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('has an image of 1200 x 630 as a JPEG', async () => {
    const response = await cloud.request(`/share/${pledge.id}.jpg`, {}, flavour);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('s-maxage=20');
    const image = Buffer.from(await response.arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(300_000);
  });
});

describe('the share page', () => {
  it("is the 'Partnership Impact Report' on the community host only", async () => {
    const path = `/share/${pledge.id}`;
    const community = await open(path, 'community');
    expect(community.text).toContain('<h1>Partnership Impact Report</h1>');
    expect(tagsOf(community).description).toMatch(/^Partnership Impact Report: .*0 claimed, 0 served\./);
    expect((await open(path)).text).not.toContain('Partnership');
  });

  it('shows what is claimed and served, and offers nothing that is too old', async () => {
    const posted = await postPledge(cloud, ruth, { mealsPledged: 40 });
    const key = POST_ITEMS.pledge.record.key({ postId: posted.id });
    const past = new Date(Date.now() - 1000).toISOString();
    const counters = { mealsLeft: 10, mealsClaimed: 30, mealsServed: 10 };
    for (const [name, value] of Object.entries(counters)) await setAttribute(cloud, key, name, value);
    const { text } = await open(`/share/${posted.id}`, 'community');
    expect(text).toContain('30 of 40 meals claimed, 10 served');
    expect(text).toContain('<span class="figure">10</span><span>Still available</span>');
    await setAttribute(cloud, key, 'card.availableUntil', past);
    expect((await open(`/share/${posted.id}`, 'community')).text).toContain(
      '<span class="figure">0</span><span>Still available</span>',
    );
  });

  it('is gone, with its image, as soon as the pledge is hidden', async () => {
    const hidden = await postPledge(cloud, ruth, { story: 'Nobody is to read this.' });
    expect((await open(`/share/${hidden.id}`)).status).toBe(200);
    await setAttribute(cloud, POST_ITEMS.pledge.record.key({ postId: hidden.id }), 'hidden', true);
    for (const path of [`/share/${hidden.id}`, `/share/${hidden.id}.jpg`]) {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain('<h1>Pledge Not Found</h1>');
      expect(page.text).not.toContain('Nobody is to read this');
      expect(page.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it.each([
    '01AAAAAAAAAAAAAAAAAAAAAAAA',
    'x',
    '01AAAAAAAAAAAAAAAAAAAAAAAA.jpg',
    '%3Cscript%3E',
    'a/b/c',
    '..%2f',
  ])('of %s is the 404 page', async (id) => {
    const page = await open(`/share/${id}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Pledge Not Found');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toContain('og:');
  });
});

describe('a request without an id', () => {
  it.each(['/share', '/share/'])('of %s is told so', async (path) => {
    const page = await open(path);
    expect(page.status).toBe(400);
    expect(page.text).toContain('<h1>No pledge ID provided</h1>');
  });
});

describe('HEAD', () => {
  it.each(['', '.jpg'])('answers as GET does, without the body (%s)', async (ending) => {
    const path = `/share/${pledge.id}${ending}`;
    const head = await cloud.request(path, { method: 'HEAD' });
    const get = await cloud.request(path);
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
  });

  it('of what is absent is 404', async () => {
    const head = await cloud.request('/share/01AAAAAAAAAAAAAAAAAAAAAAAA.jpg', { method: 'HEAD' });
    expect(head.status).toBe(404);
  });
});
