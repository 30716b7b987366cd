/** The initial species of a site, by their market names in Spanish, in the order of the form. */
export const species = {
  salmon: 'Salmón',
  tuna: 'Atún',
  cod: 'Bacalao',
  mackerel: 'Caballa',
  bass: 'Lubina',
  lobster: 'Langosta',
  scallops: 'Vieiras',
  haddock: 'Eglefino',
  grunts: 'Roncos',
  porgie: 'Sargo',
  amberjack: 'Medregal',
  snapper: 'Pargo',
  'red-snapper': 'Pargo rojo',
  'lane-snapper': 'Pargo biajaiba',
  'mangrove-snapper': 'Pargo de mangle',
  other: 'Otra especie',
} as const;
/** Any species that is not in the list. */
export const anyFish = 'Pescado';
