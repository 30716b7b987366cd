/** The species that a site begins with, in the order the form offers them (second document, section 9). */
export const species = {
  salmon: 'Salmon',
  tuna: 'Tuna',
  cod: 'Cod',
  mackerel: 'Mackerel',
  bass: 'Bass',
  lobster: 'Lobster',
  scallops: 'Scallops',
  haddock: 'Haddock',
  grunts: 'Grunts',
  porgie: 'Porgie',
  amberjack: 'Amberjack',
  snapper: 'Snapper',
  'red-snapper': 'Red Snapper',
  'lane-snapper': 'Lane Snapper',
  'mangrove-snapper': 'Mangrove Snapper',
  other: 'Other',
} as const;
/** Any of those that are not in the list. */
export const anyFish = 'Fish';
/** Of a species that stands for several. */
export const general = 'General';
/** Where one is chosen among all. */
export const inGroup = (name: string, group: string) => `${name} (${group})`;
