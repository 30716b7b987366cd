import type { Page, Route } from 'playwright-core';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

/** The server handles the request, but its response gets lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Loses the first response of an endpoint. Other methods of its path are not affected. */
export async function loseFirstAnswer(page: Page, { method, path }: EndpointDefinition): Promise<void> {
  let isLost = false;
  await page.route(`**/api${path}`, async (route) => {
    if (isLost || route.request().method() !== method) return await route.fallback();
    isLost = true;
    await loseAnswer(route);
  });
}
