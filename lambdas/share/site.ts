import { type Feature, isOn } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { originOf } from '../core/origin.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';

/** The site that a request came to. */
export interface Site {
  flavour: Flavour;
  /** `https://example.org` */
  origin: string;
  switchedOff: readonly Feature[];
  isOn(feature: Feature): boolean;
}

export async function readSite(flavour: Flavour, now: Date): Promise<Site> {
  return siteOf(flavour, await readSwitchedOff(flavour, now));
}

export function siteOf(flavour: Flavour, switchedOff: readonly Feature[] = []): Site {
  return {
    flavour,
    origin: originOf(flavour),
    switchedOff,
    isOn: (feature) => isOn(feature, switchedOff),
  };
}
