import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { membership } from '#lambdas/people/store/items.ts';
import { upload } from '#lambdas/photos/store/items.ts';
import type { Cloud } from '#local/cloud.ts';
import { seedDemoData } from '#local/demo/index.ts';
import { PHOTO_COLORS, PHOTO_SIZE, type PhotoName, readRendition, sharedPhoto } from '#local/demo/photos.ts';
import { namesOf } from '#shared/names-of.ts';
import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_FORMAT_TYPES, PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';

/** Fills the empty site of a first start: accounts, their groups, and what they post. */
export async function fillWithDemoData(cloud: Cloud): Promise<void> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = cloud.awsEnvironment;
  const client = new DynamoDBClient({
    endpoint: cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: cloud.config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
  });
  const table = DynamoDBDocumentClient.from(client);
  await storePhotos(cloud);
  await seedDemoData({
    // An IP address, because `localhost` would have to be resolved.
    origin: `http://127.0.0.1:${cloud.port}`,
    now: () => cloud.clock.now(),
    createUser: (person) => cloud.userPool.createUser(person),
    recordGroup: async (userId, group) => {
      const assignedAt = new Date(cloud.clock.now()).toISOString();
      const Item = membership.item({ userId, group }, { group, assignedBy: 'demo data', assignedAt });
      await table.send(new PutCommand({ TableName: cloud.tableName, Item }));
    },
    placePhoto: async (uploadId, name) => {
      await storeRenditions(cloud, uploadId, name);
      const photo: Photo = { id: uploadId, ...PHOTO_SIZE, color: PHOTO_COLORS[name] };
      await table.send(
        new UpdateCommand({
          TableName: cloud.tableName,
          Key: upload.key({ uploadId }),
          UpdateExpression: 'SET #status = :ready, photo = :photo',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':ready': 'ready', ':photo': photo },
        }),
      );
    },
  });
  client.destroy();
}

/** Stores the photos that the posts of a site with a past share. */
async function storePhotos(cloud: Cloud): Promise<void> {
  await Promise.all(namesOf(PHOTO_COLORS).map((name) => storeRenditions(cloud, sharedPhoto(name).id, name)));
}

/** Stores a photo as the photo pipeline would: under the upload's id, in every width and format. */
async function storeRenditions(cloud: Cloud, uploadId: string, name: PhotoName): Promise<void> {
  await Promise.all(
    PHOTO_RENDITIONS.map(async (rendition) => {
      const { width, format } = rendition;
      const body = await readRendition(name, rendition);
      cloud.bucket.write(photoKey(uploadId, width, format), {
        body,
        contentType: PHOTO_FORMAT_TYPES[format],
      });
    }),
  );
}
