/** The bucket of photos: its uploads go to the queue, and what is deleted is kept for as long as in a deployment. */
import { join } from 'node:path';
import { type Bucket, openBucket } from '@creel/local-aws/s3';
import type { Queues } from '@creel/local-aws/sqs';
import { PHOTO_VERSION_LIFETIME } from '#shared/photos/limits.ts';
import { PHOTO_BUCKET, REGION } from './environment.ts';
import type { Secrets } from './secrets.ts';

/** The prefix of uploads, as in the stack's notification. The function itself writes renditions. */
const INCOMING = 'incoming/';

/** @param corsOrigins whose pages may upload */
export function openPhotoBucket(
  { secrets, stateDirectory }: { secrets: Secrets; stateDirectory: string },
  corsOrigins: string[],
  queues: Queues,
  now: () => Date,
): Promise<Bucket> {
  return openBucket({
    directory: join(stateDirectory, 'buckets'),
    region: REGION,
    credentials: secrets.credentials,
    bucket: PHOTO_BUCKET,
    corsOrigins,
    onObjectCreated: ({ Records: all }) => {
      const Records = all.filter(({ s3 }) => s3.object.key.startsWith(INCOMING));
      if (Records.length > 0) queues.send('uploads', JSON.stringify({ Records }));
    },
    now,
    versionsMs: PHOTO_VERSION_LIFETIME,
  });
}
