import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { requestMail } from './jobs.ts';
import { invitationRequest } from './store/items.ts';

/** A request for an invitation goes to the site's mailbox, with a receipt; what is decided and written back goes to who asked. */
export async function mailInvitationRequest(change: Change): Promise<void> {
  const { params, before, after } = change.of(invitationRequest);
  if (!after) return;
  const jobs: Job[] = before ? [] : [requestMail.of({ ...params, news: 'asked' })];
  if (before?.state === 'open' && after.state !== 'open')
    jobs.push(requestMail.of({ ...params, news: 'decided' }));
  for (let answer = before?.answers.length ?? 0; answer < after.answers.length; answer++)
    jobs.push(requestMail.of({ ...params, news: 'answered', answer }));
  await enqueue(jobs);
}
