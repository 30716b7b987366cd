/** The initial species of a site, in the order of the form. */
export const species = {
  salmon: 'Salmão',
  tuna: 'Atum',
  cod: 'Bacalhau',
  mackerel: 'Cavala',
  bass: 'Robalo',
  lobster: 'Lagosta',
  scallops: 'Vieiras',
  haddock: 'Arinca (hadoque)',
  grunts: 'Corcoroca',
  porgie: 'Sargo',
  amberjack: 'Olho-de-boi (lírio)',
  snapper: 'Pargo',
  'red-snapper': 'Pargo-vermelho',
  'lane-snapper': 'Ariacó',
  'mangrove-snapper': 'Caranha',
  other: 'Outro',
} as const;
/** Any species that is not in the list. */
export const anyFish = 'Peixe';
