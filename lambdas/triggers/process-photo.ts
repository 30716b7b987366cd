import type { S3Event } from 'aws-lambda';
import { processUpload } from '../photos/process/process-upload.ts';
import { uploadIdOf } from '../services/photo-bucket.ts';

/**
 * Processes uploads that arrived under `incoming/`. S3 sends their events to the queue, at least once and in any order.
 * Its test message, sent when notifications were set up, has no records.
 */
export async function processPhotos({ Records = [] }: Partial<S3Event>): Promise<void> {
  for (const record of Records) {
    const uploadId = uploadIdOf(decodeURIComponent(record.s3.object.key.replaceAll('+', ' ')));
    if (uploadId !== undefined) await processUpload(uploadId);
  }
}
