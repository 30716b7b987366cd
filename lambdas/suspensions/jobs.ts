import { defineJob, type FromCursor } from '../jobs/define-job.ts';

/** By the hash of the address, which outlives the account. */
export const suspensionEnd = defineJob<{ addressHash: string }>()('end of a suspension', 'jobs');

export interface FollowingAddress extends FromCursor {
  addressHash: string;
}

/** Suspends further accounts of a suspended address. */
export const followersOfAddress = defineJob<FollowingAddress>()('followers of a suspended address', 'jobs');
