/** The pages whose pictures are compared, and the steps before each picture. */
import type { Page } from 'playwright-core';
import type { Flavour } from '#shared/flavours.ts';

export interface Shot {
  /** The name of the file. */
  name: string;
  site: Flavour;
  path: string;
  prepare?(page: Page): Promise<void>;
}

export interface Viewer {
  /** The address of a demo account; a visitor has none. */
  account?: string;
  shots: readonly Shot[];
}

/** Follows the first link whose path begins with `start`. */
const follow = (start: string) => async (page: Page) => {
  const path = await page.locator(`main a[href^="${start}"]`).first().getAttribute('href');
  await page.goto(new URL(path ?? '', page.url()).href);
};

async function openCatch(page: Page): Promise<void> {
  await page.locator('main a[href^="/catch/"]').first().click();
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  // Until then, the dialog shows the list's small photo.
  await page.evaluate(UNTIL_LARGE_PHOTO);
}

// An expression, because the content security policy forbids Playwright's own wait for a function.
const UNTIL_LARGE_PHOTO = `new Promise((resolve) => {
  const look = () => {
    const { currentSrc = '' } = document.querySelector('[role=dialog] img') ?? {};
    if (/\\/(640|1280)\\./.test(currentSrc)) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Opens the message form over the dialog of a catch. */
async function writeToFisherman(page: Page): Promise<void> {
  await openCatch(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).waitFor();
}

export const VIEWERS: readonly Viewer[] = [
  {
    shots: [
      { name: 'home', site: 'consumer', path: '/' },
      { name: 'marketplace', site: 'consumer', path: '/marketplace' },
      { name: 'map', site: 'consumer', path: '/marketplace?show=map' },
      { name: 'catch', site: 'consumer', path: '/marketplace', prepare: openCatch },
      { name: 'fishermen', site: 'consumer', path: '/fishermen' },
      { name: 'fisherman', site: 'consumer', path: '/fishermen', prepare: follow('/fisherman/') },
      { name: 'sign-up', site: 'consumer', path: '/signup' },
      { name: 'community-home', site: 'community', path: '/' },
      { name: 'community-meals', site: 'community', path: '/marketplace' },
      { name: 'pledge', site: 'community', path: '/marketplace', prepare: follow('/pledge/') },
      { name: 'impact', site: 'community', path: '/impact' },
    ],
  },
  {
    account: 'buyer@creel.example',
    shots: [
      { name: 'buyer-home', site: 'consumer', path: '/' },
      { name: 'message-dialog', site: 'consumer', path: '/marketplace', prepare: writeToFisherman },
      { name: 'messages', site: 'consumer', path: '/messages' },
      { name: 'favorites', site: 'consumer', path: '/favorites' },
    ],
  },
  {
    account: 'fisherman@creel.example',
    shots: [
      { name: 'my-posts', site: 'consumer', path: '/my-posts' },
      { name: 'post-catch', site: 'consumer', path: '/post-catch' },
      { name: 'profile', site: 'consumer', path: '/profile' },
    ],
  },
  {
    account: 'organization@creel.example',
    shots: [
      { name: 'find-meals', site: 'community', path: '/find-meals' },
      { name: 'claims', site: 'community', path: '/claims' },
    ],
  },
  {
    account: 'aid@creel.example',
    shots: [{ name: 'community-aid', site: 'community', path: '/admin' }],
  },
  {
    account: 'admin@creel.example',
    shots: [
      { name: 'reports', site: 'consumer', path: '/admin/reports' },
      { name: 'overview', site: 'consumer', path: '/admin/overview' },
      { name: 'site-settings', site: 'consumer', path: '/admin/settings' },
    ],
  },
];
