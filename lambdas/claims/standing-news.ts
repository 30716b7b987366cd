/** News of standing claims, and whom each is sent to. */
import { isStanding } from '#shared/claims/standing.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { listMembers } from '../organizations/store/members.ts';
import { standingMail } from './jobs.ts';
import type { StoredStandingClaim } from './store/standing-items.ts';

type Told = Omit<PayloadOf<typeof standingMail>, 'changeId' | 'userId'>;

/** Returns the news in a change of a standing claim. One that is removed while it is open ends with its series. */
export function standingNewsOf(
  before: StoredStandingClaim | undefined,
  after: StoredStandingClaim | undefined,
): Told | undefined {
  if (before && !after && isStanding(before.card)) return { news: 'seriesEnded', card: before.card };
  if (!after || before?.card.state === after.card.state) return undefined;
  return { news: after.card.state, card: after.card };
}

/** Creates the emails: to the fisherman, or to the organization's coordinators. */
export async function standingMails(changeId: string, told: Told): Promise<Job[]> {
  const { fishermanId, organizationId, endedBy } = told.card;
  const isForFisherman = told.news === 'asked' || (told.news === 'ended' && endedBy === 'organization');
  if (isForFisherman) return [standingMail.of({ changeId, userId: fishermanId, ...told })];
  const members = await listMembers(organizationId);
  return members
    .filter(({ role }) => role === 'coordinator')
    .map(({ userId }) => standingMail.of({ changeId, userId, ...told }));
}
