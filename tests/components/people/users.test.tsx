/** The Users tab: its requests to the server, and the rows of its list. */
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { countUsers, listUsers } from '#shared/people/endpoints.ts';
import type { ListedUser } from '#shared/people/schemas.ts';
import Users from '../../../web/features/people/users.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

const omar: ListedUser = {
  userId: '5f0c1e3a-0000-4000-8000-00000000000b',
  name: 'Omar Finn',
  email: 'omar@creel.example',
  createdAt: '2026-01-05T12:00:00Z',
  profileTypes: ['fisherman'],
  roles: [],
  isSuspended: true,
  isPro: true,
  credits: 3,
  lastSeenOn: '2026-11-25',
};

beforeEach(() => {
  when(listUsers).answer(() => ({ items: [omar] }));
  when(countUsers).answer(() => ({ count: 1, more: false }));
});
const open = (at = '/admin/users') =>
  show(<Users />, { as: aPerson({ roles: ['admin'] }), at, path: '/admin/users' });

it('a person is listed with the facts for the filters', async () => {
  await open();
  await expectSeen('1 person', 'Last seen November 25, 2026', '3 credits');
  for (const badge of ['Pro', 'Suspended', 'Fisherman'])
    await expect.element(page.getByRole('link').getByText(badge, { exact: true })).toBeVisible();
  await expectNoProblems();
});

it('filters apply to the list and the count, and are cleared together', async () => {
  const listed = when(listUsers).answer(() => ({ items: [] }));
  const counted = when(countUsers).answer(() => ({ count: 0, more: false }));
  await open('/admin/users?order=lastSeen');
  await button('Filters (1)').click();
  await field('Kind of account').selectOptions('Fisherman');
  await field('Last seen').selectOptions('Not for 30 days');
  await page.getByRole('checkbox', { name: 'Only Pro' }).click();
  await expectSeen('No one matches your search.', '0 people', /^We keep only the day/);
  const filters = { profileType: 'fisherman', seen: 'notForMonth', pro: 'true' };
  await expect.poll(() => listed.mock.lastCall?.[0].query).toEqual({ ...filters, order: 'lastSeen' });
  expect(counted.mock.lastCall?.[0].query).toEqual(filters);
  await button('Clear filters').click();
  await expect.poll(() => listed.mock.lastCall?.[0].query).toEqual({});
  await expect.element(page.getByRole('checkbox', { name: 'Only Pro' })).toHaveFocus();
});

it('a list that could not be loaded has a message', async () => {
  when(listUsers).answer(() => new AppError('internal'));
  await open();
  await expectSeen('Failed to fetch users from database');
});

it('a count that is incomplete or failed has a message', async () => {
  when(countUsers).answer(() => ({ count: 20_000, more: true }));
  await open();
  await expectSeen('At least 20,000 people. There are too many to count them all.');
  when(countUsers).answer(() => new AppError('internal'));
  await open();
  await expectSeen('The number of people could not be loaded.');
});
