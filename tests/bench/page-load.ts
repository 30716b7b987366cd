/** Records the requests, bytes and paints of a page load in a browser. */
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { launchBrowser, PHONE } from '#tests/support/browser/browser.ts';

export interface Loaded {
  path: string;
  type: string;
  /** Of the body as it was sent, in bytes. */
  body: number;
  /** With headers. */
  sent: number;
}

export interface PageLoad {
  requests: Loaded[];
  /** Cumulative layout shift. */
  cls: number;
  /** Texts of the style blocks in the page itself. */
  styles: string[];
}

interface PageLoadOptions {
  /** Shown once the page has what people came for. */
  until: string;
  /** Slows the network down to that of a phone, so that what comes late is seen to come late. */
  slow?: boolean;
  /** A phone's by default. */
  viewport?: { width: number; height: number };
}

/** Lighthouse's slow 4G: milliseconds and bytes a second. */
const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };

const LAYOUT_SHIFT = fileURLToPath(new URL('./layout-shift.js', import.meta.url));

/** First visit: loads the page and waits until it asks for nothing more. */
export async function loadPage(
  url: string,
  { until, slow = false, viewport = PHONE }: PageLoadOptions,
): Promise<PageLoad> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      isMobile: viewport === PHONE,
      hasTouch: viewport === PHONE,
    });
    const page = await context.newPage();
    await page.addInitScript({ path: LAYOUT_SHIFT });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    const { requests, quiet } = recordRequests(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(until).first().waitFor();
    await quiet;
    return {
      requests: [...requests.values()],
      cls: await page.evaluate<number>('layoutShift()'),
      styles: await page.locator('style').allTextContents(),
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds without any traffic after which a page is loaded, and how long that may take. */
const QUIET = 1_000;
const LIMIT = 30_000;

function recordRequests(session: CDPSession) {
  const requests = new Map<string, Loaded>();
  const unanswered = new Map<string, string>();
  const quiet = Promise.withResolvers<void>();
  const limit = setTimeout(
    () => quiet.reject(new Error(`Not answered: ${[...unanswered.values()].join(', ')}`)),
    LIMIT,
  );
  let silence: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(silence);
    if (unanswered.size === 0) silence = setTimeout(quiet.resolve, QUIET);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    unanswered.set(requestId, request.url);
    wait();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    unanswered.delete(requestId);
    const length = new Headers(response.headers as Record<string, string>).get('content-length');
    const body = Number(length ?? 0);
    // The browser reports no end of a mere revalidation.
    requests.set(requestId, { path: new URL(response.url).pathname, type, body, sent: body });
    wait();
  });
  session.on('Network.dataReceived', wait);
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.sent = encodedDataLength;
    wait();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    unanswered.delete(requestId);
    wait();
  });
  return { requests, quiet: quiet.promise.finally(() => clearTimeout(limit)) };
}
