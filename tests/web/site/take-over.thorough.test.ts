/**
 * The app takes over the server-rendered page: nothing visible changes, nothing is read again, and no earlier input is
 * lost.
 */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { PATHS, type RENDERED_PAGES } from '#shared/pages/pages.ts';
import { SITE_TIME_ZONE } from '#shared/words/formats.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit as visitFromAnywhere } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { paramsOf, scrollOf } from '#tests/web/marketplace-journeys.ts';
import { walk } from '#tests/web/walk.ts';

useOwnCloud();

/** A reader in the site's time zone, for whom the app changes no time: in another one, some wrap onto a second line. */
const visit: typeof visitFromAnywhere = (visitor) =>
  visitFromAnywhere({ timezoneId: SITE_TIME_ZONE, ...visitor });

let addresses: string[];

it.beforeAll(async () => {
  const ruth = await createFisherman(cloud, 'Ruth Alder');
  await createFisherman(cloud, 'Omar Birch');
  const [ofCatch, ofPledge] = await Promise.all([
    upload(cloud, ruth, { kind: 'catch' }),
    upload(cloud, ruth, { kind: 'pledge' }),
  ]);
  const cod = await postCatch(cloud, ruth, { photos: [{ uploadId: ofCatch.uploadId }] });
  for (const quantity of ['1 lb', '2 lb', '3 lb', '4 lb', '5 lb', '6 lb', '7 lb']) {
    await postCatch(cloud, ruth, { species: 'haddock', quantity });
  }
  const pledge = await postPledge(cloud, ruth, {
    photos: [{ uploadId: ofPledge.uploadId, imageType: 'catch' }],
  });
  await postPledge(cloud, ruth, { species: 'cod' });
  const { organizationId } = await aKitchen(cloud);
  const { body: landing } = await byPhone(cloud, ruth).announce();
  await cloud.settled();
  const of: Record<(typeof RENDERED_PAGES)[number], readonly string[]> = {
    [PATHS.home]: ['/'],
    [PATHS.marketplace]: [
      '/marketplace?view=marketplace',
      '/marketplace?view=pledges',
      '/marketplace?view=pledges&filters=open',
      '/marketplace?view=marketplace&species=cod&filters=open&q=cod',
      '/marketplace?show=map',
      `/marketplace?view=pledges&fisherman=${ruth.userId}`,
      // Addresses that people truncate, tools extend, and strangers invent.
      '/marketplace?q=&view=&species=&sort=',
      '/marketplace?sort=price&view=marketplace&sort=nearest&q=cod&q=hake&utm_source=x',
      '/marketplace?available=true&view=pledges&species=dragon&payment=%00&q=%E0%A4%A',
      '/marketplace?fisherman=nobody',
    ],
    [PATHS.town]: ['/fish/portland-me', '/fish/04101'],
    [PATHS.landings]: ['/landings', '/landings?day=never&show=map'],
    [PATHS.landing]: [`/landing/${landing.id}`, '/landing/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [PATHS.lot]: [`/lot/${cod.id}`, `/lot/${pledge.id}`, '/lot/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [PATHS.catch]: [`/catch/${cod.id}`, '/catch/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [PATHS.pledge]: [`/pledge/${pledge.id}`, '/pledge/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [PATHS.sharePledge]: [`/share-pledge/${pledge.id}`],
    [PATHS.share]: [`/share/${pledge.id}`],
    [PATHS.sharePledgeUnnamed]: ['/share-pledge'],
    // Redirects to the card as soon as the app is there.
    [PATHS.facebookScreen]: [],
    [PATHS.shortPost]: [],
    [PATHS.shortFisherman]: [],
    [PATHS.fishermen]: ['/fishermen', '/fishermen?q=Ruth&pro=&q=Omar'],
    [PATHS.fisherman]: [`/fisherman/${ruth.userId}?from=marketplace`],
    [PATHS.organization]: [`/organization/${organizationId}`],
    [PATHS.receipt]: [`/receipt/${'a'.repeat(22)}`],
    [PATHS.about]: ['/about'],
    [PATHS.faq]: ['/faq'],
    [PATHS.question]: ['/faq/how-do-i-sell'],
    [PATHS.press]: ['/press'],
    [PATHS.developers]: ['/developers'],
    [PATHS.privacy]: ['/privacy'],
    [PATHS.terms]: ['/terms'],
    [PATHS.goPro]: ['/go-pro'],
    [PATHS.whatsInAPledge]: ['/whats-in-a-pledge'],
    [PATHS.impact]: ['/impact'],
    [PATHS.communityAid]: ['/community-aid'],
    [PATHS.communityAidContact]: ['/community-aid-contact'],
    [PATHS.contact]: ['/contact'],
    [PATHS.getInvitation]: ['/get-invitation'],
    [PATHS.newsletter]: ['/newsletter', '/newsletter?step=confirm'],
    // Their forms come with the app.
    [PATHS.auth]: [],
    [PATHS.login]: [],
    [PATHS.signUp]: [],
    [PATHS.customerDemo]: ['/customer/demo'],
  };
  addresses = Object.values(of).flat();
});

/** Opens a page whose scripts arrive late and one after the other, as on a slow network. */
async function openSlowly(page: Page, url: string) {
  // Otherwise code that the last page loads in advance would be held below, and would never arrive.
  await page.goto('about:blank');
  const gate = Promise.withResolvers<void>();
  let last = gate.promise;
  let isTakenOver = false;
  await page.route('**/assets/*.js', (route) => {
    // Code that the app loads in advance. If the routing ended instead, requests under way could get no response.
    if (isTakenOver) return route.continue();
    last = last
      .then(async () => {
        await route.continue();
        await (await route.request().response())?.finished();
      })
      // A test that fails closes its page, and with it the requests that are held here.
      .catch(() => undefined);
    return last;
  });
  const opening = page.goto(url);
  // Awaited at the end, unless the test fails before and closes the page.
  opening.catch(() => undefined);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return {
    /** Lets the scripts arrive, and waits until the app has taken over and sends no more requests. */
    async takeOver() {
      await page.evaluate('globalThis.appComesAt = performance.now()');
      gate.resolve();
      await opening;
      await page.waitForLoadState('networkidle');
      isTakenOver = true;
      // Closing the page now would abort the requests that are still held here.
      await last;
    },
  };
}

/**
 * Returns all visible text of the page, without ages and hours, which depend on the reader, and without the links for
 * staff, which come last.
 */
async function wordsOf(page: Page): Promise<string[]> {
  const words = await page.evaluate<string>(`(() => {
    const others = document.querySelectorAll('time, [role=dialog]');
    for (const other of others) other.hidden = true;
    const words = document.body.innerText;
    for (const other of others) other.hidden = false;
    return words;
  })()`);
  return words.split('\n').filter((line) => line !== '' && line !== 'Debug information');
}

/** Three dozen pages, each of which takes a second or two. */
const WALK_TIMEOUT_MS = 400_000;

/** Counts from the time when the app comes. Before, a busy machine may lay a heading out again when its font is there. */
const NOTE_SHIFTS = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries()) {
      if (startTime >= globalThis.appComesAt) globalThis.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML ?? node?.textContent)].join(' '));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

async function expectSamePage(at: string, flavour: Flavour, viewport: typeof PHONE | typeof DESKTOP) {
  // A difference between the server's and the app's markup is a page error, which fails the visit.
  const { page, context } = await visit({ viewport, expectedErrors: [/404/] });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.addInitScript(NOTE_SHIFTS);
  const { takeOver } = await openSlowly(page, cloud.origin(flavour) + at);
  const before = await wordsOf(page);
  await takeOver();
  expect(await page.evaluate('shifts'), `${at} moves`).toEqual([]);
  expect(asked, `${at} asks again`).toEqual([]);
  // A map needs the app. On the community site a dialog covers the catches, which stay.
  if (!(await page.locator('.leaflet-container').count())) {
    expect(await wordsOf(page), at).toEqual(before);
  }
  await context.close();
}

describe('every page that the server renders is taken over unchanged', () => {
  it.each([
    ['consumer', 'on a phone', PHONE],
    ['community', 'at a desk', DESKTOP],
  ] as const)(
    'on the %s site, %s',
    async (flavour, _, viewport) => {
      await walk(addresses, async (part) => {
        for (const at of part) await expectSamePage(at, flavour, viewport);
      });
    },
    WALK_TIMEOUT_MS,
  );

  it.each([
    ['community', 'on a phone', PHONE],
    ['consumer', 'at a desk', DESKTOP],
  ] as const)('lists on the %s site, %s', async (flavour, _, viewport) => {
    await walk(['/', '/marketplace', '/marketplace?view=pledges', '/fishermen'], async (part) => {
      for (const at of part) await expectSamePage(at, flavour, viewport);
    });
  });
});

it.each(['/marketplace?view=marketplace&near=04101&species=cod&sort=price', '/fishermen?near=04101'])(
  'nothing moves while the place in the address is looked up: %s',
  async (at) => {
    const { page } = await visit();
    await page.addInitScript(NOTE_SHIFTS);
    const place = Promise.withResolvers<void>();
    await page.route('**/api/places?*', async (route) => {
      await place.promise;
      await route.continue();
    });
    const { takeOver } = await openSlowly(page, cloud.origin() + at);
    const taken = takeOver();
    await page.getByText('Finding your location...').waitFor();
    place.resolve();
    await taken;
    await page.getByText(/ithin 35 miles of 04101 \(Portland, ME\)/).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('shifts')).toEqual([]);
  },
);

/** The visitor: signed out, or signed in. */
const WHO = [
  ['a visitor', () => visit()],
  ['somebody signed in', async () => visit({ as: await cloud.createUser() })],
] as const;

describe('input before the app is ready', () => {
  it.each(WHO)('is kept if %s types, checks and selects', async (_, come) => {
    const { page } = await come();
    const directory = await openSlowly(page, `${cloud.origin()}/fishermen`);
    await page.getByLabel('Name').fill('Omar');
    await page.getByLabel('Only Pro').check();
    await directory.takeOver();
    await expect.poll(() => paramsOf(page)).toEqual({ q: 'Omar', pro: 'true' });
    expect(await page.getByLabel('Name').inputValue()).toBe('Omar');
    expect(await page.getByLabel('Only Pro').isChecked()).toBe(true);

    const marketplace = await openSlowly(page, `${cloud.origin()}/marketplace?filters=open&q=cod`);
    await page.getByLabel('Search').fill('');
    await page.getByLabel('Price', { exact: true }).selectOption('free');
    await marketplace.takeOver();
    await expect.poll(() => paramsOf(page)).toEqual({ filters: 'open', payment: 'free' });
    expect(await page.getByLabel('Search').inputValue()).toBe('');
  });

  it.each(WHO)('continues if %s is typing', async (_, come) => {
    const { page } = await come();
    const { takeOver } = await openSlowly(page, `${cloud.origin()}/fishermen`);
    await page.getByLabel('Name').pressSequentially('Oma');
    await takeOver();
    await page.keyboard.type('r');
    expect(await page.getByLabel('Name').inputValue()).toBe('Omar');
    await expect.poll(() => paramsOf(page)).toEqual({ q: 'Omar' });
  });

  it('continues at the same position, with the caret in the middle of a word', async () => {
    const { page } = await visit();
    const { takeOver } = await openSlowly(page, `${cloud.origin()}/fishermen`);
    await page.getByLabel('Name').pressSequentially('Oar');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await takeOver();
    await page.keyboard.type('m');
    expect(await page.getByLabel('Name').inputValue()).toBe('Omar');
    await expect.poll(() => paramsOf(page)).toEqual({ q: 'Omar' });
  });

  it('happens once if a button is pressed before and while the app takes over', async () => {
    const { page } = await visit();
    const menu = page.getByRole('button', { name: 'Menu' });
    const early = await openSlowly(page, `${cloud.origin()}/marketplace`);
    await menu.click();
    await early.takeOver();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');

    // The list arrives late: the app handles the rest of the page, and has not taken over all of it.
    const list = Promise.withResolvers<void>();
    await page.route('**/assets/pledge-list-*.js', async (route) => {
      await list.promise;
      await route.continue();
    });
    const opening = page.goto(`${cloud.origin()}/marketplace?view=pledges`);
    const isListening = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;
    await expect.poll(() => page.evaluate(isListening)).toBe(true);
    await menu.click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    list.resolve();
    await opening;
    await page.waitForLoadState('networkidle');
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
  });

  it.each(WHO)('keeps the scroll position of %s', async (_, come) => {
    const { page } = await come();
    const { takeOver } = await openSlowly(page, `${cloud.origin()}/terms`);
    await page.evaluate('window.scrollTo(0, 200)');
    await takeOver();
    expect(await scrollOf(page)).toBe(200);
  });
});

it.each([
  ['asked for with the page where it is shown', DESKTOP, 1],
  ['not fetched by phones', PHONE, 0],
] as const)('the drawing of the home page is %s', async (_, viewport, fetched) => {
  const { page } = await visit({ viewport });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { takeOver } = await openSlowly(page, `${cloud.origin()}/`);
  const before = asked.filter((path) => path === '/harbour.svg').length;
  await takeOver();
  expect([before, asked.filter((path) => path === '/harbour.svg').length]).toEqual([fetched, fetched]);
});

it('parts for visitors are hidden from signed-in people', async () => {
  const { page } = await visit({ as: await cloud.createUser() });
  const forVisitors = [
    page.getByText('Get Started Today'),
    page.getByText('Learn More'),
    page.getByText('Sign In', { exact: true }),
  ];
  const { takeOver } = await openSlowly(page, `${cloud.origin()}/`);
  for (const part of forVisitors) expect(await part.first().isVisible()).toBe(false);
  await takeOver();
  await page.getByText(/^Welcome back/).waitFor();
  await page.getByRole('link', { name: 'Learn More about Community Aid' }).waitFor();
});

it(
  'every page is taken over for a signed-in person too, and no list moves',
  async () => {
    const as = await cloud.createUser();
    await walk(addresses, async (part) => {
      // A difference fails the visit, as above.
      const { page } = await visit({ as, expectedErrors: [/404/] });
      await page.addInitScript(NOTE_SHIFTS);
      for (const at of part) {
        const { takeOver } = await openSlowly(page, cloud.origin() + at);
        await takeOver();
        // Other pages have more personal parts, which appear when the person is known. The initials in the bar move in
        // their circle.
        const moved = (await page.evaluate<string[]>('shifts')).filter(
          (shift) => Number.parseFloat(shift) > 1e-4,
        );
        if (/^\/(marketplace|fishermen)/.test(at)) expect(moved, `${at} moves`).toEqual([]);
      }
    });
  },
  WALK_TIMEOUT_MS,
);

it('a page whose own script cannot be loaded stays readable', async () => {
  const { page } = await visit({ expectedErrors: [/Failed to load resource/] });
  await page.route('**/assets/other-pages-*.js', (route) => route.abort());
  await page.goto(`${cloud.origin()}/fishermen`);
  await page.getByRole('heading', { name: 'Ruth Alder' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
