import { expect, it } from 'vitest';
import { getWaiting } from '#shared/overview/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import Admin from '../../../web/features/admin/admin-page.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { address, expectSeen, show } from '../support/show.tsx';

it.each([
  ['signed out', {}],
  ['signed in', { as: aPerson() }],
])('leads home who has no part in the dashboard, and says why: %s', async (_, person) => {
  await show(<Admin />, { ...person, at: '/admin/community-aid', path: PATHS.adminTab });
  await expectSeen('Access Denied', "You don't have permission to access this page");
  await expect.poll(address).toBe('/');
});

it('asks once how much waits, when a tab opens', async () => {
  const asked = when(getWaiting).answer(() => ({ reports: 3 }));
  await show(<Admin />, {
    as: aPerson({ roles: ['admin'] }),
    at: '/admin/facebook-tools',
    path: PATHS.adminTab,
  });
  await expectSeen('3 waiting');
  expect(asked).toHaveBeenCalledOnce();
});
