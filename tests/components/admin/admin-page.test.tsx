import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { getDailyCounts, getOverview, getWaiting } from '#shared/overview/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import Admin from '../../../web/features/admin/admin-page.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { address, expectSeen, show } from '../support/show.tsx';

it.each([
  ['signed out', {}],
  ['signed in', { as: aPerson() }],
])(
  'the dashboard redirects a person without a role to the home page, with the reason: %s',
  async (_, person) => {
    await show(<Admin />, { ...person, at: '/admin/community-aid', path: PATHS.adminTab });
    await expectSeen('Access Denied', "You don't have permission to access this page");
    await expect.poll(address).toBe('/');
  },
);

it.each([
  ['/admin/facebook-tools', ['3 waiting']],
  ['/admin/overview', ['3 waiting', 'open reports']],
])('the dashboard requests the numbers of waiting work once when a tab opens: %s', async (at, seen) => {
  for (const definition of [getOverview, getDailyCounts])
    when(definition).answer(() => new AppError('internal'));
  const asked = when(getWaiting).answer(() => ({ reports: 3 }));
  await show(<Admin />, { as: aPerson({ roles: ['admin'] }), at, path: PATHS.adminTab });
  await expectSeen(...seen);
  expect(asked).toHaveBeenCalledOnce();
});
