import { AppError } from '#shared/contract/errors.ts';
import { type Feature, isOn, type ShownKind, type SwitchedOff, siteOfKind } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { originOf } from '../core/origin.ts';
import { readSwitches } from '../site/store/recent-settings.ts';

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

/** @throws AppError `quiet` while an operator keeps the sites quiet: the edge goes on serving what it has */
export async function readSite(flavour: Flavour, now: Date): Promise<Site> {
  const [consumer, community] = await Promise.all([
    readSwitches('consumer', now),
    readSwitches('community', now),
  ]);
  if (consumer.isQuiet) throw new AppError('quiet');
  return siteOf(flavour, { consumer: consumer.switchedOff, community: community.switchedOff });
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
