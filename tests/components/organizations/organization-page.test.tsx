import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getOrganization } from '#shared/organizations/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import OrganizationPage from '../../../web/features/organizations/organization-page.tsx';
import { when } from '../support/api.ts';
import { expectNoProblems, expectSeen, show } from '../support/show.tsx';

it('the page of an organization shows the public its claimed and served meals, and nothing else', async () => {
  const organization = { id: '01J00000000000000000000000', name: 'Harbor Kitchen' };
  when(getOrganization).answer(() => ({
    ...organization,
    type: 'food_bank',
    place: 'Portland, ME',
    mealsClaimed: 64,
    mealsServed: 38,
  }));
  await show(<OrganizationPage />, { at: `/organization/${organization.id}`, path: PATHS.organization });
  await expect.element(page.getByRole('heading', { name: organization.name, level: 1 })).toBeVisible();
  await expectSeen(/^64\s*meals claimed$/, /^38\s*meals served$/);
  expect(document.body.textContent).not.toContain('Members');
  await expectNoProblems();
});
