/** Writes what a phone shows from the tap on a card until after its catch is there, one picture for every 100 ms, into a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { say } from './bench.ts';
import { marketplaceSite } from './marketplace-site.ts';
import { makeTapSteps } from './tap-steps.ts';
import { openStep, tapAndWatch } from './taps.ts';

const STEP_MS = 100;
/** How long it goes on after the content is there. */
const AFTER_MS = 500;

interface Frame {
  /** Milliseconds since the epoch. */
  at: number;
  png: string;
}

export async function writeStrip(folder: string): Promise<void> {
  const cloud = await marketplaceSite();
  const step = (await makeTapSteps(cloud))['card-to-catch'];
  const browser = await launchBrowser();
  try {
    const { page, session } = await openStep(browser, cloud, step);
    const frames: Frame[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: data });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'png' });
    const { pressed, content } = await tapAndWatch(page, step);
    await sleep(AFTER_MS + STEP_MS);
    const start = (await page.evaluate<number>('performance.timeOrigin')) + pressed;
    mkdirSync(folder, { recursive: true });
    for (let ms = 0; ms <= content + AFTER_MS; ms += STEP_MS) {
      const shown = frames.findLast(({ at }) => at <= start + ms) ?? frames[0];
      const name = `card-to-catch-${String(ms).padStart(5, '0')}.png`;
      if (shown) writeFileSync(join(folder, name), shown.png, 'base64');
    }
    say(`  The catch was there after ${Math.round(content)} ms: ${folder}`);
  } finally {
    await browser.close();
  }
}
