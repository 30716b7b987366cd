/** Says whether an IP address is one of the public internet, and looks up names that lead only there. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only range of IPv6 that is assigned to the internet: https://www.iana.org/assignments/ipv6-address-space */
const INTERNET: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address is neither private, of this machine or its network, shared (100.64.0.0/10), multicast, reserved nor
 * a form of IPv6 that leads to an address of IPv4.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(INTERNET);
}

export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, order: 'ipv4first' });

/**
 * Returns a lookup for a connection, which then goes to the address that was checked: the name is looked up once. All
 * addresses of the name must be public.
 */
export function publicLookup(resolve: Resolve = resolveAll, isPublic = isPublicAddress): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) done(new NotPublic(), '');
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}
