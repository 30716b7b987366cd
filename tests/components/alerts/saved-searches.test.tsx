/** Saving a search of a list, and the list of saved searches. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from '#shared/alerts/endpoints.ts';
import type { SavedSearch } from '#shared/alerts/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { tooManySearches } from '#words/alerts/rules.ts';
import Favorites from '../../../web/features/favorites/favorites-page.tsx';
import { ownLocation } from '../../../web/lib/near-me/near-place.ts';
import { signInRequest } from '../../../web/lib/session/sign-in-prompt.ts';
import { SaveSearchButton } from '../../../web/parts/alerts/save-search-button.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const coordinates = { lat: 43.66, lng: -70.26 };
const place = { label: 'Portland, ME', coordinates, radiusMiles: 35 };
const filters = { species: 'cod', words: 'belly', place } as const;
const aSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '01J0000000000000000000000S',
  name: 'Cod nearby',
  kind: 'catch',
  level: 'now',
  filters,
  createdAt: '2026-11-20T12:00:00Z',
  ...changes,
});

const openForm = async () => {
  await show(<SaveSearchButton search={{ kind: 'catch', filters }} />, { as: aPerson() });
  await button('Save this search').click();
  await expect.element(field('Name')).toBeVisible();
};

describe('saving a search', () => {
  it('suggests a name, and adds a level, a price and the condition', async () => {
    const created = when(createSavedSearch).answer(({ body }) => ({ ...aSearch(), ...body }));
    await openForm();
    await expect.element(field('Name')).toHaveValue('Cod “belly” near Portland, ME');
    await expectSeen('Within 35 miles of Portland, ME');
    await expectNoProblems();
    await page.getByRole('radio', { name: 'Once a day' }).element().closest('label')?.click();
    await field('Price at most').fill('$8.50');
    await field('Price for').selectOptions('Per pound');
    await field('Condition').selectOptions('Fresh');
    await page.getByRole('combobox', { name: 'Price', exact: true }).selectOptions('Fixed price');
    await field('Pickup').selectOptions('At the dock');
    await field('Radius in miles').fill('20');
    await inDialog('Save search').click();
    await expectSeen('Search saved', 'We’ll tell you once a day about new posts that match.');
    const [call] = created.mock.lastCall ?? [];
    expect(call?.body).toEqual({
      kind: 'catch',
      name: 'Cod “belly” near Portland, ME',
      level: 'daily',
      filters: {
        ...filters,
        place: { ...place, radiusMiles: 20 },
        priceAtMost: 8.5,
        unit: 'per_pound',
        condition: 'fresh',
        payment: 'mandatory',
        pickup: 'dock',
      },
    });
    expect(call?.idempotencyKey).toBeDefined();
  });

  it('chooses a fish for landings, whose list has none to choose', async () => {
    const created = when(createSavedSearch).answer(({ body }) => ({ ...aSearch(), ...body }));
    const near = ownLocation(coordinates);
    await show(<SaveSearchButton search={{ kind: 'landing', filters: {} }} near={near} />, { as: aPerson() });
    await button('Save this search').click();
    await field('Species').selectOptions('Cod');
    await inDialog('Save search').click();
    await expectSeen('Search saved');
    expect(created.mock.lastCall?.[0].body).toEqual({
      kind: 'landing',
      name: 'Landings near my location',
      level: 'now',
      filters: { species: 'cod', place: { ...place, label: 'my location' } },
    });
  });

  it.each([
    ['Name', '', 'Please give the search a name'],
    ['Price at most', 'cheap', 'Please enter a price in dollars, such as 12.50'],
    ['Radius in miles', '500', 'Miles must be a whole number from 1 to 100'],
  ])('names what is wrong with: %s', async (label, value, message) => {
    await openForm();
    await field(label).fill(value);
    await inDialog('Save search').click();
    await expectSeen(message);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  });

  it('says if there are too many', async () => {
    when(createSavedSearch).answer(() => new AppError('conflict', tooManySearches(20)));
    await openForm();
    await inDialog('Save search').click();
    await expectSeen(/You have 20 saved searches, which is the most. Delete one to save another./);
  });

  it('asks a visitor to sign in, and opens the form afterwards', async () => {
    await show(<SaveSearchButton search={{ kind: 'catch', filters }} />);
    await button('Save this search').click();
    await expect.poll(() => signInRequest.get()?.reason).toBe('Sign in to save this search');
    signInRequest.get()?.settle(true);
    await expect.element(field('Name')).toHaveValue('Cod “belly” near Portland, ME');
  });
});

describe('saved searches', () => {
  const open = async (...items: SavedSearch[]) => {
    let listed = items;
    when(listSavedSearches).answer(() => ({ items: listed }));
    when(deleteSavedSearch).answer(({ params }) => {
      listed = listed.filter(({ id }) => id !== params.searchId);
      return { deleted: true };
    });
    await show(<Favorites />, { as: aPerson(), at: '/favorites?show=searches' });
  };

  it('say how to save the first one', async () => {
    await open();
    await expectSeen('You have no saved searches yet.', /press “Save this search”/);
    await expectNoProblems();
  });

  it('show their filters and lead to their posts', async () => {
    await open(
      aSearch({
        filters: { ...filters, priceAtMost: 0, condition: 'frozen', payment: 'free', pickup: 'dock' },
      }),
    );
    await expectSeen('Cod nearby', 'At once', '“belly”', 'Free or pay what you can', 'Frozen', 'At the dock');
    await expect
      .element(page.getByRole('link', { name: 'Show posts: Cod nearby' }))
      .toHaveAttribute(
        'href',
        '/marketplace?view=marketplace&species=cod&q=belly&near=Portland%2C+ME&priceAtMost=0&condition=frozen&payment=free&pickup=dock',
      );
    await expectNoProblems();
  });

  it('of landings lead to the landings at their place', async () => {
    await open(aSearch({ kind: 'landing' }));
    await expect
      .element(page.getByRole('link', { name: 'Show posts: Cod nearby' }))
      .toHaveAttribute('href', '/landings?near=Portland%2C%20ME');
  });

  it('can be renamed', async () => {
    const changed = when(updateSavedSearch).answer(({ body }) => aSearch(body));
    await open(aSearch());
    await button('Edit: Cod nearby').click();
    await field('Name').fill('Belly');
    await inDialog('Save').click();
    await expectSeen('Search changed');
    expect(changed.mock.lastCall?.[0].body).toEqual({ name: 'Belly', level: 'now', filters });
  });

  it('are deleted after a confirmation, and the focus stays on the page', async () => {
    await open(aSearch(), aSearch({ id: '01J0000000000000000000000T', name: 'Other' }));
    await expectSeen('Cod nearby');
    button('Delete: Cod nearby').element().focus();
    await userEvent.keyboard('{Enter}');
    await inDialog('Delete').click();
    await expectSeen('Search deleted', '1 of 20 saved searches');
    await expect.element(page.getByText('1 of 20 saved searches')).toHaveFocus();
  });
});
