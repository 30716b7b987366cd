/** Jobs that make claims of standing claims (claim-for-standing.ts), that end claims (end-parts.ts) and that send news of claims (news.ts, emails.ts). */

import type { StandingClaim } from '#shared/claims/standing.ts';
import { defineJob, type FromCursor } from '../jobs/define-job.ts';
import type { StandingRefusal } from './store/standing-items.ts';
import type { Side } from './store/stored-claims.ts';

export const claimsOfUnmanned = defineJob<
  FromCursor & {
    organizationId: string;
    /** Set once the list was read to its end. */
    isRepeat?: true;
  }
>()('claims of an organization that nobody acts for', 'jobs');

export type ClaimNews =
  | 'claimed'
  | 'claimed_for_you'
  | 'approved'
  | 'reminder'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'no_show'
  | 'collected'
  | 'served';

/** Creates a job for each person to notify. */
export const claimNews = defineJob<{ claimId: string; news: ClaimNews }>()('news of a claim', 'jobs');
/** An email to the site's mailbox about a claim that waits for approval. */
export const claimNotice = defineJob<{ claimId: string }>()('notice of a waiting claim', 'mails');
export const claimMail = defineJob<{ claimId: string; news: ClaimNews; userId: string; side: Side }>()(
  'claim mail',
  'mails',
);

/** Makes the claims of a new pledge for the standing claims on its series. */
export const claimsOfStanding = defineJob<{ pledgeId: string; seriesId: string }>()(
  'claims of standing claims',
  'jobs',
);
/** Removes the standing claims on a series that has ended. */
export const standingOfEndedSeries = defineJob<{ seriesId: string }>()(
  'standing claims of an ended series',
  'jobs',
);

export type StandingNews = 'asked' | 'accepted' | 'declined' | 'ended' | 'seriesEnded' | 'leftOut';

/** An email about a standing claim, with all that it says, since an ended one is deleted. */
export const standingMail = defineJob<{
  changeId: string;
  news: StandingNews;
  userId: string;
  card: StandingClaim;
  /** Set if no claim of this pledge was made. */
  leftOut?: { pledgeId: string; refusal: StandingRefusal };
}>()('mail about a standing claim', 'mails');
