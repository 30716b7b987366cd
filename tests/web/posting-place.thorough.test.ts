import { expect } from 'vitest';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { problemsOn, wizardOn } from './posting-wizard.ts';

it('a new post begins with the profile’s place, and says how a place is understood', async () => {
  const ruth = await cloud.createUser();
  const body = {
    profileType: 'fisherman',
    name: 'Ruth Alder',
    phone: '(207) 555-0142',
    location: 'Kittery, ME',
  } as const;
  await cloud.call(createProfile, { token: ruth.accessToken, body });
  const { page } = await visit({ as: ruth });
  const wizard = wizardOn(page);
  await wizard.open(cloud.origin());
  expect(await wizard.location.inputValue()).toBe('Kittery, ME');
  await wizard.location.fill('04101');
  await page.getByText('We read this as Portland, ME.').waitFor();
  await wizard.location.fill('Behind the third buoy');
  await page.getByText(/We do not know this place/).waitFor();
});

it('a place is suggested while it is typed, and chosen by keys', async () => {
  const { page } = await visit({ as: await createFisherman(cloud, 'Ruth Alder') });
  const { location, open } = wizardOn(page);
  const suggestions = page.getByRole('listbox', { name: 'Suggested places' });
  const portland = suggestions.getByRole('option', { name: 'Portland, ME' });
  await open(cloud.origin());
  await location.fill('Portland');
  await page.getByText(/We do not know this place, so the post will not appear in Near Me/).waitFor();
  await portland.waitFor();
  expect(await location.getAttribute('aria-expanded')).toBe('true');
  expect(await problemsOn(page)).toEqual([]);

  // Where the fisherman lives, before the larger Portland, OR.
  await location.press('ArrowDown');
  expect(await location.getAttribute('aria-activedescendant')).toBe(await portland.getAttribute('id'));
  await location.press('Enter');
  expect(await location.inputValue()).toBe('Portland, ME');
  await suggestions.waitFor({ state: 'hidden' });
  await page.getByText('We read this as Portland, ME.').waitFor();

  await location.fill('Portland Harbor, ME');
  await portland.waitFor();
  await location.press('Escape');
  await suggestions.waitFor({ state: 'hidden' });
  expect(await location.inputValue()).toBe('Portland Harbor, ME');
});

it('suggestions lie in full view on a small phone, over no bar', async () => {
  const viewport = { width: 320, height: 640 };
  const { page } = await visit({ as: await createFisherman(cloud, 'Ruth Alder'), viewport });
  const { location, open } = wizardOn(page);
  await open(cloud.origin());
  await location.fill('Port');
  const options = page.getByRole('listbox', { name: 'Suggested places' }).getByRole('option');
  await options.first().waitFor();
  // What is at the middle of each of them is the option itself.
  const covered = `[...document.querySelectorAll('[role=option]')].filter((option) => {
    const { left, top, width, height } = option.getBoundingClientRect();
    return !option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length`;
  await expect.poll(() => page.evaluate<number>(covered)).toBe(0);
  expect((await location.boundingBox())?.y).toBeGreaterThan(60);
});
