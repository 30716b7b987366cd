/** The place of a post in the form. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import { when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { expectNoProblems, expectSeen, field } from '../support/show.tsx';
import { openWizard } from './wizard.tsx';

const portland = { place: 'Portland', state: 'Maine', stateAbbreviation: 'ME', lat: 43.66, lng: -70.26 };

it('the place is that of the profile at first, has suggestions for the keyboard, and shows how it is understood', async () => {
  await openWizard(aFisherman({ location: 'Kittery, ME' }));
  await expect.element(field('Location')).toHaveValue('Kittery, ME');
  const asked = when(suggestPlaces).answer(({ query: { q } }) => ({
    places: q.startsWith('portland') ? [portland] : [],
    ...(q === 'portland, me' && { readAs: portland }),
  }));
  await field('Location').fill('Behind the third buoy');
  await expectSeen(/We do not know this place, so the post will not appear in Near Me/);
  const option = page.getByRole('option', { name: 'Portland, ME' });
  await field('Location').fill('Portland');
  await expect.element(option).toBeVisible();
  expect(asked.mock.lastCall?.[0].query).toEqual({ q: 'portland', near: 'kittery, me' });
  await expect.element(field('Location')).toHaveAttribute('aria-expanded', 'true');
  await expectNoProblems();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field('Location')).toHaveAttribute('aria-activedescendant', option.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Location')).toHaveValue('Portland, ME');
  await expect.poll(() => option.elements()).toEqual([]);
  await expectSeen('We read this as Portland, ME.');
  await field('Location').fill('Portland Harbor, ME');
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => option.elements()).toEqual([]);
  await expect.element(field('Location')).toHaveValue('Portland Harbor, ME');
});
