import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
  type Route,
} from 'playwright-core';
import { expect } from 'vitest';
import { isPage } from '#shared/pages/pages.ts';
import { WAIT_MS } from '#tests/support/cloud/wait-ms.ts';
import { findFirefox, launchOptions } from './find-browser.ts';

/** The sizes that every page is designed for. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

export const launchBrowser = async (): Promise<Browser> => await chromium.launch(await launchOptions());

/** The system's unmodified Firefox, by WebDriver BiDi. @throws Error if there is none */
export const launchFirefox = async (): Promise<Browser> =>
  await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    // 6 means a mouse, which headless Firefox does not assume.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.primaryPointerCapabilities': 6 },
  });

/** Types like a person. Playwright sets an input's value in Firefox in a way that React does not notice. */
const TYPE_IN_FIREFOX =
  "Object.defineProperty(window, '__pw_bidiInsertText', { get: () => (text) => void document.execCommand('insertText', false, text), set() {} })";

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Ends the visit. It fails if the page reported an unexpected error. */
  end(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether pages come as the shell, as from the edge when none can be rendered. The app then requests their data. */
  isShell?: boolean;
  /** Errors that belong to the test, such as the 401 of a wrong password. */
  expectedErrors?: readonly RegExp[];
}

/**
 * A visitor with their own device. It has no service worker, which would replace the network some seconds after the
 * first page. Tests of the service worker pass `serviceWorkers: 'allow'`.
 */
export async function openVisit(
  browser: Browser,
  { expectedErrors = [], isShell = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    // Without animations a test sees the final state of the page.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  if (browser.browserType().name() === 'firefox') await context.addInitScript(TYPE_IN_FIREFOX);
  if (isShell) await context.route(isAnyPage, giveShell);
  const page = await context.newPage();
  waitForApp(page);
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

const isAnyPage = (url: URL) => isPage(url.pathname);

/** Browsers can resolve names below localhost, but Node can't. */
async function giveShell(route: Route): Promise<void> {
  const { host, port } = new URL(route.request().url());
  const response = await route.fetch({ url: `http://localhost:${port}/index.html`, headers: { host } });
  await route.fulfill({ response });
}

/** How long to wait for an app that may be prevented from starting. Milliseconds. */
const APP_TIMEOUT_MS = 10_000;

/** A test uses a page only after the app has hydrated it. */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const taken = async () => {
    const isTaken = expect.poll(() => page.evaluate('window.takeEarlyClick === undefined'), {
      timeout: APP_TIMEOUT_MS,
    });
    // An app that can't start is not waited for any longer.
    await isTaken.toBe(true).catch(() => undefined);
  };
  page.goto = async (...asked) => {
    const response = await goto(...asked);
    await taken();
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await taken();
    return response;
  };
}
