import { runner } from '../jobs/consume.ts';
import { eraseApplicationsFrom } from '../organizations/store/applications.ts';
import { eraseAccounts } from '../people/store/accounts.ts';
import { type Account, account } from '../people/store/items.ts';
import { eraser, type Found, on } from '../table/index.ts';
import { sendRequestMail, sendSignUpMail } from './emails.ts';
import { requestMail, signUpMail } from './jobs.ts';
import { mailInvitationRequest } from './reactions.ts';
import { invitationRequest } from './store/items.ts';
import { eraseRequestsFrom } from './store/requests.ts';

export const items = [invitationRequest];

export const reactions = () => [on(invitationRequest, { mailInvitationRequest })];

export const mails = () => [runner(requestMail, sendRequestMail), runner(signUpMail, sendSignUpMail)];

/** Erases requests and applications made under an address, perhaps before anybody had an account, with the account that has proved the address. */
async function eraseWithForms(accounts: readonly Found<Account>[]): Promise<void> {
  const addresses = accounts.map(({ email }) => email);
  await eraseRequestsFrom(addresses);
  await eraseApplicationsFrom(addresses);
  await eraseAccounts(accounts);
}

export const erasers = () => [eraser(account, eraseWithForms)];
