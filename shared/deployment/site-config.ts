import type { Flavour } from '../flavours.ts';

/** The deployment's facts for the browser, from /config.json. */
export interface SiteConfig {
  /** `prod` is the one that the public uses. */
  stage: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** On the local cloud only; elsewhere the region's own. */
  userPoolEndpoint?: string;
  /** `https://example.org`, by flavour: where each site is. */
  origins: Record<Flavour, string>;
  /** Where the map's pictures come from; without, it is drawn as a plain chart. */
  mapTiles?: MapTiles;
}

export interface MapTiles {
  /** `https://tiles.example.org/{z}/{x}/{y}.png` */
  url: string;
  /** The credit that the pictures' licence asks for: HTML of the operator's own. */
  attribution: string;
}
