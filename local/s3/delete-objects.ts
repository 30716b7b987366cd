import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './errors.ts';
import type { Service } from './operations.ts';
import { requireIntact } from './put-object.ts';
import { crc32Text, detachedBody, receiveText } from './receive.ts';
import { type Answer, header, type S3Request } from './request.ts';
import { element, unescapeXml, xmlDocument } from './xml.ts';

const maxKeys = 1000;
const maxBodyBytes = 2 * 1024 * 1024;

export function deleteObject({ store }: Service, request: S3Request): Answer {
  store.remove(request.key);
  return { status: 204 };
}

export async function deleteObjects(
  { store }: Service,
  request: S3Request,
  payloadHash: string,
): Promise<Answer> {
  const body = await receiveText(detachedBody(request.body), maxBodyBytes);
  // S3 takes no list of deletions without a digest of it.
  if (header(request, 'x-amz-checksum-crc32') === undefined) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-checksum-*');
  }
  requireIntact(request, payloadHash, {
    sha256: createHash('sha256').update(body).digest('hex'),
    crc32: crc32Text(crc32(body)),
  });
  const { keys, quiet } = parseDelete(body.toString());
  for (const key of keys) store.remove(key);
  const deleted = quiet ? [] : keys.map((key) => element('Deleted', [element('Key', key)]));
  return { status: 200, body: xmlDocument(element('DeleteResult', deleted)) };
}

function parseDelete(xml: string): { keys: string[]; quiet: boolean } {
  const objects = [...xml.matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, inner]) => inner ?? '');
  const keys = objects.flatMap((inner) => /^\s*<Key>([^<]+)<\/Key>\s*$/.exec(inner)?.[1] ?? []);
  if (!/<Delete[\s>]/.test(xml) || keys.length !== objects.length) throw new S3Error('MalformedXML');
  if (keys.length === 0 || keys.length > maxKeys) throw new S3Error('MalformedXML');
  return { keys: keys.map(unescapeXml), quiet: /<Quiet>\s*true\s*<\/Quiet>/.test(xml) };
}
