import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { VIEWER_ADDRESS_HEADER } from '#shared/deployment/edge-headers.ts';
import { stageSecrets } from '../stage-secrets.ts';
import type { ApiEvent } from './call.ts';
import { hasEdge } from './edge-secret.ts';

/** Returns the address of the client as the edge saw it. Other headers are ignored, because a client can forge them. */
export function callerAddress({ headers, requestContext }: ApiEvent): string {
  return (hasEdge() ? headers[VIEWER_ADDRESS_HEADER] : undefined) ?? requestContext.http.sourceIp;
}

/** Returns a digest to count an address by: the same for the same network. The address can't be recovered from it. */
export function addressDigest(address: string): string {
  return createHmac('sha256', stageSecrets()[0])
    .update(`address:${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** Returns the first 64 bits of an IPv6 address, since one household has all addresses behind them; IPv4 in full. */
function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.replace(/%.*/, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, GROUPS - groups.length - rest.length)).fill('0');
  const network = [...groups, ...zeros, ...rest].slice(0, GROUPS_OF_NETWORK);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
