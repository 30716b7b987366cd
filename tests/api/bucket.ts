import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { LocalCloud } from '#tests/support/local-cloud.ts';

/** Every key in the photo bucket, at most 1000. */
export async function storedKeys(cloud: LocalCloud): Promise<string[]> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3 } = cloud.awsEnvironment;
  const s3 = new S3Client({
    endpoint: AWS_ENDPOINT_URL_S3 ?? '',
    region: cloud.config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID ?? '', secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '' },
  });
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: cloud.photoBucket }));
  s3.destroy();
  return Contents.map(({ Key = '' }) => Key);
}
