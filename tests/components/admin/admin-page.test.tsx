import { expect, it } from 'vitest';
import { PATHS } from '#shared/pages/pages.ts';
import Admin from '../../../web/features/admin/admin-page.tsx';
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
