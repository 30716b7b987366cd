/** Reactions to changes of claims, and to events that make claims impossible to keep: jobs then end these claims. */
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { membershipsOf } from '../organizations/store/members.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { claimNews, claimNotice, claimsOfUnmanned } from './jobs.ts';
import { newsOf } from './news.ts';
import { claim } from './store/items.ts';

/** Ends the claims of organizations without another active member. */
export async function endClaimsOfUnmannedBySuspension(change: Change): Promise<void> {
  if (!change.isInsertion) return;
  const memberships = await membershipsOf(change.of(suspension).params.userId);
  await enqueue(memberships.map(({ organizationId }) => claimsOfUnmanned.of({ organizationId })));
}

/** Runs when a member was removed, left or deleted their account, since that may have been the last one. */
export async function endClaimsOfUnmanned(change: Change): Promise<void> {
  const { organizationId } = change.of(organizationMember).params;
  if (change.isRemoval) await enqueue([claimsOfUnmanned.of({ organizationId })]);
}

/** Notifies both sides about a change of a claim, and the site's mailbox about a claim that waits for approval. */
export async function mailClaim(change: Change): Promise<void> {
  const { params, before, after } = change.of(claim);
  const jobs: Job[] = newsOf(before, after).map((news) => claimNews.of({ ...params, news }));
  const waits = change.isInsertion && after?.card.state === 'waiting';
  await enqueue(waits ? [claimNotice.of(params), ...jobs] : jobs);
}
