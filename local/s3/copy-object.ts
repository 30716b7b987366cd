import { rm } from 'node:fs/promises';
import { requireWritable } from './conditions.ts';
import { S3Error } from './errors.ts';
import { describeObject, requireSupported } from './object-headers.ts';
import { type Answer, header, type S3Request } from './request.ts';
import { commitAndAnnounce, type Service, wholeSecond } from './service.ts';
import type { StoredObject } from './store.ts';
import { element, xmlDocument } from './xml.ts';

export async function copyObject(service: Service, request: S3Request): Promise<Answer> {
  const { store } = service;
  const given = Object.keys(request.headers).map((name): [string, string] => [
    name,
    header(request, name) ?? '',
  ]);
  requireSupported(given, request.key);
  if (given.some(([name]) => name.startsWith('x-amz-copy-source-'))) {
    throw new S3Error(
      'NotImplemented',
      'Conditions on the source of a copy are not implemented by the local S3',
    );
  }
  const from = parseSource(header(request, 'x-amz-copy-source') ?? '');
  const source = store.find(from.bucket, from.key);
  const replaces = header(request, 'x-amz-metadata-directive') === 'REPLACE';
  if (!replaces && from.bucket === request.bucket && from.key === request.key) {
    throw new S3Error(
      'InvalidRequest',
      'This copy request is illegal because it changes nothing of the object.',
    );
  }
  const body = store.newBody(request.bucket);
  try {
    await store.copyBody(from.bucket, source, body.file);
    const object: StoredObject = {
      ...source,
      ...(replaces && describeObject(given)),
      key: request.key,
      body: body.name,
      lastModified: wholeSecond(service.now()),
    };
    commitAndAnnounce(service, request.bucket, object, 'Copy', (present) =>
      requireWritable(request, present),
    );
    return { status: 200, body: copyResult(object) };
  } catch (error) {
    await rm(body.file, { force: true });
    throw error;
  }
}

function parseSource(source: string): { bucket: string; key: string } {
  if (source.includes('?'))
    throw new S3Error('NotImplemented', 'Versions are not implemented by the local S3');
  const [bucket = '', ...rest] = decodeURIComponent(source.replace(/^\//, '')).split('/');
  const key = rest.join('/');
  if (!bucket || !key)
    throw new S3Error('InvalidArgument', 'Copy Source must mention the source bucket and key');
  return { bucket, key };
}

function copyResult({ etag, lastModified }: StoredObject): string {
  return xmlDocument(
    element('CopyObjectResult', [element('LastModified', lastModified), element('ETag', `"${etag}"`)]),
  );
}
