import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { PATHS, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { aBusyPerson } from '#tests/support/browser/busy-person.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { walk } from '#tests/web/walk.ts';

let fisherman: TestUser;
let paths: Record<string, string>;

it.beforeAll(async () => {
  fisherman = await cloud.createUser({ name: 'Ada Harbor', fisherman: 'Ada Harbor' });
  const [first, second] = await Promise.all([
    upload(cloud, fisherman, { kind: 'catch' }),
    upload(cloud, fisherman, { kind: 'pledge' }),
  ]);
  const posted = await postCatch(cloud, fisherman, { photos: [{ uploadId: first.uploadId }] });
  const pledged = await postPledge(cloud, fisherman, {
    photos: [{ uploadId: second.uploadId, imageType: 'catch' }],
  });
  paths = { 'a catch': `/catch/${posted.id}`, 'a pledge': `/pledge/${pledged.id}` };
});

/** Pages with an id are below, each with an existing one. */
const RENDERED = RENDERED_PAGES.filter((path) => !path.includes(':'));

const PUBLIC: Record<string, string> = {
  ...Object.fromEntries(RENDERED.map((path) => [path, path])),
  'one question': '/faq/how-do-i-sell',
  pledges: '/marketplace?view=pledges',
  'sign in': '/login',
  'sign up': '/signup',
  contact: '/contact',
  'request an invitation': '/get-invitation',
  'aid application': '/community-aid-contact',
  'app icon for Facebook': '/facebook-app-icon',
  'cover for Facebook': '/facebook-cover',
  'demo profile': '/customer/demo',
  unsubscribe: '/unsubscribe?token=x',
  newsletter: '/newsletter',
  'newsletter to be confirmed': '/newsletter?step=confirm#x',
  'an unknown address': '/nowhere',
};
/** Opens a page and waits until nothing on it is loading any more. */
async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator('main h1, [role=dialog] h2').first().waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
}

async function expectForEveryone(page: Page, name: string): Promise<void> {
  expect(await problemsOf(page), name).toEqual([]);
  expect(await page.locator('h1').count(), `${name}: headings of the first level`).toBe(1);
}

const looks = [
  ['consumer', PHONE, 'light'],
  ['community', DESKTOP, 'dark'],
] as const satisfies readonly (readonly [Flavour, object, 'light' | 'dark'])[];

describe.each(looks)('on the %s site', (flavour, viewport, colorScheme) => {
  it('every public page is accessible', async () => {
    const guest = await visit({ viewport, colorScheme, expectedErrors: [/404/] });
    for (const [name, path] of Object.entries({ ...PUBLIC, ...paths })) {
      await open(guest.page, cloud.origin(flavour), path);
      await expectForEveryone(guest.page, name);
    }
  });

  it('every page of a signed-in person is accessible', async () => {
    const { as, paths: own } = await aBusyPerson(cloud);
    const person = await visit({ as, viewport, colorScheme });
    for (const path of [...own, '/favorites?show=searches']) {
      await open(person.page, cloud.origin(flavour), path);
      await expectForEveryone(person.page, path);
    }
  });
});

/** Every address of the app, with ids that do not exist. */
const EVERYWHERE = [
  ...Object.values(PATHS).map((path) =>
    path.replace(/:(\w+)/g, (_, name) => (name === 'tab' ? 'roles' : '01ARZ3NDEKTSV4RRFFQ69G5FAV')),
  ),
  '/post-catch?again=catch.01ARZ3NDEKTSV4RRFFQ69G5FAV',
];

describe('pages whose data cannot be loaded', () => {
  /** Loads each page as if it could not be rendered, and blocks these requests. */
  async function expectHeadings(as: TestUser | undefined, unread: (url: URL) => boolean): Promise<void> {
    await walk(EVERYWHERE, async (part) => {
      const { page } = await visit({ ...(as && { as }), isShell: true, expectedErrors: [/ERR_FAILED/] });
      await page.route(unread, (route) => route.abort());
      for (const path of part) {
        await open(page, cloud.origin(), path);
        expect(await page.locator('h1').count(), path).toBe(1);
      }
    });
  }
  const isRead = ({ pathname }: URL) => pathname.startsWith('/api/');

  it('have a heading for visitors', async () => {
    await expectHeadings(undefined, isRead);
  });

  it('have a heading for a signed-in person who is staff and a member of an organization', async () => {
    const admin = await cloud.createUser({ groups: ['admin'], fisherman: 'Ada Harbor' });
    await createOrganization(cloud, admin);
    await expectHeadings(admin, (url) => isRead(url) && url.pathname !== '/api/me');
  });

  it('have a heading for a signed-in person about whom nothing is known', async () => {
    await expectHeadings(fisherman, isRead);
  });
});

it('chosen options and buttons are visible in the reader’s own colors', async () => {
  const { page } = await visit({ at: '/marketplace', forcedColors: 'active' });
  const styleOf = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${property}`);
  const [chosen, other] = [true, false].map((is) => styleOf(`[aria-pressed="${is}"]`, 'backgroundColor'));
  expect(await chosen).not.toBe(await other);
  expect(await styleOf('header a.bg-accent', 'borderTopStyle')).toBe('solid');
});
