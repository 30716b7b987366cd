/** Switched-off features and announcements on the app's pages as the server renders them and the edge keeps them, and on feeds and embeds. */
import { describe, expect } from 'vitest';
import { FEATURES, type Feature, isOn } from '#shared/features.ts';
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
  // A picture need not be drawn for that.
  const method = path.endsWith('.jpg') ? 'HEAD' : 'GET';
  const response = await cloud.request(path, { method }, flavour);
  return { status: response.status, html: await response.text() };
};

/** One after the other: rendered all at once on a busy machine, some would take too long. */
async function statuses(flavour: Flavour, paths: readonly string[] = pages.map(({ path }) => path)) {
  const found: Record<string, number> = {};
  for (const path of paths) found[path] = (await open(path, flavour)).status;
  return found;
}

/** A minute in which people look at pages all the time, so that the edge has each in its turn. */
async function letMinutePass(paths: readonly string[]): Promise<void> {
  const step = 10;
  for (let seconds = 0; seconds < SETTINGS_SEEN_WITHIN_SECONDS; seconds += step) {
    cloud.clock.advance(1000 * step);
    for (const flavour of FLAVOURS) await statuses(flavour, paths);
    await cloud.settled();
  }
}

/** A minute in which nobody looks at any: nothing is kept at its end. */
const letQuietMinutePass = () => cloud.clock.advance(1000 * SETTINGS_SEEN_WITHIN_SECONDS);

/** Where nobody can sign up, its pages stay and say so. */
const STAYING = [PATHS.signUp, PATHS.getInvitation];

const partsOf = (path: string): readonly Feature[] => {
  const page = path.replace(/\?.*/, '');
  if (isPage(page, STAYING)) return [];
  return PAGE_FEATURES.find(({ pages }) => isPage(page, pages))?.features ?? [];
};

const expected = (switchedOff: readonly Feature[]) =>
  Object.fromEntries(
    pages.map(({ path, parts }) => [
      path,
      parts.length === 0 || parts.some((part) => isOn(part, switchedOff)) ? 200 : 404,
    ]),
  );

describe('a page of a part that is switched off for one face of the site', () => {
  it.each<{ switchedOff: Feature[] }>([
    { switchedOff: [] },
    ...FEATURES.map((feature) => ({ switchedOff: [feature] })),
    { switchedOff: ['sales', 'pledges'] },
  ])(
    'is not there; other pages and the other face stay as they are: $switchedOff',
    async ({ switchedOff }) => {
      await settle(cloud, admin, 'community', { switchedOff });
      letQuietMinutePass();
      expect(await statuses('community')).toEqual(expected(switchedOff));
      expect(await statuses('consumer')).toEqual(expected([]));
    },
  );

  it('is not there either where a part of a page is meant, within a minute, though the edge kept it', async () => {
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

  it('stands on a page of its face within a minute, and no longer than a minute after it was taken away', async () => {
    expect(await saysSo('consumer')).toBe(false);
    await announce({});
    await letMinutePass([path]);
    expect([await saysSo('consumer'), await saysSo('community')]).toEqual([true, false]);
    await settle(cloud, admin, 'consumer', {});
    await letMinutePass([path]);
    expect(await saysSo('consumer')).toBe(false);
  });

  it('stands there from its time to its time, give or take a minute', async () => {
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
