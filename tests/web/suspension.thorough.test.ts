import AxeBuilder from '@axe-core/playwright';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { postPledge } from '#tests/api/builders.ts';
import { aKitchen, claimMeals } from '#tests/api/claims.ts';
import { PHONE } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { A_FISHERMAN } from '#tests/support/users.ts';
import { button, field, heading } from './auth-journeys.ts';
import { problemsOf } from './problems.ts';

describe('somebody who is suspended', () => {
  it('is told so on every page, why and until when, and how to object', async () => {
    const [admin, omar] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser({ fisherman: 'Omar Finn' }),
    ]);
    await cloud.call(getMe, { token: omar.accessToken });
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: omar.userId },
      body: { reason: 'You sold watches.', until: '2038-01-19T12:00:00Z' },
    });
    const { page } = await visit({ as: omar, viewport: PHONE });
    for (const path of ['/', '/my-posts']) {
      await page.goto(cloud.origin() + path);
      await page.getByText('Your account is suspended').waitFor();
      await page
        .getByText('The reason: “You sold watches.” It ends automatically on January 19, 2038.')
        .waitFor();
    }
    await page.goto(`${cloud.origin()}/post-catch`);
    await heading(page, 'Post Catch').waitFor();
    await page.getByRole('main').getByText('It ends automatically on January 19, 2038.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto(`${cloud.origin()}/profile`);
    await heading(page, 'Omar Finn').waitFor();
    // Above the page, and not a second time in it.
    await page.getByText('It ends automatically on January 19, 2038.').waitFor();
    expect(await page.getByText('It ends automatically').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^(Edit|Add)/ }).count()).toBe(0);
    expect(await page.getByLabel('Upload photo').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('link', { name: 'Post Catch' }).count()).toBe(0);
    const { violations } = await new AxeBuilder({ page }).include('[role=status]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'If you think this is wrong, write to us.' }).first().click();
    await page.waitForURL('**/contact');
  });

  it('is told so in place of what they would write to and of others', async () => {
    const [admin, omar, ruth] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser(),
      cloud.createUser({ fisherman: A_FISHERMAN }),
    ]);
    const pledge = await postPledge(cloud, ruth);
    await cloud.call(getMe, { token: omar.accessToken });
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: omar.userId },
      body: { reason: 'You sold watches.' },
    });
    // A fisherman's page is there once the directory follows.
    await cloud.settled();
    const { page } = await visit({ as: omar, at: `/fisherman/${ruth.userId}` });
    await page.getByText('Your account is suspended').waitFor();
    const refused = page.getByRole('button', { name: /^(Favorite|Block|Like)/ });
    expect(await refused.count()).toBe(0);
    for (const [opener, name] of [
      ['Send Message', /^Message to/],
      ['Report', 'Report this fisherman'],
    ] as const) {
      await button(page, opener).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByText('The reason: “You sold watches.”').waitFor();
      expect(await dialog.getByRole('textbox').count()).toBe(0);
      await page.keyboard.press('Escape');
    }
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    await page.getByText('Nobody likes this pledge yet').waitFor();
    expect(await refused.count()).toBe(0);
  });

  it('is told so in place of all that members of their organization see', async () => {
    const [admin, ruth, kitchen] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser({ fisherman: A_FISHERMAN }),
      aKitchen(cloud),
    ]);
    const pledge = await postPledge(cloud, ruth);
    const claim = await claimMeals(cloud, kitchen, pledge.id);
    await cloud.call(getMe, { token: kitchen.coordinator.accessToken });
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: kitchen.coordinator.userId },
      body: { reason: 'You sold watches.' },
    });
    // The claim is asked for: it may be one of their own pledges.
    const { page } = await visit({ as: kitchen.coordinator, expectedErrors: [/403/] });
    for (const path of [
      '/find-meals',
      '/claims',
      `/claim/${claim.id}`,
      `/organization/${kitchen.organizationId}`,
    ]) {
      await page.goto(cloud.origin() + path);
      await page.getByRole('main').getByText('The reason: “You sold watches.”').waitFor();
      expect(await button(page, 'Try again').count()).toBe(0);
    }
    expect(await problemsOf(page)).toEqual([]);
  });

  it('keeps what they typed when it comes in between, and is told when they save it', async () => {
    const [admin, omar] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser({ fisherman: 'Omar Finn' }),
    ]);
    const { page } = await visit({ as: omar, at: '/profile', expectedErrors: [/403/] });
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await field(page, 'Location').fill('Harpswell, ME');
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: omar.userId },
      body: { reason: 'You sold watches.' },
    });
    await button(page, 'Save').click();
    await page.getByText('Your account is suspended').first().waitFor();
    expect(await field(page, 'Location').inputValue()).toBe('Harpswell, ME');
  });
});
