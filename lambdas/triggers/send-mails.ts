/**
 * Follows the table's stream and sends the mails that its changes ask for. A function of its own: while SES is away it stands still and tries
 * again for hours, and nothing else may wait for that.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, StreamRecord } from 'aws-lambda';
import { logger, publishMetrics } from '../core/logger.ts';
import { mailLetters } from '../mail/reactions/letters.ts';
import { mailMessage } from '../mail/reactions/message.ts';
import { mailModeration } from '../mail/reactions/moderation.ts';
import { mailOutbox } from '../mail/reactions/outbox.ts';
import { mailWelcome } from '../mail/reactions/welcome.ts';
import type { Key } from '../table/keys.ts';

/** A change of the table, as far as mails go. */
export interface Change {
  /** The same for every delivery of it. */
  id: string;
  before: Item | undefined;
  after: Item;
}

/** Items of the table, told apart by their keys. */
export type Item = Record<string, unknown> & Key;

const ON_INSERTION = [mailLetters, mailMessage, mailOutbox, mailWelcome];

/** Stops at the first record that fails, so that the rest comes again in order. */
export async function sendMails(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  try {
    for (const record of event.Records) {
      try {
        await sendFor(record);
      } catch (error) {
        const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
        // Of the error only its kind: SES names addresses in its messages.
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.error('a mail was not sent yet', { sequenceNumber: itemIdentifier, reason });
        return { batchItemFailures: [{ itemIdentifier }] };
      }
    }
    return { batchItemFailures: [] };
  } finally {
    publishMetrics();
  }
}

async function sendFor({ eventID = '', eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  if (!dynamodb?.NewImage) return;
  const before = dynamodb.OldImage && read(dynamodb.OldImage);
  const change: Change = { id: eventID, before, after: read(dynamodb.NewImage) };
  if (eventName === 'INSERT') for (const send of ON_INSERTION) await send(change);
  else await mailModeration(change);
}

const read = (image: NonNullable<StreamRecord['NewImage']>): Item =>
  unmarshall(image as Record<string, AttributeValue>) as Item;
