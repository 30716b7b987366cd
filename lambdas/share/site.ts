import { type Feature, isOn } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { isShown } from '#shared/site/banner.ts';
import type { SiteBanner } from '#shared/site/schemas.ts';
import { environment } from '../environment.ts';
import { readRecentSettings } from '../site/store/recent-settings.ts';

/** The face of the site that a request came to. */
export interface Site {
  flavour: Flavour;
  /** `https://example.org` */
  origin: string;
  switchedOff: readonly Feature[];
  /** What is announced now. */
  banner?: SiteBanner;
  isOn(feature: Feature): boolean;
}

const ORIGINS = { consumer: 'CONSUMER_ORIGIN', community: 'COMMUNITY_ORIGIN' } as const;

export async function readSite(flavour: Flavour, now: Date): Promise<Site> {
  const { switchedOff, banner } = await readRecentSettings(flavour, now);
  return {
    ...siteOf(flavour),
    switchedOff,
    isOn: (feature) => isOn(feature, switchedOff),
    ...(banner && isShown(banner, now.getTime()) && { banner }),
  };
}

/** What is known of it without asking the table: for a page that says that something went wrong. */
export function siteOf(flavour: Flavour): Site {
  return { flavour, origin: environment(ORIGINS[flavour]), switchedOff: [], isOn: () => true };
}
