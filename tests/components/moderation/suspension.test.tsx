/** A suspended person's view of forms. */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getClaim } from '#shared/claims/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getOrganization } from '#shared/organizations/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import ClaimPage from '../../../web/features/claims/claim-page.tsx';
import Claims from '../../../web/features/claims/claims-page.tsx';
import { BlockPerson } from '../../../web/features/messages/block-person.tsx';
import OrganizationPage from '../../../web/features/organizations/organization-page.tsx';
import FindMeals from '../../../web/features/posts/find-meals-page.tsx';
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

describe('somebody who is suspended', () => {
  it.each<[string, ReactNode]>([
    ['Send Message', <SendMessageButton key="message" recipient={ruth} />],
    ['Report', <ReportButton key="report" about={{ kind: 'person', userId: ruth.userId }} />],
  ])('is told so in the dialog of %s', async (opener, element) => {
    await show(element, { as });
    await button(opener).click();
    await expectSeen(REASON);
    expect(page.getByRole('dialog').getByRole('textbox').elements()).toEqual([]);
    await expectNoProblems('[role=dialog]');
  });

  it('finds no button to favorite or block somebody', async () => {
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
    [
      'the organization',
      `/organization/${ORGANIZATION_ID}`,
      PATHS.organization,
      <OrganizationPage key="organization" />,
    ],
  ])('is told so in place of %s, with nothing to try again', async (_, at, path, element) => {
    when(getClaim).answer(() => new AppError('suspended'));
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
