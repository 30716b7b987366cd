/** Addresses that webhooks may have. After each lookup, lambdas/webhooks checks where the name leads. */
import { WEBHOOK_ADDRESS_LENGTH } from './limits.ts';

/** Names that lead nowhere on the internet (RFC 6762, RFC 6761, RFC 8375, RFC 9476 and ICANN's `internal`). */
const PRIVATE_NAME = /(?:^|\.)(?:local|localhost|internal|home\.arpa|alt|onion|test|invalid)$/;

/**
 * Whether a text is an https address of a named host on the usual port, without a user, a password or a fragment. The
 * parser writes every form of an IPv4 address, such as `0x7f.1`, as four numbers.
 */
export function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || text.length > WEBHOOK_ADDRESS_LENGTH) return false;
  if (url.port || url.username || url.password || text.includes('#') || text.includes('@')) return false;
  const { hostname } = url;
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return !isNumber && hostname.includes('.') && !hostname.endsWith('.') && !PRIVATE_NAME.test(hostname);
}

/** In the local cloud, `https://p4000.webhooks.creel.example/hook` leads to port 4000 of this machine. */
const LOCAL_NAME = /^p(\d{2,5})\.webhooks\.creel\.example$/;

/**
 * Returns where an address of the local cloud leads; undefined for all others. Nobody else can have such a name: no host
 * below `example` exists on the internet (RFC 2606).
 */
export function localWebhookAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const port = url && LOCAL_NAME.exec(url.hostname)?.[1];
  return port ? `http://127.0.0.1:${port}${url.pathname}${url.search}` : undefined;
}
