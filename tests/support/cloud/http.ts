import { request } from 'node:http';

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The address of this machine to call from: `127.0.0.2` is somebody else than `127.0.0.1`, on Linux. */
  localAddress?: string;
  /** In the place of a body: what is sent as JSON. */
  json?: object | undefined;
  /** Of who asks. */
  token?: string | undefined;
  idempotencyKey?: string | undefined;
}

/**
 * One request over loopback, with whatever Host header. (`fetch` sets its own, and asks the network where `community.localhost` is.)
 * Nothing is followed or unpacked.
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
    // Of a DELETE, Node leaves it out.
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
