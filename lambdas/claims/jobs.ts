/** Ends the claims of those who cannot keep them (end-parts.ts). */
import { defineJob, type FromCursor } from '../jobs/define-job.ts';

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
