import { rm } from 'node:fs/promises';
import { AwsChunkedDecoder } from './aws-chunked.ts';
import { type ChecksumAlgorithm, checksumAlgorithms } from './checksums.ts';
import { requireWritable } from './conditions.ts';
import { S3Error } from './errors.ts';
import { describeObject, findChecksum, requireSupported } from './object-headers.ts';
import { detachedBody, type Received, receiveToFile } from './receive.ts';
import { type Answer, header, headerOrQuery, type S3Request } from './request.ts';
import { commitAndAnnounce, type Service, wholeSecond } from './service.ts';

const chunkedPayload = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** What the request says its body is; every part of it is compared with what arrives. */
interface Expected {
  readonly size: number;
  readonly payloadHash: string;
  readonly decoder?: AwsChunkedDecoder;
  readonly algorithm?: ChecksumAlgorithm;
}

export async function putObject(service: Service, request: S3Request, payloadHash: string): Promise<Answer> {
  const { store } = service;
  const described = describeObject(givenValues(request));
  requireSupported(givenValues(request), request.key);
  requireWritable(request, store.objects(request.bucket).get(request.key));
  const expected = expectBody(request, payloadHash, service.maxUploadBytes);

  const body = store.newBody(request.bucket);
  const received = await receiveToFile(body.file, detachedBody(request.body), {
    maxBytes: service.maxUploadBytes,
    decoder: expected.decoder,
    checksum: expected.algorithm,
  });
  const etag = received.md5.toString('hex');
  try {
    requireAsExpected(request, expected, received);
    const object = {
      key: request.key,
      body: body.name,
      size: received.size,
      etag,
      lastModified: wholeSecond(service.now()),
      ...described,
      ...(received.checksum && { checksum: received.checksum }),
    };
    commitAndAnnounce(service, request.bucket, object, 'Put', (present) => requireWritable(request, present));
  } catch (error) {
    await rm(body.file, { force: true });
    throw error;
  }
  return { status: 200, headers: { etag: `"${etag}"`, ...checksumHeader(received) } };
}

/** Headers, and what presigning moved from there to the query. */
function givenValues(request: S3Request): [string, string][] {
  const inQuery = [...request.query].filter(([name]) => name.startsWith('x-amz-'));
  const inHeaders = Object.keys(request.headers).map((name): [string, string] => [
    name,
    header(request, name) ?? '',
  ]);
  return [...inQuery, ...inHeaders];
}

function expectBody(request: S3Request, payloadHash: string, maxBytes: number): Expected {
  const chunked = payloadHash === chunkedPayload;
  if (!chunked && payloadHash.startsWith('STREAMING-')) {
    throw new S3Error('NotImplemented', `${payloadHash} is not implemented by the local S3`);
  }
  const length = header(request, chunked ? 'x-amz-decoded-content-length' : 'content-length');
  if (length === undefined || !/^\d{1,15}$/.test(length)) throw new S3Error('MissingContentLength');
  if (Number(length) > maxBytes) throw new S3Error('EntityTooLarge');
  const algorithm = chunked
    ? announcedAlgorithm(request)
    : findChecksum((name) => headerOrQuery(request, name))?.algorithm;
  return {
    size: Number(length),
    payloadHash,
    ...(chunked && { decoder: new AwsChunkedDecoder() }),
    ...(algorithm && { algorithm }),
  };
}

function announcedAlgorithm(request: S3Request): ChecksumAlgorithm {
  const trailer = header(request, 'x-amz-trailer') ?? '';
  const algorithm = checksumAlgorithms.find((name) => trailer === `x-amz-checksum-${name}`);
  if (algorithm) return algorithm;
  throw new S3Error('NotImplemented', `The trailer "${trailer}" is not implemented by the local S3`);
}

function requireAsExpected(request: S3Request, expected: Expected, received: Received): void {
  if (received.size !== expected.size) throw new S3Error('IncompleteBody');
  if (/^[0-9a-f]{64}$/.test(expected.payloadHash) && expected.payloadHash !== received.sha256) {
    throw new S3Error('XAmzContentSHA256Mismatch');
  }
  const md5 = header(request, 'content-md5');
  if (md5 !== undefined && Buffer.from(md5, 'base64').length !== 16) throw new S3Error('InvalidDigest');
  if (md5 !== undefined && md5 !== received.md5.toString('base64')) throw new S3Error('BadDigest');
  const trailers = expected.decoder?.trailers;
  const claimed = findChecksum((name) => (trailers ? trailers.get(name) : headerOrQuery(request, name)));
  if (trailers && claimed?.algorithm !== expected.algorithm) throw new S3Error('MalformedTrailerError');
  if (claimed && claimed.value !== received.checksum?.value) {
    const name = claimed.algorithm.toUpperCase();
    throw new S3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
  }
}

function checksumHeader({ checksum }: Received): Record<string, string> {
  return checksum ? { [`x-amz-checksum-${checksum.algorithm}`]: checksum.value } : {};
}
