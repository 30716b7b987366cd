import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';

/** The sizes every page is made for. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

const CANDIDATES = [
  process.env.CHROME_PATH,
  // The same engine without windows: a page costs a third of the processor time that it costs in a whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** A browser that is on this machine. @throws with what to do when there is none */
export function findBrowser(): string {
  const found = CANDIDATES.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found === undefined) {
    throw new Error(
      'No browser was found. Install Chromium (Debian: apt-get install chromium), or run npx playwright-core install chromium, ' +
        'or name one in CHROME_PATH.',
    );
  }
  return found;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Ends the visit; fails when the page complained of anything that was not expected. */
  end(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Complaints that belong to what is tested, such as the 401 of a wrong password. */
  expectedErrors?: readonly RegExp[];
}

/**
 * Somebody at a device of their own. Without a service worker, which would answer in the network's place some seconds after the first page:
 * tests of what it does ask for it by `serviceWorkers: 'allow'`.
 */
export async function openVisit(
  browser: Browser,
  { expectedErrors = [], ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    // Nothing fades or slides: what a test looks at is as it will stay.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return {
    context,
    page,
    async end() {
      await context.close();
      expect(complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual(
        [],
      );
    },
  };
}
