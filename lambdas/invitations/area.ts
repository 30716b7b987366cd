import { eraseAccounts } from '../people/store/accounts.ts';
import { type Account, account } from '../people/store/items.ts';
import { eraser, type Found } from '../table/index.ts';
import { invitationRequest } from './store/items.ts';
import { eraseRequestsFrom } from './store/requests.ts';

export const items = [invitationRequest];

/** What was asked under an address, before anybody had an account, goes with the account that has shown that it is theirs. */
async function eraseWithRequests(accounts: readonly Found<Account>[]): Promise<void> {
  await eraseRequestsFrom(accounts.map(({ email }) => email));
  await eraseAccounts(accounts);
}

export const erasers = () => [eraser(account, eraseWithRequests)];
