import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ChecksumAlgorithm, startChecksum } from './checksums.ts';
import { S3Error } from './errors.ts';

export interface Received {
  readonly size: number;
  readonly md5: Buffer;
  readonly sha256: string;
  /** Base64, of the algorithm that was asked for. */
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly value: string };
}

/** Counts and digests what passes, and fails as soon as there are more than `maxBytes`. */
class Meter extends Transform {
  #size = 0;
  readonly #md5 = createHash('md5');
  readonly #sha256 = createHash('sha256');
  readonly #checksum: { algorithm: ChecksumAlgorithm; running: ReturnType<typeof startChecksum> } | undefined;
  readonly #maxBytes: number;

  constructor(maxBytes: number, algorithm: ChecksumAlgorithm | undefined) {
    super();
    this.#maxBytes = maxBytes;
    this.#checksum = algorithm && { algorithm, running: startChecksum(algorithm) };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    this.#md5.update(chunk);
    this.#sha256.update(chunk);
    this.#checksum?.running.update(chunk);
    if (this.#size > this.#maxBytes) done(new S3Error('EntityTooLarge'));
    else done(null, chunk);
  }

  result(): Received {
    const checksum = this.#checksum && {
      algorithm: this.#checksum.algorithm,
      value: this.#checksum.running.base64(),
    };
    return {
      size: this.#size,
      md5: this.#md5.digest(),
      sha256: this.#sha256.digest('hex'),
      ...(checksum && { checksum }),
    };
  }
}

/**
 * The body as a stream that can fail without taking the connection with it: the rest of the body is then read and
 * dropped, and the sender hears the answer. It fails when the sender goes away.
 */
export function detachedBody(message: IncomingMessage): Readable {
  const body = new PassThrough();
  message.pipe(body);
  message.once('close', () => {
    if (!message.complete) body.destroy(new S3Error('IncompleteBody'));
  });
  body.once('close', () => {
    message.unpipe(body);
    message.resume();
  });
  return body;
}

/**
 * Streams a body to a new file. When the sender goes away, sends more than `maxBytes`, or `decoder` refuses what it
 * sends, the file is removed and the call throws.
 */
export async function receiveToFile(
  file: string,
  source: Readable,
  options: { maxBytes: number; decoder?: Transform | undefined; checksum?: ChecksumAlgorithm | undefined },
): Promise<Received> {
  const meter = new Meter(options.maxBytes, options.checksum);
  const target = createWriteStream(file, { flags: 'wx' });
  try {
    if (options.decoder) await pipeline(source, options.decoder, meter, target);
    else await pipeline(source, meter, target);
    return meter.result();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Reads a small body into memory; throws `MalformedXML`, the answer to a longer one, beyond `maxBytes`. */
export async function receiveText(source: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new S3Error('MalformedXML');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
