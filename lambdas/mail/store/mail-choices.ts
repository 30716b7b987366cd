/** The kinds of email that an address wants, stored by its hash: unsubscribing needs no sign-in and no account. */

import { inBatches } from '#shared/in-batches.ts';
import { MAIL_KINDS, type MailKind } from '#shared/mail/kinds.ts';
import type { MailPreferences } from '#shared/mail/schemas.ts';
import { recordOf } from '#shared/names-of.ts';
import { getGroups, getItem, getItems, type TransactionStep, update, updateItem } from '../../table/index.ts';
import { mailChoices, suppression } from './items.ts';
import { hashOfAddress } from './suppressions.ts';

/** Every kind is wanted by default. */
const preferencesOf = (stored: Partial<MailPreferences> | undefined): MailPreferences =>
  recordOf(MAIL_KINDS, (kind) => stored?.[kind] ?? true);

export async function readPreferences(address: string): Promise<MailPreferences> {
  const key = mailChoices.key({ addressHash: hashOfAddress(address) });
  return preferencesOf(await getItem(key, { consistent: true }));
}

/** @param changes by kind; other kinds stay unchanged */
export async function changePreferences(
  addressHash: string,
  changes: { [Kind in MailKind]?: boolean | undefined },
): Promise<MailPreferences> {
  const key = mailChoices.key({ addressHash });
  const chosen = Object.entries(changes).filter(([, isWanted]) => isWanted !== undefined);
  if (chosen.length === 0) return preferencesOf(await getItem(key, { consistent: true }));
  return preferencesOf(await updateItem(key, { set: Object.fromEntries(chosen) }));
}

/** The same as a step of a transaction. */
export const chooseStep = (addressHash: string, changes: Partial<MailPreferences>): TransactionStep =>
  update(mailChoices.key({ addressHash }), { set: changes });

/** Returns why an address must not get an email: it bounced or complained, or doesn't want this kind. */
export async function reasonNotToWrite(
  address: string,
  kind: MailKind | undefined,
): Promise<'suppressed' | 'unwanted' | undefined> {
  const [reason] = await reasonsNotToWrite([address], kind);
  return reason;
}

/** Addresses per request, with two items each. */
const AT_ONCE = 50;

/** Returns the reasons for many addresses, in their order. */
export async function reasonsNotToWrite(addresses: readonly string[], kind: MailKind | undefined) {
  const parts = inBatches(addresses, AT_ONCE).map((some) => readReasons(some, kind));
  return (await Promise.all(parts)).flat();
}

async function readReasons(addresses: readonly string[], kind: MailKind | undefined) {
  const hashes = addresses.map((address) => ({ addressHash: hashOfAddress(address) }));
  const [suppressions, choices] = await getGroups([hashes.map(suppression.key), hashes.map(mailChoices.key)]);
  return addresses.map((_, index) => {
    if (suppressions[index]) return 'suppressed' as const;
    return kind !== undefined && !preferencesOf(choices[index])[kind] ? ('unwanted' as const) : undefined;
  });
}

/**
 * Returns the steps that carry a person's unwanted kinds over to a new address, which also keeps its own. The old
 * address keeps its choices, since it may get emails without an account.
 */
export async function takeChoicesAlong(from: string, to: string): Promise<TransactionStep[]> {
  const [before, after] = [from, to].map((address) =>
    mailChoices.key({ addressHash: hashOfAddress(address) }),
  );
  if (!before || !after || before.pk === after.pk) return [];
  const [chosen, known] = await getItems([before, after]);
  const unwanted = MAIL_KINDS.filter((kind) => chosen?.[kind] === false && known?.[kind] !== false);
  if (unwanted.length === 0) return [];
  return [update(after, { set: Object.fromEntries(unwanted.map((kind) => [kind, false])) })];
}
