/** The species a post can name, in the order the form offers them (second document, section 9). */
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
  snapper: 'Snapper (General)',
  'red-snapper': 'Red Snapper',
  'lane-snapper': 'Lane Snapper',
  'mangrove-snapper': 'Mangrove Snapper',
  other: 'Other',
} as const;
/** The general kind, on a post. */
export const snapper = 'Snapper';
