import { invalidateTogether } from '../edge/invalidate.ts';
import { invalidation } from '../edge/jobs.ts';
import { consumeTogether } from '../jobs/consume.ts';

export const handler = consumeTogether(invalidation, invalidateTogether);
