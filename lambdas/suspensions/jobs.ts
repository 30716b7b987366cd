import { defineJob, type FromCursor } from '../jobs/define-job.ts';

/** By the hash of the address, which outlives the account. */
export const suspensionEnd = defineJob<{ addressHash: string }>()('end of a suspension', 'jobs');

export interface FollowingAddress extends FromCursor {
  addressHash: string;
}

/** Of what is suspended because the address is. */
export const followersOfAddress = defineJob<FollowingAddress>()('followers of a suspended address', 'jobs');
