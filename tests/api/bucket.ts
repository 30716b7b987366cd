import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { LocalCloud } from '#tests/support/local-cloud.ts';

/** Every key in the photo bucket, at most 1000. */
export function storedKeys(cloud: LocalCloud): Promise<string[]> {
  return withBucket(cloud, async (s3) => {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: cloud.photoBucket }));
    return Contents.map(({ Key = '' }) => Key);
  });
}

export async function removeStored(cloud: LocalCloud, Key: string): Promise<void> {
  await withBucket(cloud, (s3) => s3.send(new DeleteObjectCommand({ Bucket: cloud.photoBucket, Key })));
}

async function withBucket<T>(cloud: LocalCloud, work: (s3: S3Client) => Promise<T>): Promise<T> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3 } = cloud.awsEnvironment;
  const s3 = new S3Client({
    endpoint: AWS_ENDPOINT_URL_S3 ?? '',
    region: cloud.config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID ?? '', secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '' },
  });
  try {
    return await work(s3);
  } finally {
    s3.destroy();
  }
}
