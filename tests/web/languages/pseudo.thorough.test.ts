/** Walks through the site with texts that are 40 % longer (web/app/banners/pseudo-language.ts), as each kind of person. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillWithDemoData } from '#bin/demo-data.ts';
import { signIn } from '#bin/pictures/demo-site.ts';
import type { Flavour } from '#shared/flavours.ts';
import { isPage, PATHS, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import {
  addressIn,
  createPageIds,
  type PageIds,
  publicPages,
} from '#tests/support/browser/page-addresses.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

useOwnCloud(async () => {
  const started = await startLocalCloud();
  await fillWithDemoData(started);
  return started;
});

let ids: PageIds;
it.beforeAll(async () => {
  ids = await createPageIds(cloud);
});

/** Describes each text of the open page that is cut off, wider than the screen or its own button, or not made longer. */
const FIND_PROBLEMS = `(() => {
  const found = [];
  const isWider = document.documentElement.scrollWidth > window.innerWidth;
  for (const element of document.body.querySelectorAll('*')) {
    if (isWider && element.getBoundingClientRect().right > window.innerWidth + 1)
      found.push('beside the screen: ' + element.outerHTML.slice(0, 200));
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    // One pixel is for screen readers only.
    if (isShortened || element.clientWidth <= 1 || !/\\p{L}/u.test(element.innerText ?? '')) continue;
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip' || element.matches('a, button, label');
    const isCut =
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (isCut) found.push('cut off: ' + element.outerHTML.slice(0, 200));
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest('[dir=auto], textarea, script, style') || !/\\p{L}/u.test(data)) continue;
    if (!data.trim().startsWith('[')) found.push('not made longer: ' + data);
  }
  return found;
})()`;

const FIND_LINKS = `[...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href').replace(/[?#].*/, ''))`;

/** The kind of page at an address. Each part of the dashboard is one. */
const kindOf = (path: string) =>
  Object.values(PATHS).find((pattern) => pattern !== PATHS.adminTab && isPage(path, [pattern])) ?? path;

interface Look {
  flavour: Flavour;
  width: number;
  /** Percent of the usual size of text. */
  size: number;
}

/** Opens these addresses and, of each other kind of page, the first one that they link to. */
async function expectToFit(
  page: Page,
  { flavour, size }: Look,
  paths: string[],
  seen: string[],
): Promise<void> {
  const left = [...paths];
  const kinds = new Set(seen);
  const problems: Record<string, string[]> = {};
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const kind = kindOf(path.replace(/\?.*/, ''));
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await page.goto(`${cloud.origin(flavour)}${path}${path.includes('?') ? '&' : '?'}pseudo`);
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    await page.waitForLoadState('networkidle');
    const shown = new URL(page.url());
    if (!shown.searchParams.has('pseudo')) {
      // It leads on to another page, whose turn comes.
      left.push(shown.pathname + shown.search);
      continue;
    }
    // The texts grow once the page has been open for a while.
    await page.clock.runFor(4000);
    await page.getByText(/^\[/).first().waitFor();
    const found = await page.evaluate<string[]>(FIND_PROBLEMS);
    if (found.length > 0) problems[path] = found;
    left.push(...(await page.evaluate<string[]>(FIND_LINKS)).filter((link) => isPage(link)));
  }
  expect(problems).toEqual({});
}

/** Pages for signed-in people whose addresses have no id. */
const OWN_PAGES = Object.values(PATHS).filter(
  (path) => !path.includes(':') && !RENDERED_PAGES.some((each) => each === path),
);

/** Some of those with an id, of posts and people that everybody may open. */
const ownPagesOf = (known: PageIds) =>
  [PATHS.poster, PATHS.screen, PATHS.reserve, PATHS.claimMeals].map((pattern) =>
    addressIn(pattern, { ...known, sharedId: known.pledgeId ?? '' }),
  );

describe.each<Look>([
  { flavour: 'consumer', width: 320, size: 100 },
  { flavour: 'community', width: PHONE.width, size: 200 },
])('longer texts fit on a screen of $width pixels with text of $size percent', (look) => {
  const viewport = { width: look.width, height: PHONE.height };

  it('on public pages', async () => {
    const { page } = await visit({ viewport });
    await page.clock.install();
    // The first redirects to a page that is here too, without the query. Landings have the second in a query.
    await expectToFit(page, look, publicPages(ids), [PATHS.facebookScreen, PATHS.screen]);
  });

  it.for(['fisherman', 'buyer', 'organization', 'admin'])('on pages of the demo’s %s', async (name) => {
    const { page } = await visit({ viewport });
    await page.clock.install();
    await signIn(page, cloud.origin(look.flavour), `${name}@creel.example`);
    await expectToFit(
      page,
      look,
      ['/', ...OWN_PAGES, ...ownPagesOf(ids)],
      RENDERED_PAGES.filter((path) => path !== PATHS.home),
    );
  });
});
