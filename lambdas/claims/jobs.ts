/** Jobs that end the claims of those who cannot keep them (end-parts.ts), and that tell of claims (news.ts, emails.ts). */
import { defineJob, type FromCursor } from '../jobs/define-job.ts';
import type { Side } from './store/stored-claims.ts';

export const claimsOnPledgesOf = defineJob<FromCursor & { userId: string }>()(
  'claims on pledges of a suspended person',
  'jobs',
);
export const claimsOfUnmanned = defineJob<
  FromCursor & {
    organizationId: string;
    /** Its list was read to its end before. */
    isRepeat?: true;
  }
>()('claims of an organization that nobody acts for', 'jobs');
export const claimsOnTakenDown = defineJob<{ pledgeId: string }>()('claims on a pledge taken down', 'jobs');

/** News about a claim of meals. */
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

/** To all whom it concerns: each is told by a job of their own. */
export const claimNews = defineJob<{ claimId: string; news: ClaimNews }>()('news of a claim', 'jobs');
/** To the site's mailbox: somebody has to look at it. */
export const claimNotice = defineJob<{ claimId: string }>()('notice of a waiting claim', 'mails');
export const claimMail = defineJob<{ claimId: string; news: ClaimNews; userId: string; side: Side }>()(
  'claim mail',
  'mails',
);
