import type { Page } from 'playwright-core';

/** Has it be so many milliseconds later for a page: by its own clock, and by the server's, which responses tell and which goes on as it is. */
export async function makeItLater(page: Page, ms: number): Promise<void> {
  await page.clock.install({ time: Date.now() + ms });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ms).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
