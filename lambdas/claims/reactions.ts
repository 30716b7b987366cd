/** Reactions to changes of claims. When nobody is left to keep the open claims, jobs end these, unless somebody is there again by then. */
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { membershipsOf } from '../organizations/store/members.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { claimNews, claimNotice, claimsOfUnmanned, claimsOnPledgesOf, claimsOnTakenDown } from './jobs.ts';
import { newsOf } from './news.ts';
import { claim } from './store/items.ts';

/** On their pledges, and of organizations that nobody else acts for. */
export async function endClaimsOfSuspended(change: Change): Promise<void> {
  if (!change.isInsertion) return;
  const { userId } = change.of(suspension).params;
  const memberships = await membershipsOf(userId);
  const ofOrganizations = memberships.map(({ organizationId }) => claimsOfUnmanned.of({ organizationId }));
  await enqueue([claimsOnPledgesOf.of({ userId }), ...ofOrganizations]);
}

/** The person who was removed, left or deleted their account may have been the last member. */
export async function endClaimsOfUnmanned(change: Change): Promise<void> {
  const { organizationId } = change.of(organizationMember).params;
  if (change.isRemoval) await enqueue([claimsOfUnmanned.of({ organizationId })]);
}

export async function endClaimsOfTakenDown(change: Change): Promise<void> {
  const found = POST_ITEMS.pledge.takenDown.match(change.key);
  if (found && change.isInsertion) await enqueue([claimsOnTakenDown.of({ pledgeId: found.postId })]);
}

/** Tells the two sides of a claim what became of it, and the site's mailbox of one that waits for a yes. */
export async function mailClaim(change: Change): Promise<void> {
  const { params, before, after } = change.of(claim);
  const jobs: Job[] = newsOf(before, after).map((news) => claimNews.of({ ...params, news }));
  const waits = change.isInsertion && after?.card.state === 'waiting';
  await enqueue(waits ? [claimNotice.of(params), ...jobs] : jobs);
}
