import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getClaim, listClaims } from '#shared/claims/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import ClaimPage from '../../../web/features/claims/claim-page.tsx';
import Claims from '../../../web/features/claims/claims-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { expectSeen, show } from '../support/show.tsx';

const organization = { id: '01J00000000000000000000000', name: 'Harbor Kitchen' };
const kim = aPerson({
  organizations: [{ ...organization, role: 'coordinator' }],
});

const claim = {
  id: '01J00000000000000000000001',
  createdAt: hoursFromNow(-1),
  pledgeId: '01J00000000000000000000002',
  organizationId: organization.id,
  organizationName: organization.name,
  fishermanName: 'Ruth Alder',
  species: 'haddock',
  pickupPlace: 'Pier 3, the blue shed',
  meals: 40,
  pickupStart: hoursFromNow(1),
  pickupEnd: hoursFromNow(3),
  collectorName: 'Kim Reyes',
  state: 'reserved' as const,
  dueAt: hoursFromNow(3.5),
  version: 1,
};

it('a claim that was only in a list opens without a network', async () => {
  when(listClaims).answer(() => ({ items: [claim] }));
  await show(<Claims />, { as: kim });
  await expectSeen(/Kim Reyes/);
  when(getClaim).answer(() => OFFLINE);
  when(getPledge).answer(() => OFFLINE);
  await show(<ClaimPage />, { as: kim, at: `/claim/${claim.id}`, path: PATHS.claim });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('40 meals of haddock');
  await expectSeen('Pier 3, the blue shed', 'Kim Reyes');
});

it('an unknown claim shows that the device is offline', async () => {
  when(getClaim).answer(() => OFFLINE);
  await show(<ClaimPage />, { as: kim, at: '/claim/01J00000000000000000000009', path: PATHS.claim });
  await expectSeen('The claim could not be loaded. Please try again.');
});
