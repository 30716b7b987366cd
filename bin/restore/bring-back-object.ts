import {
  type DeleteMarkerEntry,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ObjectVersion,
  type S3Client,
} from '@aws-sdk/client-s3';

export interface OpenBucket {
  s3: S3Client;
  name: string;
}

/** The keys at one of which an object can be, such as those of a hidden post. */
export type Places = readonly string[];

/** Brings back an object at the place where it was last, by removing the markers of its deletion. */
export async function bringBackObject(
  bucket: OpenBucket,
  places: Places,
  isDry: boolean,
): Promise<'there' | 'back' | 'missing'> {
  const histories = await Promise.all(places.map((key) => readHistory(bucket, key)));
  if (histories.some(({ versions }) => versions[0]?.IsLatest)) return 'there';
  const [last] = histories
    .filter(({ versions }) => versions.length > 0)
    .toSorted((one, other) => timeOf(other.versions[0]) - timeOf(one.versions[0]));
  if (!last) return 'missing';
  if (isDry) return 'back';
  // All of them are newer than the newest version.
  const hiding = last.markers.filter((marker) => timeOf(marker) >= timeOf(last.versions[0]));
  for (const { Key, VersionId } of hiding)
    await bucket.s3.send(new DeleteObjectCommand({ Bucket: bucket.name, Key, VersionId }));
  return 'back';
}

interface History {
  /** The newest first. */
  versions: ObjectVersion[];
  markers: DeleteMarkerEntry[];
}

async function readHistory({ s3, name: Bucket }: OpenBucket, key: string): Promise<History> {
  const { Versions = [], DeleteMarkers = [] } = await s3.send(
    new ListObjectVersionsCommand({ Bucket, Prefix: key }),
  );
  const isOfKey = ({ Key }: { Key?: string | undefined }) => Key === key;
  return { versions: Versions.filter(isOfKey), markers: DeleteMarkers.filter(isOfKey) };
}

const timeOf = (version: { LastModified?: Date | undefined } | undefined): number =>
  version?.LastModified?.getTime() ?? 0;
