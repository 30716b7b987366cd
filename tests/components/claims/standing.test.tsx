/** Standing claims: on a pledge that repeats, among the claims of an organization, and at a series in My Posts. */
import { beforeEach, expect, it } from 'vitest';
import type { StandingClaim } from '#shared/claims/standing.ts';
import {
  answerStandingClaim,
  askForStandingClaim,
  endStandingClaim,
  listStandingClaims,
} from '#shared/claims/standing-endpoints.ts';
import OwnStanding from '../../../web/features/claims/standing/own-standing.tsx';
import PledgeStanding from '../../../web/features/claims/standing/pledge-standing.tsx';
import StandingList from '../../../web/features/claims/standing/standing-list.tsx';
import { aPledge } from '../posts/posts.ts';
import { when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const SERIES = '01JX0000000000000000000009';
const KITCHEN = { id: '01JX0000000000000000000008', name: 'Harbor Kitchen', role: 'coordinator' as const };

const aStanding = (changes: Partial<StandingClaim> = {}): StandingClaim => ({
  seriesId: SERIES,
  organizationId: KITCHEN.id,
  organizationName: 'Harbor Kitchen',
  fishermanId: '00000000-0000-4000-8000-000000000001',
  fishermanName: 'Ruth Alder',
  species: 'haddock',
  meals: 8,
  collectorName: 'Kim Reyes',
  state: 'asked',
  askedAt: '2026-11-27T12:00:00.000Z',
  ...changes,
});

let items: StandingClaim[] = [];
beforeEach(() => {
  items = [aStanding()];
  when(listStandingClaims).answer(() => ({ items }));
});

it('is asked for on the pledge, with half of its meals at first, and withdrawn there', async () => {
  items = [];
  const asked = when(askForStandingClaim).answer(() => {
    items = [aStanding()];
    return aStanding();
  });
  const ended = when(endStandingClaim).answer(() => {
    items = [aStanding({ state: 'ended', endedBy: 'organization' })];
    return aStanding();
  });
  const me = aFisherman();
  const pledge = aPledge({ mealsPledged: 21, seriesId: SERIES });
  await show(<PledgeStanding pledge={pledge} seriesId={SERIES} organizations={[KITCHEN]} user={me.user} />, {
    as: me,
  });
  await expectSeen('Meals each time', /^This pledge repeats/);
  await button('Ask for meals each time').click();
  await expectSeen('Ask for meals of each haddock pledge?');
  await expectNoProblems();
  await field('Who collects them').fill('Kim Reyes');
  await inDialog('Send request').click();
  await expectSeen('8 meals of haddock each time', /has not replied yet/);
  expect(asked.mock.calls[0]?.[0].body).toEqual({ meals: 11, collectorName: 'Kim Reyes' });
  await button(/^End standing claim:/).click();
  await inDialog('Withdraw request').click();
  await expectSeen('Ask for meals each time');
  expect(ended).toHaveBeenCalledOnce();
});

it('is accepted once by the fisherman, who can end it later', async () => {
  const answered = when(answerStandingClaim).answer(() => {
    items = [aStanding({ state: 'accepted' })];
    return aStanding();
  });
  const ended = when(endStandingClaim).answer(() => {
    items = [];
    return aStanding();
  });
  await show(<OwnStanding seriesId={SERIES} />, { as: aFisherman() });
  await expectSeen(/Harbor Kitchen.* asks for 8 meals each time/);
  await expectNoProblems();
  await button(/^Accept the standing claim/).click();
  await expectSeen(/Harbor Kitchen.* gets 8 meals each time/);
  expect(answered.mock.calls[0]?.[0].body).toEqual({ accepted: true });
  await button(/^End standing claim:/).click();
  await inDialog('End standing claim').click();
  await expectSeen('Standing claim ended');
  expect(ended).toHaveBeenCalledOnce();
});

it('is declined after a question', async () => {
  const answered = when(answerStandingClaim).answer(() => aStanding({ state: 'declined' }));
  await show(<OwnStanding seriesId={SERIES} />, { as: aFisherman() });
  await button(/^Decline the standing claim/).click();
  await inDialog('Decline').click();
  await expectSeen('Standing claim declined');
  expect(answered.mock.calls[0]?.[0].body).toEqual({ accepted: false });
});

it('is listed with its state for the organization, whose collectors cannot end it', async () => {
  items = [aStanding(), aStanding({ seriesId: KITCHEN.id, state: 'declined' })];
  await show(<StandingList organization={{ ...KITCHEN, role: 'collector' }} />, { as: aFisherman() });
  await expectSeen('Standing claims', /has not replied yet/, /declined. You can ask again after 30 days/);
  await expectNoProblems();
  expect(button(/^End standing claim/).elements()).toEqual([]);
});
