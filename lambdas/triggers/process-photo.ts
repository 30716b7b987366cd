import type { S3Event } from 'aws-lambda';
import { processUpload } from '../photos/process/process-upload.ts';
import { uploadIdOf } from '../services/photo-bucket.ts';

/**
 * Uploads have arrived under `incoming/`: what S3 puts into their queue, at least once and in any order. When it was told of the queue it put
 * a trial message there, which has no records.
 */
export async function processPhotos({ Records = [] }: Partial<S3Event>): Promise<void> {
  for (const record of Records) {
    const uploadId = uploadIdOf(decodeURIComponent(record.s3.object.key.replaceAll('+', ' ')));
    if (uploadId !== undefined) await processUpload(uploadId);
  }
}
