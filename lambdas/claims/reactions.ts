/** Reactions to changes of claims, and to events that make claims impossible to keep: jobs then end these claims. */
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { membershipsOf } from '../organizations/store/members.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { pledgeSeries } from '../posts/store/pledge-series.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/read.ts';
import { claimNews, claimNotice, claimsOfStanding, claimsOfUnmanned, standingOfEndedSeries } from './jobs.ts';
import { newsOf } from './news.ts';
import { standingMails, standingNewsOf } from './standing-news.ts';
import { claim } from './store/items.ts';
import { standingClaim, standingTurn } from './store/standing-items.ts';

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

/** Claims meals of a pledge that a series has posted, for the standing claims on the series. */
export async function claimForStandingClaims(change: Change): Promise<void> {
  const { params, after } = change.of(POST_ITEMS.pledge.record);
  const seriesId = after?.detail.seriesId;
  if (change.isInsertion && seriesId !== undefined)
    await enqueue([claimsOfStanding.of({ pledgeId: params.postId, seriesId })]);
}

export async function endStandingClaims(change: Change): Promise<void> {
  if (change.isRemoval) await enqueue([standingOfEndedSeries.of(change.of(pledgeSeries).params)]);
}

/** Tells the other side of a standing claim about its change. */
export async function mailStandingClaim(change: Change): Promise<void> {
  const { before, after } = change.of(standingClaim);
  const told = standingNewsOf(before, after);
  if (told) await enqueue(await standingMails(change.id, told));
}

/** Tells the organization why its standing claim got no meals of a pledge. */
export async function mailLeftOut(change: Change): Promise<void> {
  const { params, after } = change.of(standingTurn);
  const { pledgeId, organizationId } = params;
  if (!change.isInsertion || after?.refusal === undefined) return;
  const found = await getItem(standingClaim.key({ seriesId: after.seriesId, organizationId }));
  if (!found) return;
  const leftOut = { pledgeId, refusal: after.refusal };
  await enqueue(await standingMails(change.id, { news: 'leftOut', card: found.card, leftOut }));
}
