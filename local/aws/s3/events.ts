import { randomUUID } from 'node:crypto';
import type { S3Event } from 'aws-lambda';
import { encodeStrictly } from '../signature.ts';
import type { StoredObject } from './store.ts';

/** The notification that S3 sends to a function. */
export function objectCreated(region: string, bucket: string, object: StoredObject): S3Event {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: object.lastModified,
        eventName: 'ObjectCreated:Put',
        userIdentity: { principalId: 'AWS:LOCAL' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': randomUUID() },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'local',
          bucket: { name: bucket, ownerIdentity: { principalId: 'LOCAL' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            // Only here S3 encodes a space as a plus.
            key: encodeStrictly(object.key).replaceAll('%2F', '/').replaceAll('%20', '+'),
            size: object.size,
            eTag: object.etag,
            sequencer: Date.parse(object.lastModified).toString(16).toUpperCase(),
          },
        },
      },
    ],
  };
}
