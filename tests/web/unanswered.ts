import type { Page } from 'playwright-core';
import { cloud } from '#tests/support/browser/fixtures.ts';

interface Unanswered {
  /** The page that is opened. */
  at: string;
  /** Of the address of the read that gets no answer. */
  read: string;
  /** By the page's own clock, from when it has asked. */
  ms: number;
}

/** Opens a page one of whose reads never gets an answer, and lets some time pass there. */
export async function openUnanswered(page: Page, { at, read, ms }: Unanswered): Promise<void> {
  await page.clock.install();
  await page.route(read, () => undefined);
  const asked = page.waitForRequest(read);
  await page.goto(cloud.origin() + at);
  await asked;
  await page.clock.runFor(ms);
}
