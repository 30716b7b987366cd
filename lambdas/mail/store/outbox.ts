/** Mails that are to be sent: written here first, sent by the table's stream, gone when they are sent. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Flavour } from '#shared/flavours.ts';
import { DAY } from '#shared/limits.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { type Key, outboxKey } from '../../table/keys.ts';
import type { TransactionStep } from '../../table/steps.ts';

/** For the case that one cannot be sent. Milliseconds. */
const LIFETIME = 7 * DAY;

/** What a mail of a type says, besides whom it goes to. */
export type OutboxContent =
  | { type: 'welcome'; name: string }
  | { type: 'invitation_confirmation'; name: string; isSample?: boolean }
  | {
      type: 'pledge_notification';
      name: string;
      fishermanName: string;
      species: string;
      mealsPledged: number;
      /** Of the pledge, for its link. */
      pledgeId?: string;
    }
  | {
      type: 'custom';
      /** Harmless HTML, and the same as text. */
      html: string;
      text: string;
    };

export interface OutboxMail {
  /** The same for the same mail: it is sent once. */
  id: string;
  to: string;
  flavour: Flavour;
  /** What it can be unsubscribed from; undefined for what was asked for. */
  kind?: MailKind;
  /** In place of the type's own. */
  subject?: string;
  content: OutboxContent;
}

export function putInOutbox(mail: OutboxMail, now: Date): TransactionStep {
  const expiresAt = Math.floor((now.getTime() + LIFETIME) / 1000);
  const Item = { ...outboxKey(mail.id), ...mail, expiresAt };
  return { item: { Put: { TableName: tableName(), Item } } };
}

/** Nothing of a mail is kept once it is on its way. */
export async function takeFromOutbox({ pk, sk }: Key): Promise<void> {
  await documentClient.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
}
