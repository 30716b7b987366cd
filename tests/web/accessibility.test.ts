import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { RENDERED_PAGES } from '#shared/pages.ts';
import { postCatch, postPledge, upload } from '../api/builders.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { cloud, it, visit } from '../support/fixtures.ts';
import type { TestUser } from '../support/users.ts';
import { problemsOf } from './problems.ts';

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

/** Those with an id stand below, each with one that is there. */
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
  'an unknown address': '/nowhere',
};
const SIGNED_IN: Record<string, string> = {
  home: '/',
  'post a catch': '/post-catch',
  'my posts': '/my-posts',
  'my profile': '/profile',
  favorites: '/favorites',
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
  it('every public page can be used by everyone', async () => {
    const guest = await visit({ viewport, colorScheme, expectedErrors: [/404/] });
    for (const [name, path] of Object.entries({ ...PUBLIC, ...paths })) {
      await open(guest.page, cloud.origin(flavour), path);
      await expectForEveryone(guest.page, name);
    }
  });

  it('every page of a signed-in person can be used by everyone', async () => {
    const person = await visit({ as: fisherman, viewport, colorScheme });
    for (const [name, path] of Object.entries(SIGNED_IN)) {
      await open(person.page, cloud.origin(flavour), path);
      await expectForEveryone(person.page, name);
    }
  });
});

it("shows what is chosen and what is a button in the reader's own colors", async () => {
  const { page } = await visit({ at: '/marketplace', forcedColors: 'active' });
  const styleOf = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${property}`);
  const [chosen, other] = [true, false].map((is) => styleOf(`[aria-pressed="${is}"]`, 'backgroundColor'));
  expect(await chosen).not.toBe(await other);
  expect(await styleOf('header a.bg-accent', 'borderTopStyle')).toBe('solid');
});
