/** Counts the entries that wait for a decision, up to a maximum. */
import type { Group } from '#shared/contract/endpoint.ts';
import { MOST_COUNTED, WAITING, type Waiting } from '#shared/overview/schemas.ts';
import { claimConflicts, waitingClaims } from '../../claims/store/items.ts';
import { requestsThatAre } from '../../invitations/store/items.ts';
import { reportsThatAre } from '../../moderation/store/items.ts';
import { applicationsThatAre } from '../../organizations/store/items.ts';
import { licensesThatAre } from '../../people/store/license-items.ts';
import { noShowAppeals } from '../../reservations/store/items.ts';
import { type ItemList, queryKeys } from '../../table/index.ts';

/** Each list with the group that decides about it; administrators decide about all of them. */
const LISTS: Readonly<Record<keyof Waiting, { list: ItemList; group: Group }>> = {
  reports: { list: reportsThatAre('open'), group: 'admin' },
  claims: { list: waitingClaims, group: 'community_aid_manager' },
  claimConflicts: { list: claimConflicts, group: 'community_aid_manager' },
  appeals: { list: noShowAppeals, group: 'fisherman_manager' },
  licenses: { list: licensesThatAre('waiting'), group: 'fisherman_manager' },
  applications: { list: applicationsThatAre('new'), group: 'community_aid_manager' },
  invitationRequests: { list: requestsThatAre('open'), group: 'fisherman_manager' },
};

/** Sends one request for each list that these groups decide about. */
export async function countWaiting(groups: readonly Group[]): Promise<Waiting> {
  const names = WAITING.filter((name) => groups.includes('admin') || groups.includes(LISTS[name].group));
  const counts = await Promise.all(names.map(async (name) => [name, await countUpTo(LISTS[name].list)]));
  return Object.fromEntries(counts);
}

async function countUpTo(list: ItemList): Promise<number> {
  const { items } = await queryKeys(list, { limit: MOST_COUNTED });
  return items.length;
}
