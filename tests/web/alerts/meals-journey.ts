import { expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { chooseAlerts } from '#tests/support/alerts.ts';
import type { VisitOptions } from '#tests/support/browser/browser.ts';
import { cloud, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aFisherman } from '#tests/support/fishermen.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { addDevice } from '#tests/support/push-devices.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { endFromEmail, expectOneAlert, toldCounts, waitForNews } from './alert-journeys.ts';

const REASON = 'Meals that my organization could pick up';

interface Look extends Pick<VisitOptions, 'viewport' | 'colorScheme'> {
  flavour: Flavour;
}

/** A coordinator asks for alerts about meals, is told once by each channel, and ends them from the email. */
export async function followMeals({ flavour, ...look }: Look): Promise<void> {
  const [ruth, kim] = await Promise.all([aFisherman(cloud), aPerson(cloud)]);
  await createOrganization(cloud, kim);
  await chooseAlerts(cloud, kim);
  const device = await addDevice(cloud, kim);
  const { page } = await visit({ as: kim, flavour, at: '/favorites?show=meals', ...look });
  const keys = keyboardOf(page);
  const meals = page.getByRole('region', { name: 'Meals for your organization' });
  await meals.getByText('Never').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await keys.press(meals.getByRole('link', { name: 'Change' }));
  const level = page.getByRole('group', { name: REASON });
  // From the last radio button around to the first.
  await keys.press(level.getByRole('radio', { name: 'Never' }), 'ArrowRight');
  expect(await level.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
  await keys.type(page.getByLabel('Only pledges with at least this many meals'), '20');
  await keys.press(page.getByRole('button', { name: 'Save alert settings' }));
  await page.getByText('Alert settings saved').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  const { id } = await postPledge(cloud, ruth, { mealsPledged: 24 });
  await postPledge(cloud, ruth, { mealsPledged: 10 });
  await postPledge(cloud, ruth, { mealsPledged: 40, location: 'Boston, MA' });
  await waitForNews();
  const told = { kind: 'pledge' as const, id };
  await expectOneAlert(page, {
    ...told,
    title: 'New pledge: Haddock',
    reason: 'Meals for your organization',
  });
  await endFromEmail(kim, { ...told, named: REASON }, look);
  await postPledge(cloud, ruth, { mealsPledged: 24 });
  await waitForNews();
  expect(await toldCounts(kim, device)).toEqual({ list: 1, email: 1, push: 1 });
  await page.goto(`${cloud.origin(flavour)}/favorites?show=meals`);
  await meals.getByText('Never').waitFor();
}
