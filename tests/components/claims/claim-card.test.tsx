import { it } from 'vitest';
import type { ClaimCard as Claim } from '#shared/claims/schemas.ts';
import { ClaimCard } from '../../../web/features/claims/claim-card.tsx';
import { expectSeen, show } from '../support/show.tsx';

const claim: Claim = {
  id: '01J00000000000000000000000',
  createdAt: '2026-11-25T12:00:00Z',
  pledgeId: '01J00000000000000000000001',
  organizationId: '01J00000000000000000000002',
  organizationName: 'Wharf Street Pantry',
  fishermanName: 'Ada Harbor',
  species: 'cod',
  pickupPlace: 'Custom House Wharf',
  meals: 8,
  pickupStart: '2096-11-28T17:00:00Z',
  pickupEnd: '2096-11-28T18:00:00Z',
  collectorName: 'Lou Brook',
  state: 'reserved',
  dueAt: '2096-11-28T18:30:00Z',
  version: 1,
};

it('a claim shows when its meals were collected, which may be before the agreed time', async () => {
  await show(<ClaimCard claim={claim} />);
  await expectSeen(/Nov 28/, 'Lou Brook collects');
  await show(<ClaimCard claim={{ ...claim, state: 'collected', collectedAt: '2026-11-26T17:00:00Z' }} />);
  await expectSeen(/Nov 26/, 'Collected by Lou Brook');
});
