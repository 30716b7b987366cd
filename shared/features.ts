import type { Flavour } from './flavours.ts';

/**
 * Parts of the site that administrators can switch off for one of its faces. Endpoints name theirs where they are declared, pages in
 * shared/pages/pages.ts; both are there only while their part is on.
 */
export const FEATURES = ['sales', 'pledges', 'claims', 'map', 'goPro', 'signUp', 'newsletter'] as const;
export type Feature = (typeof FEATURES)[number];

/** Features that need another one; they are switched off with it. */
const NEEDS: Partial<Record<Feature, Feature>> = { claims: 'pledges' };

/** The part that offers each kind of post. */
export const FEATURE_OF_KIND = { catch: 'sales', pledge: 'pledges' } as const satisfies Record<
  string,
  Feature
>;

/** Whether a part is there. */
export function isOn(feature: Feature, switchedOff: readonly Feature[]): boolean {
  const needed = NEEDS[feature];
  return !switchedOff.includes(feature) && (needed === undefined || isOn(needed, switchedOff));
}

/** Asks it for one site. Texts that name a part ask so too. */
export type IsOn = (feature: Feature) => boolean;

/** The kind of post that the marketplace of a flavour begins with; undefined where there is none at all. */
export function firstKind(
  flavour: Flavour,
  switchedOff: readonly Feature[],
): keyof typeof FEATURE_OF_KIND | undefined {
  const kinds = flavour === 'community' ? (['pledge', 'catch'] as const) : (['catch', 'pledge'] as const);
  return kinds.find((kind) => isOn(FEATURE_OF_KIND[kind], switchedOff));
}

/** The flavour whose texts fit: a site without what it is about speaks as the other one does. */
export const wordedAs = (flavour: Flavour, switchedOff: readonly Feature[]): Flavour =>
  firstKind(flavour, switchedOff) === 'pledge' ? 'community' : 'consumer';
