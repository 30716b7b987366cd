/** Claims that managers of community aid review. */
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  decideClaim,
  listClaimConflicts,
  listNoShows,
  listWaitingClaims,
  resolveClaimConflict,
  strikeNoShow,
} from '#shared/claims/admin-endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import ClaimReview from '../../../web/features/claims/review/claim-review.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const claim: ClaimCard = {
  id: '01J00000000000000000000001',
  createdAt: '2026-01-05T12:00:00Z',
  pledgeId: '01J0000000000000000000000P',
  organizationId: '01J00000000000000000000000',
  organizationName: 'Galley',
  fishermanName: 'Ruth Alder',
  species: 'haddock',
  pickupPlace: 'Pier 3',
  meals: 2,
  pickupStart: '2026-01-06T12:00:00Z',
  pickupEnd: '2026-01-06T13:00:00Z',
  collectorName: 'Kim Reyes',
  state: 'waiting',
  dueAt: '2026-01-06T13:00:00Z',
  version: 1,
};
const conflict = {
  claim: { ...claim, meals: 10, state: 'cancelled' },
  handedOverAt: '2026-01-06T12:30:00Z',
  toldAt: '2026-01-06T15:00:00Z',
  stateThen: 'cancelled',
  mealsLeftThen: 6,
} as const;
/** It is no longer in the list once it is decided. */
const gone = { items: [] };

beforeEach(() => {
  when(listWaitingClaims).answer(() => ({ items: [claim] }));
  when(listClaimConflicts).answer(() => gone);
});
const open = () => show(<ClaimReview />, { as: aPerson({ roles: ['community_aid_manager'] }) });

describe('a claim that waits for approval', () => {
  it('shows the claimed meals and the reason why it waits, and can be approved', async () => {
    const decided = when(decideClaim).answer(() => claim);
    await open();
    await expectSeen(
      '2 meals of haddock',
      'Pickups missed with 3 or more fishermen in the last 90 days',
      'Kim Reyes',
    );
    await expectNoProblems();
    await button('Approve 2 meals for Galley').click();
    await expectNoProblems('[role=dialog]');
    when(listWaitingClaims).answer(() => gone);
    await inDialog('Approve').click();
    await expectSeen('Claim approved');
    await expect.element(page.getByRole('heading', { name: 'Waiting claims' })).toHaveFocus();
    expect(decided.mock.lastCall?.[0].body).toEqual({ decision: 'approve' });
  });

  it('can be declined with a reason', async () => {
    const decided = when(decideClaim).answer(() => claim);
    await open();
    await button('Decline 2 meals for Galley').click();
    await page.getByLabelText(/^Reason/).fill('Please call us first.');
    await expectNoProblems('[role=dialog]');
    await inDialog('Decline').click();
    await expectSeen('Claim declined');
    const reason = 'Please call us first.';
    expect(decided.mock.lastCall?.[0].body).toEqual({ decision: 'decline', reason });
  });

  it('says that it no longer waits, and disappears', async () => {
    when(decideClaim).answer(() => new AppError('conflict', 'This claim was cancelled.'));
    await open();
    await button('Approve 2 meals for Galley').click();
    when(listWaitingClaims).answer(() => gone);
    await inDialog('Approve').click();
    await expectSeen('This claim was cancelled.');
    await expect.poll(() => page.getByRole('article').elements()).toEqual([]);
  });

  it('shows its no-shows, of which one can be struck with a note', async () => {
    when(listNoShows).answer(() => ({ items: [{ ...claim, state: 'no_show' }] }));
    const struck = when(strikeNoShow).answer(() => claim);
    await open();
    await button('No-shows of Galley').click();
    await expectSeen(/2 meals from Ruth/);
    await expectNoProblems('[role=dialog]');
    await button(/^Strike the no-show: 2 meals from Ruth/).click();
    await inDialog('Strike').click();
    await expectSeen('Note is required');
    await field('Note').fill('The van was there.');
    when(listNoShows).answer(() => gone);
    await inDialog('Strike').click();
    await expectSeen('No-show struck', 'No no-show counts against this organization.');
    expect(struck).toHaveBeenCalledOnce();
  });
});

it('a handover that could not be counted is shown with both versions, and can be counted with a note', async () => {
  when(listWaitingClaims).answer(() => gone);
  when(listClaimConflicts).answer(() => ({ items: [conflict] }));
  const resolved = when(resolveClaimConflict).answer(() => ({ ...claim, state: 'collected', meals: 6 }));
  await open();
  await expectSeen(
    '10 meals of haddock',
    /^The meals were handed over on .+\. The phone told us on .+\.$/,
    'It had been cancelled. The pledge had 6 meals left.',
  );
  await expectNoProblems();
  await button('Count remaining meals for Galley').click();
  await inDialog('Count remaining meals').click();
  await expectSeen('Note is required');
  await expectNoProblems('[role=dialog]');
  await field('Note').fill('Both say that they met.');
  when(listClaimConflicts).answer(() => gone);
  await inDialog('Count remaining meals').click();
  await expectSeen('6 meals counted');
  const body = { resolution: 'count', note: 'Both say that they met.' };
  expect(resolved.mock.lastCall?.[0].body).toEqual(body);
});
