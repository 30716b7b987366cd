import { FLAVOUR_HEADER, type Flavour, flavourFrom } from '#shared/flavours.ts';
import { environment } from '../environment.ts';

/** The face of the site that a request came to. */
export interface Site {
  flavour: Flavour;
  /** `https://example.org` */
  origin: string;
}

const ORIGINS = { consumer: 'CONSUMER_ORIGIN', community: 'COMMUNITY_ORIGIN' } as const;

export function siteOf(headers: Readonly<Record<string, string | undefined>>): Site {
  const flavour = flavourFrom(headers[FLAVOUR_HEADER]);
  return { flavour, origin: environment(ORIGINS[flavour]) };
}
