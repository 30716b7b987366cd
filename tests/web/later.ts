import type { Page } from 'playwright-core';

/** Moves a page's time ahead: its own clock, which keeps running, and the server's time in responses. */
export async function makeItLater(page: Page, ms: number): Promise<void> {
  await page.clock.install({ time: Date.now() + ms });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ms).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
