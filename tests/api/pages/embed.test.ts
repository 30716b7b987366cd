/**
 * The page that partners show in a frame: it is small, runs and stores nothing, and is the only page that may be
 * framed.
 */
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { createPageIds, outsideOfTheApp, publicPages } from '#tests/support/browser/page-addresses.ts';
import { postPledge, upload } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

const MAX_BYTES = 30_000;

async function open(query = '', flavour: Flavour = 'consumer') {
  await cloud.settled();
  const response = await cloud.request(`/embed/pledges${query}`, {}, flavour);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

let ruth: TestUser;
it.beforeAll(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
});

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it('says if nothing is pledged, or if the place is wrong', async () => {
    const empty = await open('?near=99501', flavour);
    expect(empty.status).toBe(200);
    expect(empty.text).toContain('<h1>Meals pledged near Anchorage, AK</h1>');
    expect(empty.text).toContain('No meals are pledged here right now.');
    for (const [near, says] of [
      ['0410', 'Invalid ZIP code format.'],
      ['00000', 'We do not know this ZIP code or town.'],
      ['Nowhere%20at%20all', 'We do not know this ZIP code or town.'],
      ['%3Cscript%3E', 'We do not know this ZIP code or town.'],
    ]) {
      const { status, text } = await open(`?near=${near}`, flavour);
      expect([near, status, text.includes(says ?? '')]).toEqual([near, 200, true]);
      expect(text).not.toMatch(/<script|<ul>/);
    }
  });

  it('shows pledges near a place, each with a link that opens a new tab', async () => {
    const { uploadId } = await upload(cloud, ruth, { kind: 'pledge' });
    const photos = [{ uploadId, imageType: 'catch' as const }];
    const { id } = await postPledge(cloud, ruth, { location: '04101', mealsPledged: 17, photos });
    const far = (await postPledge(cloud, ruth, { location: 'Gloucester, MA' })).id;
    const { text } = await open('?near=04101', flavour);
    expect(text).toContain(`data-flavour="${flavour}"`);
    expect(text).toContain('<h1>Meals pledged near Portland, ME</h1>');
    expect(text).toMatch(/17 meals of/);
    expect(text).toContain(`${cloud.origin(flavour)}/pledge/${id}`);
    expect(text).not.toContain(far);
    const [, photo = ''] =
      /<img src="([^"]+)" alt="Photo of haddock" width="224" height="224" loading="lazy"/.exec(text) ?? [];
    expect((await cloud.request(photo, {}, flavour)).headers.get('content-type')).toBe('image/webp');
    expect((await open('', flavour)).text).toContain(far);
    const links = text.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener noreferrer"');
  });
});

it('the framed page has at most 30 kB in total, and runs and stores nothing', async () => {
  for (let more = 0; more < 14; more++)
    await postPledge(cloud, ruth, { species: 'other', customSpecies: 'W'.repeat(40), location: '04101' });
  const { headers, text } = await open('?near=04101');
  expect(text.match(/<li>/g)?.length).toBe(12);
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  expect(text).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/);
  expect(headers.get('set-cookie')).toBeNull();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]*; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
});

it('the framed page leaves out hidden pledges, and does not exist without pledges', async () => {
  const { id } = await postPledge(cloud, ruth, { location: '04101' });
  expect((await open('?near=04101')).text).toContain(id);
  await asOwner(cloud, ruth).setPledgeHidden(id, true);
  expect((await open('?near=04101')).text).not.toContain(id);
  const admin = await cloud.createUser({ groups: ['admin'] });
  await settle(cloud, admin, 'consumer', { switchedOff: ['pledges'] });
  const { status, headers } = await open('?near=04101');
  expect(status).toBe(404);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await settle(cloud, admin, 'consumer', {});
});

it('the framed page is the only one that may be framed', async () => {
  const filled = Object.values(PATHS).map((path) => path.replace(/:\w+/g, '01JCXZ0000000000000000000A'));
  const ids = await createPageIds(cloud, ruth);
  const outside = outsideOfTheApp(ids, cloud.clock.now()).map(({ path }) => path);
  const others = outside.filter((path) => !path.startsWith('/embed/'));
  expect(others.length).toBe(outside.length - 1);
  for (const path of [...filled, ...publicPages(ids), ...others, '/api/home', '/nothing']) {
    const { headers } = await cloud.request(path);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    // An error page has nothing to click.
    if (path !== '/nothing')
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
  }
  expect((await open()).headers.get('x-frame-options')).toBeNull();
});
