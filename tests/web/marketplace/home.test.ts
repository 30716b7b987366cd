/** The first screen of the consumer site, for visitors and for each role. */
import { describe, expect } from 'vitest';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { pathOf } from '#tests/web/marketplace-journeys.ts';

useOwnCloud();

const PORTLAND = { latitude: 43.6615, longitude: -70.2553 };

let ruth: TestUser;

it.beforeAll(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  await postCatch(cloud, ruth, { species: 'cod', location: 'Portland, ME' });
  for (let index = 0; index < 6; index += 1)
    await postCatch(cloud, ruth, { species: 'snapper', location: 'Key West, FL' });
  await cloud.settled();
});

const home = async (options: Parameters<typeof visit>[0] = {}) => {
  const { page } = await visit({ at: '/', ...options });
  const catches = page.getByRole('list', { name: 'Fresh catches' }).getByRole('listitem');
  return { page, catches: () => catches.getByRole('heading').allInnerTexts() };
};

describe('the home page', () => {
  it('shows a visitor the six newest catches, even without JavaScript', async () => {
    const { catches } = await home({ javaScriptEnabled: false });
    expect(await catches()).toEqual(Array(6).fill('Snapper'));
  });

  it('shows nearby catches first to a visitor who shared their position before', async () => {
    const { page, catches } = await home({ geolocation: PORTLAND, permissions: ['geolocation'] });
    await expect.poll(catches).toEqual(['Cod', ...Array(5).fill('Snapper')]);
    await page.getByText('Those near your location come first.').waitFor();
  });

  it('leads a newcomer to Sign Up', async () => {
    const { page } = await home();
    await page.getByRole('link', { name: 'Get Started Today' }).click();
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
    expect(pathOf(page)).toBe('/signup');
  });

  it('has Sign In first in the menu if the bar has no room for it', async () => {
    const { page } = await home({ viewport: { width: 320, height: 640 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('navigation', { name: 'Main' }).locator('[id]').getByRole('link');
    expect(await links.first().innerText()).toBe('Sign In');
  });

  it('shows first the most important links for a person’s role', async () => {
    const member = await cloud.createUser();
    await createOrganization(cloud, member, { name: 'Harbor Kitchen' });
    const firstAction = async (as: TestUser) => {
      const { page, catches } = await home({ as });
      const actions = page.getByRole('region', { name: 'What to do next' });
      const action = await actions.getByRole('link').first().innerText();
      return { action, hasCatches: (await catches()).length > 0 };
    };
    expect(await firstAction(ruth)).toEqual({ action: 'Post Catch', hasCatches: false });
    expect(await firstAction(member)).toEqual({ action: 'Find meals', hasCatches: false });
    const buyer = await cloud.createUser();
    expect(await firstAction(buyer)).toEqual({ action: 'Browse Marketplace', hasCatches: true });
  });
});
