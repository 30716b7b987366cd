/**
 * Parts of the site that administrators can switch off for one of its faces. Endpoints name theirs where they are declared, pages in
 * shared/pages.ts; both are there only while their part is on.
 */
export const FEATURES = ['sales', 'pledges', 'claims', 'map', 'goPro', 'signUp'] as const;
export type Feature = (typeof FEATURES)[number];

/** What means nothing without another part goes with it. */
const NEEDS: Partial<Record<Feature, Feature>> = { claims: 'pledges' };

/** Whether a part is there. */
export function isOn(feature: Feature, switchedOff: readonly Feature[]): boolean {
  const needed = NEEDS[feature];
  return !switchedOff.includes(feature) && (needed === undefined || isOn(needed, switchedOff));
}
