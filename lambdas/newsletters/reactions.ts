import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { mailingPart } from './jobs.ts';
import { mailingContent } from './store/items.ts';

/** An email to many goes out part by part, once it is written down. */
export async function startMailing(change: Change): Promise<void> {
  const { params, before, after } = change.of(mailingContent);
  if (!after || (before && before.round === after.round)) return;
  await enqueue([mailingPart.of({ ...params, round: after.round })]);
}
