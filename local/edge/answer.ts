import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compress.ts';

/** A response of an origin, before the edge adds its own headers. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /**
   * Returns the body in an encoding, cached from the last time. Without it the body is compressed only for this
   * response.
   */
  encoded?: (encoding: Encoding) => Promise<Buffer>;
}

export function textAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(text),
  };
}

/**
 * Sends a response: compressed if the client accepts that, 304 if it already has the same content, and without a body
 * for HEAD.
 */
export async function send(
  message: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { etag } = answer.headers;
  const isRead = message.method === 'GET' || message.method === 'HEAD';
  const isFresh = isRead && answer.status === 200 && matches(message.headers['if-none-match'], etag);
  const body = isFresh ? undefined : await encode(message, response, answer);

  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (response.hasHeader('content-encoding') && etag !== undefined) response.setHeader('etag', weak(etag));
  response.statusCode = isFresh ? 304 : answer.status;
  if (body) response.setHeader('content-length', body.length);
  else response.removeHeader('content-type');
  response.end(message.method === 'HEAD' ? undefined : body);
}

async function encode(message: IncomingMessage, response: ServerResponse, answer: Answer): Promise<Buffer> {
  const { body, headers } = answer;
  if (headers['content-encoding'] !== undefined || !isCompressible(headers['content-type'], body.length)) {
    return body;
  }
  response.setHeader('vary', 'accept-encoding');
  const encoding = acceptedEncoding(message.headers['accept-encoding']);
  if (!encoding) return body;
  response.setHeader('content-encoding', encoding);
  return await (answer.encoded?.(encoding) ?? compress(body, encoding, 'each'));
}

/** If-None-Match compares weakly: the same content in another encoding matches. */
function matches(condition: string | undefined, etag: string | undefined): boolean {
  if (condition === undefined || etag === undefined) return false;
  const tags = condition.split(',').map((tag) => weak(tag.trim()));
  return condition.trim() === '*' || tags.includes(weak(etag));
}

function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}
