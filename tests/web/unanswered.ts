import type { Page } from 'playwright-core';
import { cloud } from '#tests/support/browser/fixtures.ts';

interface Unanswered {
  /** The address of the page. */
  at: string;
  /** The address of the read that gets no response. */
  read: string;
  /** Time to pass by the page's clock, once it has made the request. */
  ms: number;
}

/** Opens a page with a read that never gets a response, and lets some time pass there. */
export async function openUnanswered(page: Page, { at, read, ms }: Unanswered): Promise<void> {
  await page.clock.install();
  await page.route(read, () => undefined);
  const asked = page.waitForRequest(read);
  await page.goto(cloud.origin() + at);
  await asked;
  await page.clock.runFor(ms);
}
