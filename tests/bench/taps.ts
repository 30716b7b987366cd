/**
 * Waits after a tap in the loaded app, on a phone with a slow processor and a slow network. It is a first visit, when the service worker has kept
 * nothing yet. The press itself takes no time, so that what is fetched while a finger is down gains nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser, PHONE } from '#tests/support/browser/browser.ts';
import { giveSession } from '#tests/support/browser/browser-session.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { type Bench, keysOf, machineLoad, median, say, sized } from './bench.ts';
import { marketplaceSite } from './marketplace-site.ts';
import { makeTapSteps, type TapName, type TapStep } from './tap-steps.ts';

const RUNS = sized(3, 1);
/** Milliseconds, and bytes a second: 1.6 Mbit down, 750 kbit up. */
const NETWORK = { latency: sized(300, 0), downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** So many times as slow as this machine. */
const PROCESSOR = { rate: sized(4, 1) };
/** Milliseconds that the page is looked at, at the least, before something is tapped. */
const IDLE_MS = sized(3000, 100);
/** Milliseconds that answers on their way are waited for. */
const REST_MS = sized(1500, 100);

const WATCH = fileURLToPath(new URL('./tap-watch.js', import.meta.url));

/** Milliseconds of the page's clock. */
interface Asked {
  name: string;
  startTime: number;
  responseEnd: number;
  transferSize: number;
}

/** Milliseconds: `pressed` of the page's clock, the others since then. */
interface Seen {
  pressed: number;
  change: number;
  opens: number;
  content: number;
}

interface Followed {
  inp: number;
  shift: number;
  requests: Asked[];
}

const FIGURES = ['change', 'opens', 'content', 'requests', 'rounds', 'bytes', 'inp', 'shift'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

export const measureTaps: Bench = async function* (isWanted) {
  const cloud = await marketplaceSite();
  const steps = await makeTapSteps(cloud);
  const browser = await launchBrowser();
  try {
    for (const tap of keysOf(steps)) {
      if (!FIGURES.some((figure) => isWanted(`taps.${tap}.${figure}`))) continue;
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measureTap(browser, cloud, tap, steps[tap]));
      for (const figure of FIGURES)
        yield { name: `taps.${tap}.${figure}`, value: median(runs.map((each) => each[figure])) };
    }
  } finally {
    await browser.close();
  }
};

async function measureTap(
  browser: Browser,
  cloud: LocalCloud,
  tap: TapName,
  step: TapStep,
): Promise<Figures> {
  const { page, end } = await openStep(browser, cloud, step);
  try {
    const seen = await tapAndWatch(page, step);
    await sleep(REST_MS);
    const { inp, shift, requests } = await page.evaluate<Followed>(`tapFollowed(${JSON.stringify(seen)})`);
    const rounds = roundsOf(requests);
    const { change, opens, content } = seen;
    say(
      `  ${tap}: ${Math.round(change)}, ${Math.round(opens)}, ${Math.round(content)} ms, inp ${inp}, ${requests.length} requests, ${machineLoad()}`,
    );
    const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { change, opens, content, inp, shift, requests: requests.length, rounds, bytes };
  } finally {
    await end();
  }
}

export interface OpenStep {
  page: Page;
  session: CDPSession;
  end(): Promise<void>;
}

/** The page where a step begins, ready for the tap. */
export async function openStep(browser: Browser, cloud: LocalCloud, step: TapStep): Promise<OpenStep> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  if (step.as) await giveSession(context, cloud, step.as);
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
  await page.goto(cloud.origin() + step.at, { waitUntil: 'load' });
  await page.evaluate('appTakesOver()');
  await step.prepare?.(page);
  await step.target(page).waitFor();
  await sleep(IDLE_MS);
  await page.evaluate(`appHasRest(${REST_MS})`);
  return { page, session, end: () => context.close() };
}

/** @returns when something else was to be seen after the tap, and when its content was */
export async function tapAndWatch(page: Page, { target, content, text = '' }: TapStep): Promise<Seen> {
  await target(page).scrollIntoViewIfNeeded();
  const box = await target(page).boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.evaluate(`watchTap(${JSON.stringify(content)}, ${JSON.stringify(text)})`);
  // Not by the locator, which has the page look at each event before the app does.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return await page.evaluate<Seen>('tapped');
}

/** The longest chain of requests of which each began after the one before had ended. */
function roundsOf(requests: readonly Asked[]): number {
  const rounds = new Map<Asked, number>();
  for (const asked of requests.toSorted((one, other) => one.startTime - other.startTime)) {
    const before = [...rounds].filter(([{ responseEnd }]) => responseEnd <= asked.startTime);
    rounds.set(asked, 1 + Math.max(0, ...before.map(([, round]) => round)));
  }
  return Math.max(0, ...rounds.values());
}
