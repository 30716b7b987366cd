/** Ends the claims of those who cannot keep them (end-parts.ts). */
import { defineJob } from '../jobs/define-job.ts';

interface Walk {
  /** Where the list is to be read on. */
  cursor?: Record<string, unknown> | undefined;
}

export const claimsOnPledgesOf = defineJob<Walk & { userId: string }>()(
  'claims on pledges of a suspended person',
  'jobs',
);
export const claimsOfUnmanned = defineJob<
  Walk & {
    organizationId: string;
    /** Its list was read to its end before. */
    isRepeat?: true;
  }
>()('claims of an organization that nobody acts for', 'jobs');
export const claimsOnTakenDown = defineJob<{ pledgeId: string }>()('claims on a pledge taken down', 'jobs');
