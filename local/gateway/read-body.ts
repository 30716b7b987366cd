import type { IncomingMessage } from 'node:http';

/**
 * The whole body, or undefined when it has more than `limit` bytes; the rest is then read and dropped, so that the caller gets its answer.
 * @throws Error when the client goes away in the middle
 */
export async function readBody(message: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message) {
    size += part.length;
    if (size <= limit) parts.push(part);
  }
  return size <= limit ? Buffer.concat(parts, size) : undefined;
}
