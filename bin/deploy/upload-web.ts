import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { type PlannedFile, turnOf } from './web-plan.ts';

/** The number of concurrent uploads; more would only wait for each other. */
const UPLOADS = 8;

export interface UploadResult {
  uploaded: string[];
  /** Files that were in the bucket already, unchanged. */
  kept: string[];
}

/**
 * Uploads the files that are not in the bucket. It never deletes any, so that a tab that was opened before the deployment still finds the files of
 * its own release. Each turn of the plan waits for the one before.
 */
export async function uploadWeb(
  s3: S3Client,
  bucket: string,
  plan: readonly PlannedFile[],
): Promise<UploadResult> {
  const result: UploadResult = { uploaded: [], kept: [] };
  const limit = pLimit(UPLOADS);
  for (const turn of turnsOf(plan)) await limit.map(turn, (file) => upload(s3, bucket, file, result));
  return result;
}

function turnsOf(plan: readonly PlannedFile[]): PlannedFile[][] {
  const turns = [...new Set(plan.map(({ key }) => turnOf(key)))].sort();
  return turns.map((turn) => plan.filter(({ key }) => turnOf(key) === turn));
}

async function upload(s3: S3Client, bucket: string, file: PlannedFile, result: UploadResult): Promise<void> {
  if (await isThere(s3, bucket, file)) {
    result.kept.push(file.key);
    return;
  }
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: file.key,
      Body: file.body,
      ContentType: file.contentType,
      CacheControl: file.cacheControl,
    }),
  );
  result.uploaded.push(file.key);
}

async function isThere(s3: S3Client, bucket: string, file: PlannedFile): Promise<boolean> {
  try {
    const found = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: file.key }));
    return (
      found.ETag === `"${file.digest}"` &&
      found.ContentType === file.contentType &&
      found.CacheControl === file.cacheControl
    );
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return false;
    throw error;
  }
}
