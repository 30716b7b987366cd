import { createHash } from 'node:crypto';
import { startChecksum } from './checksums.ts';
import { S3Error } from './errors.ts';
import { findChecksum } from './object-headers.ts';
import { detachedBody, receiveText } from './receive.ts';
import { type Answer, header, type S3Request } from './request.ts';
import type { Service } from './service.ts';
import { element, unescapeXml, xmlDocument } from './xml.ts';

const mostKeys = 1000;
const largestBody = 2 * 1024 * 1024;

export function deleteObject({ store }: Service, request: S3Request): Answer {
  store.remove(request.bucket, request.key);
  return { status: 204 };
}

export async function deleteObjects(
  service: Service,
  request: S3Request,
  payloadHash: string,
): Promise<Answer> {
  service.store.objects(request.bucket);
  const body = await receiveText(detachedBody(request.body), largestBody);
  requireIntact(request, payloadHash, body);
  const { keys, quiet } = parseDelete(body.toString());
  for (const key of keys) service.store.remove(request.bucket, key);
  const deleted = quiet ? [] : keys.map((key) => element('Deleted', [element('Key', key)]));
  return { status: 200, body: xmlDocument(element('DeleteResult', deleted)) };
}

/** S3 takes no list of deletions without a digest of it. */
function requireIntact(request: S3Request, payloadHash: string, body: Buffer): void {
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== sha256)
    throw new S3Error('XAmzContentSHA256Mismatch');
  const md5 = header(request, 'content-md5');
  const claimed = findChecksum((name) => header(request, name));
  if (md5 === undefined && !claimed) {
    throw new S3Error(
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    );
  }
  if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64'))
    throw new S3Error('BadDigest');
  if (!claimed) return;
  const running = startChecksum(claimed.algorithm);
  running.update(body);
  if (running.base64() !== claimed.value) throw new S3Error('BadDigest');
}

function parseDelete(xml: string): { keys: string[]; quiet: boolean } {
  const objects = [...xml.matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, inner]) => inner ?? '');
  const keys = objects.map((inner) => /<Key>([^<]+)<\/Key>/.exec(inner)?.[1]);
  if (!/<Delete[\s>]/.test(xml) || keys.length === 0 || keys.length > mostKeys)
    throw new S3Error('MalformedXML');
  if (objects.some((inner) => inner.includes('<VersionId>'))) {
    throw new S3Error('NotImplemented', 'Versions are not implemented by the local S3');
  }
  const named = keys.filter((key) => key !== undefined);
  if (named.length < keys.length) throw new S3Error('MalformedXML');
  return { keys: named.map(unescapeXml), quiet: /<Quiet>\s*true\s*<\/Quiet>/.test(xml) };
}
