import type { Flavour } from './flavours.ts';

/** What the browser learns of its deployment, from /config.json. */
export interface SiteConfig {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** On the local cloud only; elsewhere the region's own. */
  userPoolEndpoint?: string;
  /** `https://example.org`, by flavour: where each face of the site is. */
  origins: Record<Flavour, string>;
}
