/** How much waits for a decision: counted no further than somebody wants to know. */
import { MOST_COUNTED, type Overview } from '#shared/overview/schemas.ts';
import { claimConflicts, waitingClaims } from '../../claims/store/items.ts';
import { requestsThatAre } from '../../invitations/store/items.ts';
import { reportsThatAre } from '../../moderation/store/items.ts';
import { applicationsThatAre } from '../../organizations/store/items.ts';
import { type ItemList, queryKeys } from '../../table/index.ts';

/** One request for each. */
export async function countWaiting(): Promise<Overview['waiting']> {
  const [reports, applications, claims, conflicts, requests] = await Promise.all([
    countUpTo(reportsThatAre('open')),
    countUpTo(applicationsThatAre('new')),
    countUpTo(waitingClaims),
    countUpTo(claimConflicts),
    countUpTo(requestsThatAre('open')),
  ]);
  return { reports, applications, claims, claimConflicts: conflicts, invitationRequests: requests };
}

async function countUpTo(list: ItemList): Promise<number> {
  const { items } = await queryKeys(list, { limit: MOST_COUNTED });
  return items.length;
}
