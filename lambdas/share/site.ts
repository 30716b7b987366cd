import { type Feature, isOn, type SwitchedOff, siteOfKind } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { originOf } from '../core/origin.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';

/** The site that a request came to. */
export interface Site {
  flavour: Flavour;
  /** `https://example.org` */
  origin: string;
  switchedOff: readonly Feature[];
  isOn(feature: Feature): boolean;
  /** The origin at which search engines are to find posts of a kind, which both sites may show. */
  canonicalOrigin(kind: PostKind): string;
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
