import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { S3Error } from './errors.ts';

export interface Received {
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Base64. */
  readonly crc32: string;
}

/** Counts and digests what passes, and fails as soon as there are more than `maxBytes`. */
class Meter extends Transform {
  #size = 0;
  #crc32 = 0;
  readonly #md5 = createHash('md5');
  readonly #sha256 = createHash('sha256');
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    this.#md5.update(chunk);
    this.#sha256.update(chunk);
    this.#crc32 = crc32(chunk, this.#crc32);
    if (this.#size > this.#maxBytes) done(new S3Error('EntityTooLarge'));
    else done(null, chunk);
  }

  result(): Received {
    return {
      size: this.#size,
      md5: this.#md5.digest('hex'),
      sha256: this.#sha256.digest('hex'),
      crc32: crc32Text(this.#crc32),
    };
  }
}

/** A CRC-32 as S3 writes it: four bytes in base64. */
export function crc32Text(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.toString('base64');
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

/** Streams a body to a new file. When the sender goes away or sends more than `maxBytes`, the file is removed and the call throws. */
export async function receiveToFile(file: string, source: Readable, maxBytes: number): Promise<Received> {
  const meter = new Meter(maxBytes);
  try {
    await pipeline(source, meter, createWriteStream(file, { flags: 'wx' }));
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
