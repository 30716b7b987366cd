import type { S3Event } from 'aws-lambda';
import { publishMetrics } from '../core/logger.ts';
import { processUpload } from '../photos/process/process-upload.ts';
import { uploadIdOf } from '../services/photo-bucket.ts';

/** Uploads have arrived under `incoming/`. S3 delivers each event at least once and in any order. */
export async function processPhotos(event: S3Event): Promise<void> {
  for (const record of event.Records) {
    const uploadId = uploadIdOf(decodeURIComponent(record.s3.object.key.replaceAll('+', ' ')));
    if (uploadId !== undefined) await processUpload(uploadId);
  }
  publishMetrics();
}
