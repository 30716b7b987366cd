import type { Flavour } from '../flavours.ts';

/** Facts about the deployment for the browser, from /config.json. */
export interface SiteConfig {
  /** `prod` is the public stage. */
  stage: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Only on the local cloud; elsewhere the region's own endpoint. */
  userPoolEndpoint?: string;
  /** The public key that browsers subscribe to notifications with. Without it there are none. */
  pushKey?: string | undefined;
  /** The origin of each site, by flavour: `https://example.org`. */
  origins: Record<Flavour, string>;
  /** The source of the map's tiles. Without it the map is a plain chart. */
  mapTiles?: MapTiles;
}

export interface MapTiles {
  /** `https://tiles.example.org/{z}/{x}/{y}.png` */
  url: string;
  /** The attribution that the tiles' license requires, as the operator's own HTML. */
  attribution: string;
}
