/**
 * Sends one request to an address that a coordinator chose: by https, to public addresses, without following redirects,
 * for a short time, and reading little of the response.
 */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { RECEIVER_TIMEOUT_MS, RESPONSE_BYTES } from '#shared/webhooks/limits.ts';
import type { AttemptProblem } from '#shared/webhooks/schemas.ts';
import { NotPublic, publicLookup } from './public-address.ts';

interface Posted {
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface How {
  lookup?: LookupFunction;
  timeoutMs?: number;
  /** Whether the response's text is needed. Otherwise, its status is enough. */
  readsText?: boolean;
}

export type Response = { status: number; text: string } | { problem: AttemptProblem };

/** Never throws. A status of 300 to 399 is returned like any other. */
export async function post(
  address: string,
  { headers, body }: Posted,
  { lookup = publicLookup(), timeoutMs = RECEIVER_TIMEOUT_MS, readsText = false }: How = {},
): Promise<Response> {
  const url = new URL(address);
  // A connection to an IP address looks nothing up, so that nothing would be checked.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) return { problem: 'private_address' };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = Buffer.from(body);
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': sent.length },
    lookup,
    // Without an agent, no connection is used twice.
    agent: false,
    signal,
  });
  try {
    const response = await responseTo(request, sent);
    const text = readsText ? await beginningOf(response) : '';
    return { status: response.statusCode ?? 0, text };
  } catch (error) {
    return { problem: signal.aborted ? 'timeout' : problemOf(error) };
  } finally {
    request.destroy();
  }
}

function responseTo(request: ClientRequest, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    // Also after the response, when the request is ended early.
    request.on('error', reject);
    request.end(body);
  });
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, RESPONSE_BYTES).toString();
}

const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

function problemOf(error: unknown): AttemptProblem {
  if (error instanceof NotPublic) return 'private_address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNKNOWN_NAME.has(code) ? 'no_address' : 'no_connection';
}
