import { createHmac } from 'node:crypto';
import { environment } from '../environment.ts';
import type { ApiEvent } from './call.ts';

/**
 * The network address a request came from. Behind CloudFront the gateway sees CloudFront's; the visitor's is the last but one of the list that
 * CloudFront appends to. What stands before that the visitor may have made up.
 */
export function callerAddress(event: ApiEvent): string {
  const hops = (event.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-2) ?? hops.at(-1) ?? event.requestContext.http.sourceIp;
}

/** What is stored of an address to count by: the same for the same address, of no use to find out which. */
export function addressDigest(address: string): string {
  return createHmac('sha256', environment('CURSOR_SECRET'))
    .update(`address:${address}`)
    .digest('base64url')
    .slice(0, 22);
}
