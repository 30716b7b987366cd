/** The claims of those who cannot keep them are ended part by part, since there may be many, and only while the reason for it lasts. */
import { isOpen } from '#shared/claims/rules.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { organization } from '../organizations/store/items.ts';
import { listMembers } from '../organizations/store/members.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem, getItems, query, queryKeys } from '../table/index.ts';
import { claimsOfUnmanned, claimsOnPledgesOf, type claimsOnTakenDown } from './jobs.ts';
import {
  endClaim,
  endClaimsOn,
  FISHERMAN_GONE,
  ORGANIZATION_GONE,
  PLEDGE_TAKEN_DOWN,
} from './store/end-claims.ts';
import { claimsOfOrganization } from './store/items.ts';

const READ_IN_ONE_GO = 50;
const REPEAT_DELAY_SECONDS = 30;

/** Newest first: those are the pledges that are claimed. */
export async function endClaimsOnPledgesPart({
  userId,
  cursor,
}: PayloadOf<typeof claimsOnPledgesOf>): Promise<Job[]> {
  if (!(await getItem(suspension.key({ userId }), { consistent: true }))) return [];
  const { items: keys, lastKey } = await queryKeys(POST_ITEMS.pledge.ownPosts(userId), {
    limit: READ_IN_ONE_GO,
    newestFirst: true,
    startKey: cursor,
  });
  for (const { sk } of keys) await endClaimsOn(sk, FISHERMAN_GONE, new Date());
  return lastKey ? [claimsOnPledgesOf.of({ userId, cursor: lastKey })] : [];
}

/**
 * As long as the organization counts open claims: the index may not show the newest ones yet, so that its list is read twice.
 * @throws Error when it still counts some then: the queue tries again
 */
export async function endClaimsOfUnmannedPart({
  organizationId,
  cursor,
  isRepeat,
}: PayloadOf<typeof claimsOfUnmanned>): Promise<Job[]> {
  if (await isSettled(organizationId)) return [];
  const { items, lastKey } = await query(claimsOfOrganization(organizationId), {
    limit: READ_IN_ONE_GO,
    newestFirst: true,
    startKey: cursor,
  });
  const open = items.filter(({ card }) => isOpen(card.state));
  for (const { sk } of open) await endClaim(sk, ORGANIZATION_GONE, new Date());
  if (await isSettled(organizationId)) return [];
  if (lastKey) {
    const next = { organizationId, cursor: lastKey, ...(isRepeat && { isRepeat }) };
    return [claimsOfUnmanned.of(next)];
  }
  if (isRepeat) throw new Error('An organization counts open claims that are in no list');
  const delaySeconds = REPEAT_DELAY_SECONDS;
  return [claimsOfUnmanned.of({ organizationId, isRepeat: true }, { delaySeconds })];
}

/** It has no open claims, or somebody acts for it; who is suspended does not. */
async function isSettled(organizationId: string): Promise<boolean> {
  const stored = await getItem(organization.key({ organizationId }), { consistent: true });
  if (!stored || stored.openClaims === 0) return true;
  const members = await listMembers(organizationId);
  const suspensions = await getItems(members.map(({ userId }) => suspension.key({ userId })));
  return suspensions.some((each) => each === undefined);
}

/** Of a pledge that moderators took down, while they have not lifted that: nobody sees it, so nobody is to fetch its meals. */
export async function endClaimsOnTakenDown({ pledgeId }: PayloadOf<typeof claimsOnTakenDown>): Promise<void> {
  const mark = POST_ITEMS.pledge.takenDown.key({ postId: pledgeId });
  if (await getItem(mark, { consistent: true })) await endClaimsOn(pledgeId, PLEDGE_TAKEN_DOWN, new Date());
}
