import * as words from '#words/species.ts';

/** The species a post can name, with the words shown. */
export const SPECIES = words.species;

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
  return post.species === 'snapper' ? words.snapper : SPECIES[post.species];
}

/** Inside a sentence: our own names in small letters, a poster's words as written. */
export function speciesInSentence(post: Parameters<typeof speciesName>[0]): string {
  const name = speciesName(post);
  return post.species === 'other' ? name : name.toLowerCase();
}
