import { Transform, type TransformCallback } from 'node:stream';
import { S3Error } from './errors.ts';

const longestLine = 4096;

/**
 * Decodes the body encoding `aws-chunked`: chunks of `size in hex, CRLF, data, CRLF`, a chunk of size 0, trailing
 * headers, an empty line. Once it has ended, `trailers` holds the trailing headers by lower-case name.
 */
export class AwsChunkedDecoder extends Transform {
  readonly trailers = new Map<string, string>();
  #pending: Buffer = Buffer.alloc(0);
  #expects: 'size' | 'data' | 'end of data' | 'trailer' | 'nothing' = 'size';
  #left = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    try {
      while (this.#pending.length > 0 && this.#step());
      done();
    } catch (error) {
      done(error instanceof Error ? error : new S3Error('IncompleteBody'));
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#expects === 'nothing' ? null : new S3Error('IncompleteBody'));
  }

  /** Takes one thing off the pending bytes; false when more bytes are needed for it. */
  #step(): boolean {
    if (this.#expects === 'nothing')
      throw new S3Error('IncompleteBody', 'There are bytes after the last chunk');
    if (this.#expects === 'data') return this.#takeData();
    const line = this.#takeLine();
    if (line === undefined) return false;
    if (this.#expects === 'size') this.#startChunk(line);
    else if (this.#expects === 'trailer') this.#addTrailer(line);
    else if (line === '') this.#expects = 'size';
    else throw new S3Error('IncompleteBody', 'A chunk is longer than its size says');
    return true;
  }

  #takeData(): boolean {
    const data = this.#pending.subarray(0, this.#left);
    this.#pending = this.#pending.subarray(data.length);
    this.#left -= data.length;
    this.push(data);
    if (this.#left === 0) this.#expects = 'end of data';
    return true;
  }

  #takeLine(): string | undefined {
    const end = this.#pending.indexOf('\r\n');
    if (end > longestLine || (end < 0 && this.#pending.length > longestLine))
      throw new S3Error('IncompleteBody');
    if (end < 0) return undefined;
    const line = this.#pending.toString('latin1', 0, end);
    this.#pending = this.#pending.subarray(end + 2);
    return line;
  }

  #startChunk(line: string): void {
    if (!/^[0-9a-f]{1,8}$/i.test(line)) throw new S3Error('IncompleteBody', 'A chunk size is not valid');
    this.#left = Number.parseInt(line, 16);
    this.#expects = this.#left === 0 ? 'trailer' : 'data';
  }

  #addTrailer(line: string): void {
    if (line === '') {
      this.#expects = 'nothing';
      return;
    }
    const colon = line.indexOf(':');
    if (colon < 1) throw new S3Error('MalformedTrailerError');
    this.trailers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
}
