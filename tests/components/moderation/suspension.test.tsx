/** A suspended person's view of forms. */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getClaim } from '#shared/claims/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getOrganization } from '#shared/organizations/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getReservation } from '#shared/reservations/endpoints.ts';
import ClaimPage from '../../../web/features/claims/claim-page.tsx';
import Claims from '../../../web/features/claims/claims-page.tsx';
import { BlockPerson } from '../../../web/features/messages/block-person.tsx';
import OrganizationPage from '../../../web/features/organizations/organization-page.tsx';
import FindMeals from '../../../web/features/posts/find-meals-page.tsx';
import ReservationPage from '../../../web/features/reservations/reservation-page.tsx';
import Reservations from '../../../web/features/reservations/reservations-page.tsx';
import ReservePage from '../../../web/features/reservations/reserve-page.tsx';
import { FavoriteButton } from '../../../web/parts/favorites/favorite-button.tsx';
import { SendMessageButton } from '../../../web/parts/messages/send-message-button.tsx';
import { ReportButton } from '../../../web/parts/moderation/report-button.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

const ORGANIZATION_ID = '01J00000000000000000000000';
const as = aPerson({
  isSuspended: true,
  suspension: { reason: 'You sold watches.' },
  organizations: [{ id: ORGANIZATION_ID, name: 'Harbor Kitchen', role: 'coordinator' }],
});
const REASON = /The reason: “You sold watches\.”/;
const ruth = { userId: '5f0c1e3a-0000-4000-8000-00000000000c', name: 'Ruth Alder' };

describe('a suspended person', () => {
  it.each<[string, ReactNode]>([
    ['Send Message', <SendMessageButton key="message" recipient={ruth} />],
    ['Report', <ReportButton key="report" about={{ kind: 'person', userId: ruth.userId }} />],
  ])('sees the suspension in the dialog of %s', async (opener, element) => {
    await show(element, { as });
    await button(opener).click();
    await expectSeen(REASON);
    expect(page.getByRole('dialog').getByRole('textbox').elements()).toEqual([]);
    await expectNoProblems('[role=dialog]');
  });

  it('sees no button to favorite or block anybody', async () => {
    await show(
      <>
        <FavoriteButton fishermanId={ruth.userId} fishermanName={ruth.name} />
        <BlockPerson person={ruth} />
        <ReportButton about={{ kind: 'person', userId: ruth.userId }} />
      </>,
      { as },
    );
    await expect.poll(() => page.getByRole('button').elements()).toHaveLength(1);
  });

  it.each<[string, string, string, ReactNode]>([
    ['Find Meals', PATHS.findMeals, PATHS.findMeals, <FindMeals key="meals" />],
    ['claims', PATHS.claims, PATHS.claims, <Claims key="claims" />],
    ['a claim', '/claim/01J', PATHS.claim, <ClaimPage key="claim" />],
    ['reservations', PATHS.reservations, PATHS.reservations, <Reservations key="reservations" />],
    ['a reservation', '/reservation/01J', PATHS.reservation, <ReservationPage key="reservation" />],
    ['the form of a reservation', '/reserve/01J', PATHS.reserve, <ReservePage key="reserve" />],
    [
      'the organization',
      `/organization/${ORGANIZATION_ID}`,
      PATHS.organization,
      <OrganizationPage key="organization" />,
    ],
  ])('sees the suspension instead of %s, without a retry', async (_, at, path, element) => {
    when(getClaim).answer(() => new AppError('suspended'));
    when(getReservation).answer(() => new AppError('suspended'));
    when(getOrganization).answer(() => ({
      id: ORGANIZATION_ID,
      name: 'Harbor Kitchen',
      type: 'food_bank',
      place: 'Portland, ME',
      mealsClaimed: 0,
      mealsServed: 0,
    }));
    await show(element, { as, at, path });
    await expectSeen(REASON);
    expect(button('Try again').elements()).toEqual([]);
    await expectNoProblems();
  });
});
