/** The token in unsubscribe links: address and kind of email, sealed, so that it needs no sign-in. */
import { MAIL_KINDS, type MailKind } from '#shared/mail/kinds.ts';
import { openToken, sealToken } from '../core/sealed-token.ts';

export interface Unsubscription {
  /** The hash of the address that the table uses. */
  addressHash: string;
  kind: MailKind;
}

export function sealUnsubscription({ addressHash, kind }: Unsubscription): string {
  const content = [Buffer.from([MAIL_KINDS.indexOf(kind)]), Buffer.from(addressHash, 'base64url')];
  return sealToken('unsubscribe', Buffer.concat(content));
}

/** Returns undefined for a token that isn't genuine. */
export function openUnsubscription(token: string): Unsubscription | undefined {
  const content = openToken('unsubscribe', token);
  const kind = MAIL_KINDS[content?.[0] ?? -1];
  return content && kind && { kind, addressHash: content.subarray(1).toString('base64url') };
}
