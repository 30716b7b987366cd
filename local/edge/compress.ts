import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** CloudFront compresses no smaller bodies. */
const MIN_BYTES = 1000;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json|[\w.-]+\+(?:json|xml))\b|image\/svg\+xml)/;

export function isCompressible(contentType: string | undefined, size: number): boolean {
  return size >= MIN_BYTES && contentType !== undefined && COMPRESSIBLE.test(contentType);
}

/** The encoding that CloudFront would choose: brotli before gzip, whatever their order in the header. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param effort `once` for a body that is sent many times, `each` for one that is made for each request */
export function compress(body: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: effort === 'once' ? 9 : 6 });
  const quality = effort === 'once' ? 11 : 4;
  return brotliAsync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
