import { runner } from '../jobs/consume.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { eraseApplicationsFrom } from '../organizations/store/applications.ts';
import { eraseAccounts } from '../people/store/accounts.ts';
import { type Account, account } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, type Found, on } from '../table/index.ts';
import { sendRequestMail, sendSignUpMail } from './emails.ts';
import { requestMail, signUpMail } from './jobs.ts';
import { invitationRequest } from './store/items.ts';
import { eraseRequestsFrom } from './store/requests.ts';

export const items = [invitationRequest];

export const reactions = () => [on(invitationRequest, { mailInvitationRequest })];

export const mails = () => [runner(requestMail, sendRequestMail), runner(signUpMail, sendSignUpMail)];

/** Erases an account with the requests and applications from its address, even if they were made before the account. */
async function eraseWithForms(accounts: readonly Found<Account>[]): Promise<void> {
  const addresses = accounts.map(({ email }) => email);
  await eraseRequestsFrom(addresses);
  await eraseApplicationsFrom(addresses);
  await eraseAccounts(accounts);
}

export const erasers = () => [eraser(account, eraseWithForms)];

/** Starts the emails about a request: to the site's mailbox, and receipt, decision or reply to the requester. */
async function mailInvitationRequest(change: Change): Promise<void> {
  const { params, before, after } = change.of(invitationRequest);
  if (!after) return;
  const jobs: Job[] = before ? [] : [requestMail.of({ ...params, news: 'asked' })];
  if (before?.state === 'open' && after.state !== 'open')
    jobs.push(requestMail.of({ ...params, news: 'decided' }));
  for (let answer = before?.answers.length ?? 0; answer < after.answers.length; answer++)
    jobs.push(requestMail.of({ ...params, news: 'answered', answer }));
  await enqueue(jobs);
}
