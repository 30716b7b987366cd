import type { Flavour } from '#shared/flavours.ts';
import { environment } from '../environment.ts';

/** Returns the origin of a site, such as `https://example.org`. */
export function originOf(flavour: Flavour): string {
  return environment(flavour === 'community' ? 'COMMUNITY_ORIGIN' : 'CONSUMER_ORIGIN');
}
