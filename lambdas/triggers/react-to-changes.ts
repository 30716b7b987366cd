/**
 * Follows the table's stream. Delivered at least once: every reaction may run twice.
 *
 * An upload that no post took within its lifetime is removed by the table; its objects go with it. An application or a contact message is
 * mailed, once.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, StreamRecord } from 'aws-lambda';
import { PHOTO_RENDITIONS, photoKey } from '#shared/photos/limits.ts';
import { environment } from '../core/environment.ts';
import { logger, publishMetrics } from '../core/logger.ts';
import type { Key } from '../data/keys.ts';
import type { StoredAidApplication, StoredContactMessage } from '../data/letters.ts';
import type { StoredUpload } from '../data/uploads.ts';
import { applicationNotice, applicationReceipt, contactNotice } from '../mail/letters.ts';
import { sendOnce } from '../mail/send-once.ts';
import { deleteObjects, incomingKey } from '../services/photo-bucket.ts';

/** Stops at the first record that fails, so that the rest comes again in order. */
export async function reactToChanges(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of event.Records) {
    try {
      await react(record);
    } catch (error) {
      const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
      logger.error('a change was not reacted to', { sequenceNumber: itemIdentifier, error: error as Error });
      return { batchItemFailures: [{ itemIdentifier }] };
    }
  }
  publishMetrics();
  return { batchItemFailures: [] };
}

async function react({ eventID = '', eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  if (eventName === 'REMOVE' && dynamodb?.OldImage) await reactToRemoval(read(dynamodb.OldImage));
  if (eventName === 'INSERT' && dynamodb?.NewImage) await reactToInsertion(eventID, read(dynamodb.NewImage));
}

/** Items of the table, told apart by their keys. */
type Item = Record<string, unknown> & Key;

const read = (image: NonNullable<StreamRecord['NewImage']>): Item =>
  unmarshall(image as Record<string, AttributeValue>) as Item;

async function reactToRemoval(removed: Item): Promise<void> {
  if (removed.sk === 'UPLOAD') await sweepUpload(removed as unknown as StoredUpload);
}

async function reactToInsertion(changeId: string, inserted: Item): Promise<void> {
  if (inserted.pk.startsWith('AID-APPLICATION#')) {
    const application = inserted as unknown as StoredAidApplication;
    await sendOnce(changeId, 'notice', applicationNotice(application, environment('SITE_MAILBOX')));
    await sendOnce(changeId, 'receipt', applicationReceipt(application));
  }
  if (inserted.pk.startsWith('CONTACT-MESSAGE#')) {
    const message = inserted as unknown as StoredContactMessage;
    await sendOnce(changeId, 'notice', contactNotice(message, environment('SITE_MAILBOX')));
  }
}

async function sweepUpload({ uploadId, attachedTo }: StoredUpload): Promise<void> {
  if (attachedTo !== undefined) return;
  const renditions = PHOTO_RENDITIONS.map(({ width, format }) => photoKey(uploadId, width, format));
  await deleteObjects([incomingKey(uploadId), ...renditions]);
}
