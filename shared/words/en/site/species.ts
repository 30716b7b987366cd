/** The initial species of a site, in the order of the form (second document, section 9). */
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
/** Any species that is not in the list. */
export const anyFish = 'Fish';
