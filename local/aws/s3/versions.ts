import { element, xmlDocument } from '../xml.ts';
import { S3Error } from './errors.ts';
import { type Answer, MAX_KEYS } from './request.ts';
import { compareKeys, isObject, type Store, type Version } from './store.ts';

/** Headers of a response about a version of a versioned bucket. */
export function versionHeaders({ isVersioned }: Store, version: Version | undefined): Record<string, string> {
  if (!isVersioned || !version) return {};
  return {
    'x-amz-version-id': version.versionId,
    ...(!isObject(version) && { 'x-amz-delete-marker': 'true' }),
  };
}

/** ListObjectVersions, for lists that fit on one page: by key, the newest first. */
export function listVersions(store: Store, bucket: string, prefix: string): Answer {
  const keys = store.keys.filter((key) => key.startsWith(prefix)).sort(compareKeys);
  const listed = keys.flatMap((key) =>
    store
      .versionsOf(key)
      .map((version, index, all) => entry(version, index === all.length - 1))
      .toReversed(),
  );
  if (listed.length > MAX_KEYS)
    throw new S3Error(
      'NotImplemented',
      `A list of over ${MAX_KEYS} versions is not implemented by the local S3`,
    );
  const body = element('ListVersionsResult', [
    element('Name', bucket),
    element('Prefix', prefix),
    element('MaxKeys', MAX_KEYS),
    element('IsTruncated', false),
    ...listed,
  ]);
  return { status: 200, body: xmlDocument(body) };
}

function entry(version: Version, isLatest: boolean) {
  const { key, versionId, lastModified } = version;
  const named = [
    element('Key', key),
    element('VersionId', versionId),
    element('IsLatest', isLatest),
    element('LastModified', lastModified),
  ];
  if (!isObject(version)) return element('DeleteMarker', named);
  return element('Version', [...named, element('ETag', `"${version.etag}"`), element('Size', version.size)]);
}
