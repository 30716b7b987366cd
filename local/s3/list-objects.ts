import { S3Error } from './errors.ts';
import type { Service } from './operations.ts';
import type { Answer, S3Request } from './request.ts';
import { element, xmlDocument } from './xml.ts';

const maxKeys = 1000;

/** ListObjectsV2 of what fits on one page. */
export function listObjects({ store, bucket }: Service, { query }: S3Request): Answer {
  const prefix = query.get('prefix') ?? '';
  const objects = [...store.objects.values()]
    .filter(({ key }) => key.startsWith(prefix))
    // S3 orders keys by their UTF-8 bytes, which is not how JavaScript orders strings.
    .sort((left, right) => Buffer.compare(Buffer.from(left.key), Buffer.from(right.key)));
  if (objects.length > maxKeys) {
    throw new S3Error('NotImplemented', `A list of over ${maxKeys} keys is not implemented by the local S3`);
  }
  const contents = objects.map((object) =>
    element('Contents', [
      element('Key', object.key),
      element('LastModified', object.lastModified),
      element('ETag', `"${object.etag}"`),
      element('Size', object.size),
    ]),
  );
  const body = element('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', prefix),
    element('MaxKeys', maxKeys),
    element('KeyCount', objects.length),
    element('IsTruncated', false),
    ...contents,
  ]);
  return { status: 200, body: xmlDocument(body) };
}
