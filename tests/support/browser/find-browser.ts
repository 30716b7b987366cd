import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { withLock } from '#bin/build/lock.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/creel', import.meta.url));

/** Headless Chromium: a page takes a third of the processor time that it takes in the full browser. */
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
  /** Variables that it needs besides the environment of this process. */
  env: Record<string, string>;
}

/**
 * The browser in CHROME_PATH, else a headless one, the system's or the package's, else a full browser.
 * @throws Error that says what to do if there is none
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = [process.env.CHROME_PATH, SYSTEM_SHELL].find(isThere);
  if (chosen) return { executablePath: chosen, env: {} };
  if (HAS_PINNED) return await unpackBrowser();
  const executablePath = WHOLE_BROWSERS.find(isThere);
  if (executablePath) return { executablePath, env: {} };
  throw new Error(
    'No browser was found. Install Chromium or Chrome, or name one in CHROME_PATH; on Linux x64 the package @sparticuz/chromium brings one; ' +
      'elsewhere run npx playwright-core install chromium.',
  );
}

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox in FIREFOX_PATH, else the system's, if there is one. */
export const findFirefox = () => [process.env.FIREFOX_PATH, ...FIREFOXES].find(isThere);

/** Prints a message if there is none. */
export function hasFirefox(): boolean {
  const found = findFirefox();
  if (found === undefined)
    console.warn('Skipped: no Firefox was found. On Debian: apt-get install firefox-esr');
  return found !== undefined;
}

const isThere = (path?: string) => path !== undefined && path !== '' && existsSync(path);

/** Whether the package's browser runs here, which renders alike everywhere. */
export const HAS_PINNED = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser of the package @sparticuz/chromium with only the package's fonts, so that it renders a page alike on
 * every machine.
 * @throws Error if it does not run
 */
export const findPinnedBrowser = async (): Promise<FoundBrowser> => await unpackBrowser('own.conf');

/** Unpacks each version once, for whichever process needs it first. */
async function unpackBrowser(fonts = 'fonts.conf'): Promise<FoundBrowser> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = join(CACHE, `chromium-${version}-fonts`);
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return;
    const fresh = `${folder}.tmp`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh);
    const script = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url));
    // It unpacks to TMPDIR, and adds libraries that the system may lack only if it seems to run in a Lambda.
    const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
    await promisify(execFile)(process.execPath, [script], { env });
    // Its own configuration looks for fonts where a Lambda has them.
    writeFileSync(join(fresh, 'fonts/fonts.conf'), fontConfiguration(folder, '/usr/share/fonts'));
    writeFileSync(join(fresh, 'fonts/own.conf'), fontConfiguration(folder));
    renameSync(fresh, folder);
  });
  const libraries = [process.env.LD_LIBRARY_PATH, join(folder, 'al2023/lib')].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts', fonts) },
  };
}

function fontConfiguration(folder: string, ...others: string[]): string {
  const folders = [join(folder, 'fonts'), ...others].map((path) => `<dir>${path}</dir>`).join('');
  return `<fontconfig>${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
}

/** Flags for every Chromium of tests and measurements: quiet, and without requests of its own. */
export const CHROME_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The options to start the found browser, or the given one. */
export async function launchOptions(browser?: FoundBrowser) {
  const { executablePath, env } = browser ?? (await findBrowser());
  return { executablePath, env: { ...process.env, ...env }, args: [...CHROME_FLAGS] };
}
