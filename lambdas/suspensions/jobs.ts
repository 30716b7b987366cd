import { defineJob, type FromCursor } from '../jobs/define-job.ts';

/** The hash of the address is used because it outlives the account. */
export const suspensionEnd = defineJob<{ addressHash: string }>()('end of a suspension', 'jobs');

export interface FollowingAddress extends FromCursor {
  addressHash: string;
}

/** Suspends or releases further accounts of an address. */
export const followersOfAddress = defineJob<FollowingAddress>()('followers of a suspended address', 'jobs');
