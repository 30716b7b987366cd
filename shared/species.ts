/** The species a post can name, in the order the form offers them, with the words shown. */
export const SPECIES = {
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

export type Species = keyof typeof SPECIES;
export const SPECIES_VALUES = Object.keys(SPECIES) as [Species, ...Species[]];

/** What the product's own drawings show. */
export type SpeciesDrawingName = 'cod' | 'lobster' | 'snapper' | 'mixed' | 'default';

const DRAWINGS: Partial<Record<Species, SpeciesDrawingName>> = {
  cod: 'cod',
  haddock: 'cod',
  salmon: 'cod',
  lobster: 'lobster',
  scallops: 'mixed',
  snapper: 'snapper',
  'red-snapper': 'snapper',
  'lane-snapper': 'snapper',
  'mangrove-snapper': 'snapper',
  porgie: 'snapper',
  grunts: 'snapper',
};

export function drawingFor(species: Species): SpeciesDrawingName {
  return DRAWINGS[species] ?? 'default';
}

/** The words for a post's species: the poster's own when they chose 'other'. */
export function speciesName(post: { species: Species; customSpecies?: string | undefined }): string {
  if (post.species === 'other' && post.customSpecies) return post.customSpecies;
  return post.species === 'snapper' ? 'Snapper' : SPECIES[post.species];
}
