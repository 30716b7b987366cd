/**
 * Parts of the site that administrators can switch off for one flavour. Endpoints name their part in their declaration,
 * and pages in shared/pages/pages.ts. Both exist only while their part is on.
 */
export const FEATURES = [
  'sales',
  'pledges',
  'claims',
  'reservations',
  'landings',
  'alerts',
  'map',
  'goPro',
  'signUp',
  'newsletter',
] as const;
export type Feature = (typeof FEATURES)[number];
