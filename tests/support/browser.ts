import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { expect } from 'vitest';
import { withLock } from '#bin/build/lock.ts';
import { isPage } from '#shared/pages/pages.ts';
import { WAIT_MS } from './wait-ms.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/creel', import.meta.url));

/** The sizes every page is made for. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** Chromium without windows: a page costs a third of the processor time that it costs in a whole browser. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

interface FoundBrowser {
  executablePath: string;
  /** Variables that it needs beside the environment of this process. */
  env: Record<string, string>;
}

/**
 * The one that is named in CHROME_PATH, else one without windows, the system's or that of the packages, else a whole browser.
 * @throws with what to do when there is none
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = [process.env.CHROME_PATH, SYSTEM_SHELL].find(isThere);
  if (chosen) return { executablePath: chosen, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return await unpackBrowser();
  const executablePath = WHOLE_BROWSERS.find(isThere);
  if (executablePath) return { executablePath, env: {} };
  throw new Error(
    'No browser was found. Install Chromium or Chrome, or name one in CHROME_PATH; on Linux x64 the package @sparticuz/chromium brings one; ' +
      'elsewhere run npx playwright-core install chromium.',
  );
}

const isThere = (path?: string) => path !== undefined && path !== '' && existsSync(path);

/** Of the package @sparticuz/chromium: once for each version, whoever needs it first. */
async function unpackBrowser(): Promise<FoundBrowser> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return;
    const fresh = `${folder}.tmp`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh);
    const script = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url));
    // It unpacks to the folder for temporary files, and the libraries that the system may lack only where it takes itself to be in a Lambda.
    const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
    await promisify(execFile)(process.execPath, [script], { env });
    // Its own configuration looks for fonts where a Lambda has them.
    writeFileSync(join(fresh, 'fonts/fonts.conf'), fontConfiguration(folder));
    renameSync(fresh, folder);
  });
  const libraries = [process.env.LD_LIBRARY_PATH, join(folder, 'al2023/lib')].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function fontConfiguration(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  return `<fontconfig>${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
}

/** As tests and measurements start every Chromium: quiet, and asking nobody else for anything. */
export const CHROME_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...CHROME_FLAGS],
  });
}

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
