/** Links with the way of sharing: their address after opening, the counted visits, and the numbers for their owner. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { hasFocus } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { openUnanswered } from '#tests/web/unanswered.ts';

const visitsOf = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listSharedVisits, { token })).body.items;

describe('a shared link', () => {
  it('is counted once for each opening except by its owner, and the way disappears from the address', async () => {
    const ruth = await cloud.createUser({ fisherman: 'Ruth Alder' });
    const [pledge, sale] = await Promise.all([postPledge(cloud, ruth), postCatch(cloud, ruth)]);
    await cloud.settled();
    const { page } = await visit({ viewport: PHONE, at: `/pledge/${pledge.id}?via=facebook` });
    await expect.poll(() => page.url()).toBe(`${cloud.origin()}/pledge/${pledge.id}`);
    await expect.poll(() => visitsOf(ruth)).toHaveLength(1);
    await page.reload();
    await page.goto(`${cloud.origin()}/share/${pledge.id}?via=link`);
    await expect.poll(async () => (await visitsOf(ruth))[0]?.visits).toBe(2);
    await page.goto(`${cloud.origin()}/catch/${sale.id}?via=whatsapp`);
    await page.goto(`${cloud.origin()}/fisherman/${ruth.userId}?via=email`);
    await expect.poll(() => page.url()).toBe(`${cloud.origin()}/fisherman/${ruth.userId}`);
    // The way does not come back when the address changes.
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect
      .poll(() => page.url())
      .toBe(`${cloud.origin()}/fisherman/${ruth.userId}?write=${ruth.userId}`);
    await page.getByRole('dialog').waitFor();
    await expect.poll(async () => (await visitsOf(ruth)).length).toBe(3);
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}?via=nothing-known`);
    await expect.poll(() => page.url()).toBe(`${cloud.origin()}/pledge/${pledge.id}`);

    const hers = await visit({ as: ruth, viewport: DESKTOP, at: `/pledge/${pledge.id}?via=x` });
    await hers.page
      .getByText('Seen 2 times from shared links in the last 30 days: copied link 1, Facebook 1')
      .waitFor();
    await expect.poll(() => hers.page.url()).toBe(`${cloud.origin()}/pledge/${pledge.id}`);
    await hers.page.goto(`${cloud.origin()}/my-posts`);
    await hers.page.getByText('Seen once from shared links in the last 30 days: WhatsApp 1').waitFor();
    expect(await problemsOf(hers.page)).toEqual([]);
    await hers.page.goto(`${cloud.origin()}/fisherman/${ruth.userId}`);
    await hers.page.getByText('Seen once from shared links in the last 30 days: email 1').waitFor();
    await hers.page.goto(`${cloud.origin()}/catch/${sale.id}`);
    await hers.page.getByText('Seen once from shared links in the last 30 days: WhatsApp 1').waitFor();
    expect(await visitsOf(ruth)).toHaveLength(3);
  });
});

/** Makes the first read of visits fail, and later ones get no response. */
async function loseVisits(page: Page): Promise<void> {
  await page.route('**/api/me/shared-visits*', () => undefined);
  await page.route('**/api/me/shared-visits*', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
}

/** Longer than the app waits before it repeats a failed read. */
const UNTIL_READ_AGAIN_MS = 20_000;

describe('visits that cannot be loaded', () => {
  it('do not interrupt a person who uses the page while they are requested again', async () => {
    const lou = await cloud.createUser();
    const organizationId = await createOrganization(cloud, lou, { name: 'Harbor Kitchen' });
    const { page } = await visit({ as: lou, expectedErrors: [/500/] });
    await page.clock.install();
    await loseVisits(page);
    await page.goto(`${cloud.origin()}/organization/${organizationId}`);
    const email = page.getByLabel('Email');
    await email.fill('sam@creel.example');
    const again = page.waitForRequest('**/api/me/shared-visits*');
    await page.clock.runFor(UNTIL_READ_AGAIN_MS);
    await again;
    expect(await email.inputValue()).toBe('sam@creel.example');
    expect(await hasFocus(email)).toBe(true);
  });

  it('do not hide the posts of their owner', async () => {
    const ruth = await cloud.createUser({ fisherman: 'Ruth Alder' });
    await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await visit({ as: ruth });
    await openUnanswered(page, { at: '/my-posts', read: '**/api/me/shared-visits*', ms: 3000 });
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
  });
});
