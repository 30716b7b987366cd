/** Sends emails about changes of an account. */
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { accountMail, exportMail } from './jobs.ts';
import { account, accountExport, fishermanProfile, recoveryCodes } from './store/items.ts';

/** Welcomes people with a new account. */
export async function mailWelcome(change: Change): Promise<void> {
  const { params, after } = change.of(account);
  if (!change.isInsertion || !after?.email) return;
  const { email: to, name, flavour = 'consumer', language } = after;
  const isFisherman = (await getItem(fishermanProfile(params.userId), { consistent: true })) !== undefined;
  await enqueue([
    accountMail.of({ id: change.id, to, flavour, language, content: { type: 'welcome', name, isFisherman } }),
  ]);
}

/** Notifies the account's former address, whose owner may not have made the change. */
export async function mailAddressChanged(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (!before?.email || !after || before.email === after.email) return;
  const { name, flavour = 'consumer', language } = after;
  const content = { type: 'address_changed', name } as const;
  await enqueue([accountMail.of({ id: change.id, to: before.email, flavour, language, content })]);
}

/** Notifies the account's owner: if somebody else used a code, they know the password too. */
export async function mailRecovery(change: Change): Promise<void> {
  const { params, before, after } = change.of(recoveryCodes);
  if (after?.used === undefined || before?.used === after.used) return;
  const owner = await getItem(account.key(params), { consistent: true });
  if (!owner) return;
  const { email: to, name, flavour = 'consumer', language } = owner;
  await enqueue([
    accountMail.of({ id: change.id, to, flavour, language, content: { type: 'recovery_code_used', name } }),
  ]);
}

/** Notifies the address of a deleted account, whether its owner or an administrator deleted it. */
export async function mailAccountDeleted(change: Change): Promise<void> {
  const { before } = change.of(account);
  if (!change.isRemoval || !before?.email) return;
  const { email: to, name, flavour = 'consumer', language } = before;
  await enqueue([
    accountMail.of({ id: change.id, to, flavour, language, content: { type: 'account_deleted', name } }),
  ]);
}

/** Tells a person that the requested file of their data is ready. */
export async function mailExport(change: Change): Promise<void> {
  const { params, before, after } = change.of(accountExport);
  if (after?.readyAt === undefined || before?.readyAt === after.readyAt) return;
  await enqueue([exportMail.of({ changeId: change.id, ...params })]);
}
