/** Jobs that end claims (end-parts.ts) and that send news of claims (news.ts, emails.ts). */
import { defineJob, type FromCursor } from '../jobs/define-job.ts';
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
