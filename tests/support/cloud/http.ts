import { request } from 'node:http';

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** This machine's address to call from. On Linux `127.0.0.2` is another visitor than `127.0.0.1`. */
  localAddress?: string;
  /** Sent as JSON in place of a body. */
  json?: object | undefined;
  /** The caller's access token. */
  token?: string | undefined;
  idempotencyKey?: string | undefined;
}

/**
 * One request over loopback, with any Host header. (`fetch` sets its own, and looks up `community.localhost` in the
 * network.)
 * Redirects are not followed and bodies not decompressed.
 */
export function httpRequest(
  origin: string,
  path: string,
  { method = 'GET', headers: given = {}, body, json, token, idempotencyKey, localAddress }: HttpRequest = {},
): Promise<Response> {
  const { host, port } = new URL(origin);
  const content = json ? JSON.stringify(json) : body;
  const headers = {
    host,
    // Node omits it for a DELETE.
    ...(content !== undefined && { 'content-length': String(Buffer.byteLength(content)) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...given,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers,
        ...(localAddress !== undefined && { localAddress }),
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () => resolve(responseOf(incoming.statusCode ?? 0, incoming.rawHeaders, parts)));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function responseOf(status: number, rawHeaders: readonly string[], parts: readonly Buffer[]): Response {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  }
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(parts), { status, headers });
}
