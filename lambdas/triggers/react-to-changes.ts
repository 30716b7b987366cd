/**
 * Follows the table's stream. Delivered at least once: every reaction may run twice.
 *
 * An upload that no post took within its lifetime is removed by the table; its objects go with it.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { PHOTO_RENDITIONS, photoKey } from '#shared/photos/limits.ts';
import { logger, metrics } from '../core/logger.ts';
import type { StoredUpload } from '../data/uploads.ts';
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
  metrics.publishStoredMetrics();
  return { batchItemFailures: [] };
}

async function react(record: DynamoDBRecord): Promise<void> {
  if (record.eventName !== 'REMOVE' || !record.dynamodb?.OldImage) return;
  const removed = unmarshall(record.dynamodb.OldImage as Record<string, AttributeValue>);
  if (removed.sk === 'UPLOAD') await sweepUpload(removed as unknown as StoredUpload);
}

async function sweepUpload({ uploadId, attachedTo }: StoredUpload): Promise<void> {
  if (attachedTo !== undefined) return;
  const renditions = PHOTO_RENDITIONS.map(({ width, format }) => photoKey(uploadId, width, format));
  await deleteObjects([incomingKey(uploadId), ...renditions]);
}
