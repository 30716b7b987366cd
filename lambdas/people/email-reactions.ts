/** Changes of an account that somebody gets an email about. */
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { accountMail, exportMail } from './jobs.ts';
import { account, accountExport, fishermanProfile, recoveryCodes } from './store/items.ts';

/** Greets who has an account now. */
export async function mailWelcome(change: Change): Promise<void> {
  const { params, after } = change.of(account);
  if (!change.isInsertion || !after?.email) return;
  const { email: to, name, flavour = 'consumer' } = after;
  const isFisherman = (await getItem(fishermanProfile(params.userId), { consistent: true })) !== undefined;
  await enqueue([
    accountMail.of({ id: change.id, to, flavour, content: { type: 'welcome', name, isFisherman } }),
  ]);
}

/** Tells the address that an account had: whoever reads emails there may not be who changed it. */
export async function mailAddressChanged(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (!before?.email || !after || before.email === after.email) return;
  const { name, flavour = 'consumer' } = after;
  const content = { type: 'address_changed', name } as const;
  await enqueue([accountMail.of({ id: change.id, to: before.email, flavour, content })]);
}

/** Tells the owner of an account: somebody else who used a code knows their password too. */
export async function mailRecovery(change: Change): Promise<void> {
  const { params, before, after } = change.of(recoveryCodes);
  if (after?.used === undefined || before?.used === after.used) return;
  const owner = await getItem(account.key(params), { consistent: true });
  if (!owner) return;
  const { email: to, name, flavour = 'consumer' } = owner;
  await enqueue([
    accountMail.of({ id: change.id, to, flavour, content: { type: 'recovery_code_used', name } }),
  ]);
}

/** Tells the address of an account that is gone, whoever deleted it. */
export async function mailAccountDeleted(change: Change): Promise<void> {
  const { before } = change.of(account);
  if (!change.isRemoval || !before?.email) return;
  const { email: to, name, flavour = 'consumer' } = before;
  await enqueue([accountMail.of({ id: change.id, to, flavour, content: { type: 'account_deleted', name } })]);
}

/** Tells who asked for a file of their data that it is ready. */
export async function mailExport(change: Change): Promise<void> {
  const { params, before, after } = change.of(accountExport);
  if (after?.readyAt === undefined || before?.readyAt === after.readyAt) return;
  await enqueue([exportMail.of({ changeId: change.id, ...params })]);
}
