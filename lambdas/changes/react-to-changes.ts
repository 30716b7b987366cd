/**
 * Follows the table's stream. Delivered at least once: every reaction may run twice.
 *
 * An upload that no post took within its lifetime is removed by the table; its objects go with it. Photos go with the post or the person that had them, and all of a person with a deleted account. A fisherman's card in the
 * directory follows what it is made of. Index entries follow their listing.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, StreamRecord } from 'aws-lambda';
import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { logger, publishMetrics } from '../core/logger.ts';
import { sweepHearts } from '../favorites/hearts-reaction.ts';
import { tellAdmirers } from '../favorites/pledge-notifications.ts';
import { eraseEverything } from '../people/account-data.ts';
import { keepFishermanCard } from '../people/reactions.ts';
import type { StoredUpload } from '../photos/store/items.ts';
import { keepIndexEntries } from '../posts/reactions.ts';
import { deleteObjects, incomingKey } from '../services/photo-bucket.ts';
import { type Key, tombstoneKey, userPartition } from '../table/keys.ts';

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

async function react({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  if (eventName === 'REMOVE' && dynamodb?.OldImage) await reactToRemoval(read(dynamodb.OldImage));
  if (eventName !== 'INSERT' && dynamodb?.OldImage) {
    await sweepPhotos(read(dynamodb.OldImage), dynamodb.NewImage && read(dynamodb.NewImage));
  }
  await keepIndexEntries(
    dynamodb?.OldImage && read(dynamodb.OldImage),
    dynamodb?.NewImage && read(dynamodb.NewImage),
  );
  if (eventName === 'INSERT' && dynamodb?.NewImage) await reactToInsertion(read(dynamodb.NewImage));
  if (dynamodb?.Keys) await keepFishermanCard(read(dynamodb.Keys));
}

/** Items of the table, told apart by their keys. */
type Item = Record<string, unknown> & Key;

const read = (image: NonNullable<StreamRecord['NewImage']>): Item =>
  unmarshall(image as Record<string, AttributeValue>) as Item;

async function reactToRemoval(removed: Item): Promise<void> {
  if (removed.sk === 'UPLOAD') await sweepUpload(removed as unknown as StoredUpload);
  await sweepHearts(removed);
}

async function reactToInsertion(inserted: Item): Promise<void> {
  // What the call that deleted the account did not come to, and what others in flight wrote behind it.
  if (inserted.sk === tombstoneKey('').sk) await eraseEverything(ownerOf(inserted.pk));
  await tellAdmirers(inserted);
}

const ownerOf = (partition: string) => partition.slice(userPartition('').length);

/** Photos that a post or a person no longer has; no two of them ever share one, but posts of a large demo, whose photos stay. */
async function sweepPhotos(before: Item, after: Item | undefined): Promise<void> {
  const kept = after ? photosOf(after) : [];
  for (const id of photosOf(before)) if (!kept.includes(id)) await deleteObjects(renditionKeys(id));
}

/** Of what owns photos: posts and accounts. A listing only repeats its post's. */
function photosOf({ sk, photo, detail, sharedPhotos }: Item): string[] {
  if (sharedPhotos === true) return [];
  const photos: unknown[] = sk === 'ACCOUNT' ? [photo] : [Object(detail).photos].flat();
  return photos.map((each) => Object(each).id).filter((id) => typeof id === 'string');
}

const renditionKeys = (photoId: string) =>
  PHOTO_RENDITIONS.map(({ width, format }) => photoKey(photoId, width, format));

async function sweepUpload({ uploadId, attachedTo }: StoredUpload): Promise<void> {
  if (attachedTo !== undefined) return;
  await deleteObjects([incomingKey(uploadId), ...renditionKeys(uploadId)]);
}
