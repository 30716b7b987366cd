import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { contactMail } from './jobs.ts';
import { contactMessage } from './store/items.ts';

/** A contact message goes to the site's mailbox. */
export async function mailContact(change: Change): Promise<void> {
  const { after } = change.of(contactMessage);
  if (change.isInsertion && after) await enqueue([contactMail.of({ changeId: change.id, message: after })]);
}
