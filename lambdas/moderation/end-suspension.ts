import type { Job, PayloadOf } from '../jobs/define-job.ts';
import type { suspensionEnd } from './jobs.ts';
import { endSuspension } from './store/suspensions.ts';

/** The person, their card and their posts follow by the stream. */
export async function endSuspensionOf({ addressHash }: PayloadOf<typeof suspensionEnd>): Promise<Job[]> {
  await endSuspension(addressHash, new Date());
  return [];
}
