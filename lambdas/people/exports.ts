/** The file of all data stored about a person: a job makes it, and it is deleted with its item. */
import { defineJob } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { accountExport } from './store/items.ts';

/** @param requestedAt time of the request for this file */
export const exportCreation = defineJob<{ userId: string; requestedAt: string }>()('export', 'jobs');
export const exportRemoval = defineJob<{ userId: string }>()('export removal', 'jobs');

export async function followExport(change: Change): Promise<void> {
  const { params, before, after } = change.of(accountExport);
  if (!after) await enqueue([exportRemoval.of(params)]);
  else if (before?.requestedAt !== after.requestedAt)
    await enqueue([exportCreation.of({ ...params, requestedAt: after.requestedAt })]);
}
