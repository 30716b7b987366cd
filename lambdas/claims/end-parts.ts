/** Ends claims of organizations that nobody acts for: in parts, since there may be many, and only while that lasts. */
import { isOpen } from '#shared/claims/rules.ts';
import { type Ending, endHold } from '../holds/store/end-holds.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { organization } from '../organizations/store/items.ts';
import { listMembers } from '../organizations/store/members.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem, getItems, query } from '../table/index.ts';
import { claimsOfUnmanned } from './jobs.ts';
import { claimsOfOrganization } from './store/items.ts';
import { CLAIMS } from './store/kind.ts';

const ORGANIZATION_GONE: Ending = { cancelledBy: 'site', reason: 'organizationGone' };
const READ_IN_ONE_GO = 50;
const REPEAT_DELAY_SECONDS = 30;

/**
 * Ends an organization's claims until it counts none as open. The index may not yet list the newest claims, so the list
 * is read twice.
 * @throws Error if claims are still counted as open after that: the queue retries
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
  for (const { sk } of open) await endHold(CLAIMS, sk, ORGANIZATION_GONE, new Date());
  if (await isSettled(organizationId)) return [];
  if (lastKey) {
    const next = { organizationId, cursor: lastKey, ...(isRepeat && { isRepeat }) };
    return [claimsOfUnmanned.of(next)];
  }
  if (isRepeat) throw new Error('An organization counts open claims that its list lacks');
  const delaySeconds = REPEAT_DELAY_SECONDS;
  return [claimsOfUnmanned.of({ organizationId, isRepeat: true }, { delaySeconds })];
}

/** Whether the organization has no open claims, or a member who isn't suspended. */
async function isSettled(organizationId: string): Promise<boolean> {
  const stored = await getItem(organization.key({ organizationId }), { consistent: true });
  if (!stored || stored.openClaims === 0) return true;
  const members = await listMembers(organizationId);
  const suspensions = await getItems(members.map(({ userId }) => suspension.key({ userId })));
  return suspensions.some((each) => each === undefined);
}
