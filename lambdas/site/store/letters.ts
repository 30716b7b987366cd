/** What people send to those who run the site: applications and contact messages. */
import type { AidApplicationBody } from '#shared/aid/schemas.ts';
import type { ContactBody } from '#shared/contact/endpoints.ts';
import { tableName } from '../../table/client.ts';
import { aidApplicationKey, aidApplications, contactMessageKey } from '../../table/keys.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';

/** A contact message has done its work when it was mailed; it is kept this long for the case that the mail was not. Seconds. */
const CONTACT_MESSAGE_LIFETIME = 30 * 86_400;

export interface StoredAidApplication extends Omit<AidApplicationBody, 'termsAccepted'> {
  id: string;
  status: 'submitted';
  /** ISO 8601. */
  createdAt: string;
}

export interface StoredContactMessage extends ContactBody {
  id: string;
  createdAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

export async function createAidApplication(
  application: StoredAidApplication,
  alongside: readonly TransactionStep[],
): Promise<void> {
  const Item = { ...aidApplicationKey(application.id), gsi1pk: aidApplications, ...application };
  await transact([{ item: { Put: { TableName: tableName(), Item } } }, ...alongside]);
}

export async function createContactMessage(
  message: Omit<StoredContactMessage, 'expiresAt'>,
  now: Date,
  alongside: readonly TransactionStep[],
): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + CONTACT_MESSAGE_LIFETIME;
  const Item = { ...contactMessageKey(message.id), ...message, expiresAt };
  await transact([{ item: { Put: { TableName: tableName(), Item } } }, ...alongside]);
}
