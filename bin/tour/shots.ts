/** The pictures of the tour: the account, the page, and the steps before the picture. */
import type { Page } from 'playwright-core';
import type { Flavour } from '#shared/flavours.ts';

export interface Shot {
  /** The name of the file. */
  name: string;
  site: Flavour;
  path: string;
  /** A desktop screen rather than a phone's. */
  wide?: boolean;
  prepare?(page: Page): Promise<void>;
}

export interface Role {
  /** The address of a demo account; a visitor has none. */
  account?: string;
  shots: readonly Shot[];
}

/** Follows the first link whose path begins with `start` and contains `part`. */
const open =
  (start: string, part = '/') =>
  async (page: Page) => {
    await page.locator(`main a[href^="${start}"][href*="${part}"]`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(start));
  };

async function writeToFisherman(page: Page): Promise<void> {
  const path = await page.locator('main a[href^="/catch/"]').first().getAttribute('href');
  await page.goto(new URL(path ?? '', page.url()).href);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

export const ROLES: readonly Role[] = [
  {
    shots: [
      { name: 'visitor-home', site: 'consumer', path: '/' },
      { name: 'visitor-marketplace', site: 'consumer', path: '/marketplace' },
      { name: 'visitor-catch', site: 'consumer', path: '/marketplace', prepare: open('/catch/') },
      { name: 'visitor-community', site: 'community', path: '/', wide: true },
    ],
  },
  {
    account: 'fisherman@creel.example',
    shots: [
      { name: 'fisherman-post', site: 'consumer', path: '/post-catch' },
      { name: 'fisherman-my-posts', site: 'consumer', path: '/my-posts' },
      { name: 'fisherman-share', site: 'consumer', path: '/my-posts', prepare: open('/screen/') },
    ],
  },
  {
    account: 'buyer@creel.example',
    shots: [
      { name: 'buyer-fishermen', site: 'consumer', path: '/fishermen' },
      { name: 'buyer-message', site: 'consumer', path: '/marketplace', prepare: writeToFisherman },
    ],
  },
  {
    account: 'organization@creel.example',
    shots: [
      { name: 'organization-find-meals', site: 'community', path: '/find-meals' },
      {
        name: 'organization-claim',
        site: 'community',
        path: '/find-meals',
        prepare: open('/pledge/', '/claim'),
      },
      { name: 'organization-claims', site: 'community', path: '/claims' },
    ],
  },
  {
    account: 'aid@creel.example',
    shots: [{ name: 'manager-community-aid', site: 'community', path: '/admin', wide: true }],
  },
  {
    account: 'manager@creel.example',
    shots: [{ name: 'manager-email', site: 'consumer', path: '/admin' }],
  },
  {
    account: 'admin@creel.example',
    shots: [
      { name: 'administrator-reports', site: 'consumer', path: '/admin/reports' },
      { name: 'administrator-users', site: 'consumer', path: '/admin/users', wide: true },
    ],
  },
];
