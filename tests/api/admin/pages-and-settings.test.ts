/**
 * Switched-off features and announcements on the app's pages, as the server renders and the edge caches them, and on
 * feeds and embeds.
 */
import { describe, expect } from 'vitest';
import { FEATURES } from '#shared/feature-names.ts';
import { type Feature, isOn } from '#shared/features.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { MINUTE, SETTINGS_SEEN_WITHIN_SECONDS } from '#shared/limits.ts';
import { isPage, PAGE_FEATURES, PATHS } from '#shared/pages/pages.ts';
import type { SiteBanner } from '#shared/site/schemas.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { createPageIds, outsideOfTheApp, publicPages } from '#tests/support/browser/page-addresses.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud(() => startLocalCloud(undefined, { keepsAnswers: true }));

let admin: TestUser;
let pages: { path: string; parts: readonly Feature[] }[];

it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
  const ids = await createPageIds(cloud);
  const ofApp = publicPages(ids).map((path) => ({ path, parts: partsOf(path) }));
  pages = [...ofApp, ...outsideOfTheApp(ids, cloud.clock.now())];
});

const open = async (path: string, flavour: Flavour) => {
  // This does not need a drawn picture.
  const method = path.endsWith('.jpg') ? 'HEAD' : 'GET';
  const response = await cloud.request(path, { method }, flavour);
  return { status: response.status, html: await response.text() };
};

/** One after the other, since on a busy machine some pages would time out if all were rendered at once. */
async function statuses(flavour: Flavour, paths: readonly string[] = pages.map(({ path }) => path)) {
  const found: Record<string, number> = {};
  for (const path of paths) found[path] = (await open(path, flavour)).status;
  return found;
}

/** Lets a minute pass with constant requests, so that the edge caches each page in turn. */
async function letMinutePass(paths: readonly string[]): Promise<void> {
  const step = 10;
  for (let seconds = 0; seconds < SETTINGS_SEEN_WITHIN_SECONDS; seconds += step) {
    cloud.clock.advance(1000 * step);
    for (const flavour of FLAVOURS) await statuses(flavour, paths);
    await cloud.settled();
  }
}

/** Lets a minute pass without requests, so that nothing is cached at its end. */
const letQuietMinutePass = () => cloud.clock.advance(1000 * SETTINGS_SEEN_WITHIN_SECONDS);

/** If nobody can sign up, these pages stay and say so. */
const STAYING = [PATHS.signUp, PATHS.getInvitation];

const partsOf = (path: string): readonly Feature[] => {
  const page = path.replace(/\?.*/, '');
  if (isPage(page, STAYING)) return [];
  // The post of this one is a pledge.
  if (isPage(page, [PATHS.lot])) return ['pledges'];
  return PAGE_FEATURES.find(({ pages }) => isPage(page, pages))?.features ?? [];
};

const expected = (switchedOff: readonly Feature[]) =>
  Object.fromEntries(
    pages.map(({ path, parts }) => [
      path,
      parts.length === 0 || parts.some((part) => isOn(part, switchedOff)) ? 200 : 404,
    ]),
  );

describe('a page of a part that is switched off on one site', () => {
  it.each<{ switchedOff: Feature[] }>([
    { switchedOff: [] },
    ...FEATURES.map((feature) => ({ switchedOff: [feature] })),
    { switchedOff: ['sales', 'pledges'] },
  ])(
    'does not exist there; other pages and the other site are unchanged: $switchedOff',
    async ({ switchedOff }) => {
      await settle(cloud, admin, 'community', { switchedOff });
      letQuietMinutePass();
      expect(await statuses('community')).toEqual(expected(switchedOff));
      expect(await statuses('consumer')).toEqual(expected([]));
    },
  );

  it('disappears within a minute even if the edge cached it, also when only a part of the page is meant', async () => {
    const views = [
      `${PATHS.marketplace}?view=marketplace`,
      `${PATHS.marketplace}/?view=marketplace`,
      `${PATHS.marketplace}?view=pledges`,
    ];
    await settle(cloud, admin, 'community', {});
    letQuietMinutePass();
    expect(Object.values(await statuses('community', views))).toEqual([200, 200, 200]);
    await settle(cloud, admin, 'community', { switchedOff: ['sales'] });
    await letMinutePass(views);
    expect(Object.values(await statuses('community', views))).toEqual([404, 404, 200]);
  });
});

describe('an announcement', () => {
  const WORDS = 'No landings &amp; no ice';
  const path = PATHS.about;
  const saysSo = async (flavour: Flavour) => (await open(path, flavour)).html.includes(WORDS);
  const at = (minutes: number) => new Date(cloud.clock.now() + minutes * MINUTE).toISOString();
  const announce = (times: Pick<SiteBanner, 'from' | 'until'>) =>
    settle(cloud, admin, 'consumer', {
      banner: { text: 'No landings & no ice', tone: 'warning', ...times },
    });

  it('is on its site within a minute, and disappears within a minute after its removal', async () => {
    expect(await saysSo('consumer')).toBe(false);
    await announce({});
    await letMinutePass([path]);
    expect([await saysSo('consumer'), await saysSo('community')]).toEqual([true, false]);
    await settle(cloud, admin, 'consumer', {});
    await letMinutePass([path]);
    expect(await saysSo('consumer')).toBe(false);
  });

  it('is shown between its start and end, to within a minute', async () => {
    await announce({ from: at(5), until: at(10) });
    await letMinutePass([path]);
    expect(await saysSo('consumer')).toBe(false);
    cloud.clock.advance(4 * MINUTE);
    await letMinutePass([path]);
    expect(await saysSo('consumer')).toBe(true);
    cloud.clock.advance(4 * MINUTE);
    await letMinutePass([path]);
    expect(await saysSo('consumer')).toBe(false);
  });
});
