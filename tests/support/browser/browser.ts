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

/** The sizes every page is made for. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

export const launchBrowser = async (): Promise<Browser> => await chromium.launch(await launchOptions());

/** The system's Firefox as it is, by WebDriver BiDi. @throws when there is none */
export const launchFirefox = async (): Promise<Browser> =>
  await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    // 6: a mouse, which Firefox without windows does not assume.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.primaryPointerCapabilities': 6 },
  });

/** Types as a person does. Playwright sets the value of an input in Firefox in a way that React does not notice. */
const TYPE_IN_FIREFOX =
  "Object.defineProperty(window, '__pw_bidiInsertText', { get: () => (text) => void document.execCommand('insertText', false, text), set() {} })";

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Ends the visit; fails when the page complained of anything that was not expected. */
  end(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Pages come as the edge gives them while none can be rendered: as the shell, which the app fills by asking for what it shows. */
  isShell?: boolean;
  /** Complaints that belong to what is tested, such as the 401 of a wrong password. */
  expectedErrors?: readonly RegExp[];
}

/**
 * Somebody at a device of their own. Without a service worker, which would answer in the network's place some seconds after the first page:
 * tests of what it does ask for it by `serviceWorkers: 'allow'`.
 */
export async function openVisit(
  browser: Browser,
  { expectedErrors = [], isShell = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    // Nothing fades or slides: what a test looks at is as it will stay.
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

/** Browsers know where names below localhost lead, and Node does not. */
async function giveShell(route: Route): Promise<void> {
  const { host, port } = new URL(route.request().url());
  const response = await route.fetch({ url: `http://localhost:${port}/index.html`, headers: { host } });
  await route.fulfill({ response });
}

/** How long an app that is kept from starting is waited for. Milliseconds. */
const APP_TIMEOUT_MS = 10_000;

/** A test uses a page only after the app has taken over the rendered HTML. */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const taken = async () => {
    const isTaken = expect.poll(() => page.evaluate('window.takeEarlyClick === undefined'), {
      timeout: APP_TIMEOUT_MS,
    });
    // An app that cannot start leaves nothing to wait for.
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
