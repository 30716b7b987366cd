import * as words from '#words/site/species.ts';
import type { SpeciesEntry, SpeciesShown } from './schemas.ts';

/** The id of a species: what posts, addresses and the ledger hold. The site's list says what it is called (site/rules.ts). */
export type Species = string;

export type SpeciesDrawingName = SpeciesEntry['drawing'];

/** With this choice people type the name of the species. */
export const OTHER: Species = 'other';

const NAMES: ReadonlyMap<Species, string> = new Map(Object.entries(words.species));

const DRAWINGS: ReadonlyMap<Species, SpeciesDrawingName> = new Map(
  Object.entries({
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
  } satisfies Partial<Record<keyof typeof words.species, SpeciesDrawingName>>),
);

/** Whether it is in the list that a site begins with (species-list.ts). */
export const isDefaultSpecies = (id: Species): boolean => NAMES.has(id);

/** The name that an id spells: `striped-bass` is Striped bass. */
const nameInId = (id: Species) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The name that goes with an id for ever. Posts are found by its words, whatever the site calls the species now. */
export const lastingName = (id: Species): string => NAMES.get(id) ?? nameInId(id);

/** The fish of a post or claim. */
export interface Fish {
  species: Species;
  /** The poster's own words, with 'other'. */
  customSpecies?: string;
  /** Where the site shows the species otherwise than the list it began with. */
  shownAs?: SpeciesShown;
}

const KEYWORDS: readonly SpeciesDrawingName[] = ['cod', 'lobster', 'snapper', 'crab', 'squid'];

/** By a keyword in what the poster wrote, where they chose 'other' (first document, section 8). */
export function drawingFor({ species, customSpecies, shownAs }: Fish): SpeciesDrawingName {
  const written = species === OTHER ? customSpecies?.toLowerCase() : undefined;
  const named = KEYWORDS.find((name) => written?.includes(name));
  return shownAs?.drawing ?? named ?? DRAWINGS.get(species) ?? 'default';
}

/** The words for a post's species: the poster's own when they chose 'other'. */
export function speciesName({ species, customSpecies, shownAs }: Fish): string {
  if (species === OTHER && customSpecies) return customSpecies;
  return shownAs?.name ?? lastingName(species);
}

/** A name in the product's own words, where the letters of the poster's or the site's cannot be shown. */
export const plainSpeciesName = ({ species }: Fish): string =>
  species === OTHER ? words.anyFish : lastingName(species);

/** Inside a sentence: names of the product's own in small letters, a poster's or a site's as written. */
export function speciesInSentence(post: Fish): string {
  const name = speciesName(post);
  return post.species === OTHER || post.shownAs?.name !== undefined ? name : name.toLowerCase();
}
