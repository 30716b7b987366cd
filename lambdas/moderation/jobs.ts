import { defineJob } from '../jobs/define-job.ts';

/** By the hash of the address, which outlives the account. */
export const suspensionEnd = defineJob<{ addressHash: string }>()('end of a suspension', 'jobs');
