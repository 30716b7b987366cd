import type { Page, Route } from 'playwright-core';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

/** The request arrives and is replied, and the answer gets lost on the way. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Loses the first answer of an endpoint; other methods of its path are left alone. */
export async function loseFirstAnswer(page: Page, { method, path }: EndpointDefinition): Promise<void> {
  let isLost = false;
  await page.route(`**/api${path}`, async (route) => {
    if (isLost || route.request().method() !== method) return await route.fallback();
    isLost = true;
    await loseAnswer(route);
  });
}
