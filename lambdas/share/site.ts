import { type Feature, isOn, type ShownKind, type SwitchedOff, siteOfKind } from '#shared/features.ts';
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
  /** The origin under which search engines should find posts or landings that both sites may show. */
  canonicalOrigin(kind: ShownKind): string;
}

export async function readSite(flavour: Flavour, now: Date): Promise<Site> {
  const [consumer, community] = await Promise.all([
    readSwitchedOff('consumer', now),
    readSwitchedOff('community', now),
  ]);
  return siteOf(flavour, { consumer, community });
}

export function siteOf(flavour: Flavour, ofBoth: SwitchedOff = { consumer: [], community: [] }): Site {
  const switchedOff = ofBoth[flavour];
  return {
    flavour,
    origin: originOf(flavour),
    switchedOff,
    isOn: (feature) => isOn(feature, switchedOff),
    canonicalOrigin: (kind) => originOf(siteOfKind(kind, ofBoth)),
  };
}
