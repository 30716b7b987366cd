/**
 * The API has an address of its own that bypasses the edge with its firewall and caches. Direct callers are refused
 * because they lack the secret that the edge adds (docs/decisions/2026-11-22-edge-security.md).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import { environment } from '../environment.ts';
import type { ApiEvent, ApiResult } from './call.ts';

/** The setting of a stage without an edge, whose API is called directly. */
const NO_EDGE = 'none';

export function hasEdge(): boolean {
  return environment('EDGE_SECRETS') !== NO_EDGE;
}

const PLAIN_REFUSAL: ApiResult = {
  statusCode: 403,
  headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store' },
  body: 'Forbidden\n',
};

/** Runs first: nothing is read, counted or logged for a request that bypassed the edge. */
export const requireEdge: MiddlewareObj<ApiEvent, ApiResult> = {
  before: ({ event }) => (cameByEdge(event) ? undefined : PLAIN_REFUSAL),
};

/** Accepts two secrets while one replaces the other. */
function cameByEdge({ headers }: ApiEvent): boolean {
  if (!hasEdge()) return true;
  const given = digest(headers[EDGE_SECRET_HEADER] ?? '');
  const secrets = environment('EDGE_SECRETS').split(',').filter(Boolean);
  return secrets.some((secret) => timingSafeEqual(digest(secret), given));
}

/** Gives all secrets the same length, so that every comparison takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
