/** Hides the landings of a suspended person or shows them again, in parts. */
import { defineJob, type FromCursor } from '../jobs/define-job.ts';

export const landingsOfSuspended = defineJob<{ userId: string } & FromCursor>()(
  'landings of a suspended person',
  'jobs',
);
