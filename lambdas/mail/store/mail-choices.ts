/** Which mails an address gets. Kept by the hash of the address: who unsubscribes need not be signed in, nor have an account. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MAIL_KIND_NAMES, type MailKind } from '#shared/mail/kinds.ts';
import type { MailPreferences } from '#shared/mail/schemas.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { mailChoicesKey, suppressionKey } from '../../table/keys.ts';
import { getItem, getItems } from '../../table/read.ts';
import { hashOfAddress } from './suppressions.ts';

type Stored = Partial<MailPreferences>;

/** What nobody chose is wanted. */
function preferencesOf(stored: Stored | undefined): MailPreferences {
  return {
    messages: stored?.messages ?? true,
    pledges: stored?.pledges ?? true,
    news: stored?.news ?? true,
  };
}

export async function readPreferences(address: string): Promise<MailPreferences> {
  const key = mailChoicesKey(hashOfAddress(address));
  return preferencesOf(await getItem<Stored>(key, { consistent: true }));
}

/** @param changes by kind; what is not given stays */
export async function changePreferences(
  addressHash: string,
  changes: { [Kind in MailKind]?: boolean | undefined },
): Promise<MailPreferences> {
  const kinds = MAIL_KIND_NAMES.filter((kind) => changes[kind] !== undefined);
  if (kinds.length === 0) {
    return preferencesOf(await getItem<Stored>(mailChoicesKey(addressHash), { consistent: true }));
  }
  const { Attributes } = await documentClient.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: mailChoicesKey(addressHash),
      UpdateExpression: `SET ${kinds.map((kind) => `#${kind} = :${kind}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(kinds.map((kind) => [`#${kind}`, kind])),
      ExpressionAttributeValues: Object.fromEntries(kinds.map((kind) => [`:${kind}`, changes[kind]])),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return preferencesOf(Attributes);
}

/** Why an address is not to be written to: it bounced or complained, or does not want mails of this kind. */
export async function reasonNotToWrite(
  address: string,
  kind: MailKind | undefined,
): Promise<'suppressed' | 'unwanted' | undefined> {
  const [reason] = await reasonsNotToWrite([address], kind);
  return reason;
}

/** The same for at most 50 addresses in one request. */
export async function reasonsNotToWrite(addresses: readonly string[], kind: MailKind | undefined) {
  const hashes = addresses.map(hashOfAddress);
  const found = await getItems(hashes.flatMap((hash) => [suppressionKey(hash), mailChoicesKey(hash)]));
  return addresses.map((_, index) => {
    if (found[2 * index]) return 'suppressed' as const;
    const preferences = preferencesOf(found[2 * index + 1] as Partial<MailPreferences> | undefined);
    return kind !== undefined && !preferences[kind] ? ('unwanted' as const) : undefined;
  });
}
