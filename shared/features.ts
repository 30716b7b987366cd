import type { Feature } from './feature-names.ts';
import type { Flavour } from './flavours.ts';

export type { Feature };

/** Features that need another one. They are switched off together with it. */
const NEEDS: Partial<Record<Feature, Feature>> = { claims: 'pledges', reservations: 'sales' };

/** The part that offers each kind of post. */
export const FEATURE_OF_KIND = { catch: 'sales', pledge: 'pledges' } as const satisfies Record<
  string,
  Feature
>;

/** The same, with announced landings. */
export const FEATURE_OF_SHOWN = { ...FEATURE_OF_KIND, landing: 'landings' } as const;
export type ShownKind = keyof typeof FEATURE_OF_SHOWN;

/** Whether a part is switched on. */
export function isOn(feature: Feature, switchedOff: readonly Feature[]): boolean {
  const needed = NEEDS[feature];
  return !switchedOff.includes(feature) && (needed === undefined || isOn(needed, switchedOff));
}

/** The same for one site. Texts that mention a part use it too. */
export type IsOn = (feature: Feature) => boolean;

/** The first kind of post in the marketplace of a flavour; undefined if there is none at all. */
export function firstKind(
  flavour: Flavour,
  switchedOff: readonly Feature[],
): keyof typeof FEATURE_OF_KIND | undefined {
  const kinds = flavour === 'community' ? (['pledge', 'catch'] as const) : (['catch', 'pledge'] as const);
  return kinds.find((kind) => isOn(FEATURE_OF_KIND[kind], switchedOff));
}

/** The parts that each site has switched off. */
export type SwitchedOff = Readonly<Record<Flavour, readonly Feature[]>>;

/**
 * The site on which search engines should find a post or landing that both sites show: the site that is about this kind,
 * unless it has none.
 */
export function siteOfKind(kind: ShownKind, switchedOff: SwitchedOff): Flavour {
  const [first, other] =
    kind === 'pledge' ? (['community', 'consumer'] as const) : (['consumer', 'community'] as const);
  return isOn(FEATURE_OF_SHOWN[kind], switchedOff[first]) ? first : other;
}

/** The flavour whose texts fit: a site without its own main part uses the other flavour's texts. */
export const wordedAs = (flavour: Flavour, switchedOff: readonly Feature[]): Flavour =>
  firstKind(flavour, switchedOff) === 'pledge' ? 'community' : 'consumer';
