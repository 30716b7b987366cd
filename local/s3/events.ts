import { randomUUID } from 'node:crypto';
import type { S3Event } from 'aws-lambda';
import { encodeKey } from './request.ts';
import type { StoredObject } from './store.ts';

let lastSequence = 0n;

/** The notification that S3 sends to a function. */
export function objectCreated(region: string, bucket: string, object: StoredObject, now: Date): S3Event {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: now.toISOString(),
        eventName: 'ObjectCreated:Put',
        userIdentity: { principalId: 'AWS:LOCAL' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': randomUUID() },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'local',
          bucket: { name: bucket, ownerIdentity: { principalId: 'LOCAL' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            // S3 writes a space as a plus here, unlike anywhere else.
            key: encodeKey(object.key).replaceAll('%20', '+'),
            size: object.size,
            eTag: object.etag,
            sequencer: nextSequencer(now),
          },
        },
      },
    ],
  };
}

/** Grows from write to write, by more than the clock when two fall into one millisecond. */
function nextSequencer(now: Date): string {
  const byClock = BigInt(now.getTime()) * 1000n;
  lastSequence = byClock > lastSequence ? byClock : lastSequence + 1n;
  return lastSequence.toString(16).toUpperCase().padStart(16, '0');
}
