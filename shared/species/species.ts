import * as words from '#words/site/species.ts';
import type { SpeciesEntry, SpeciesShown } from './schemas.ts';

/** The id of a species, which posts, addresses and the ledger contain. The site's list has its name (site/rules.ts). */
export type Species = string;

export type SpeciesDrawingName = SpeciesEntry['drawing'];

/** With this choice people type the species' name. */
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

/** Whether it is in a site's initial list (list.ts). */
export const isDefaultSpecies = (id: Species): boolean => NAMES.has(id);

/** The name derived from an id: `striped-bass` is Striped bass. */
const nameInId = (id: Species) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The permanent name of an id. Posts are found by its words, whatever name the site uses now. */
export const lastingName = (id: Species): string => NAMES.get(id) ?? nameInId(id);

/** The fish of a post or claim. */
export interface Fish {
  species: Species;
  /** The poster's own text, with 'other'. */
  customSpecies?: string;
  /** Present if the site shows the species differently from the initial list. */
  shownAs?: SpeciesShown;
}

const KEYWORDS: readonly SpeciesDrawingName[] = ['cod', 'lobster', 'snapper', 'crab', 'squid'];

/** The drawing. With 'other' it is chosen by a keyword in the poster's text (first document, section 8). */
export function drawingFor({ species, customSpecies, shownAs }: Fish): SpeciesDrawingName {
  const written = species === OTHER ? customSpecies?.toLowerCase() : undefined;
  const named = KEYWORDS.find((name) => written?.includes(name));
  return shownAs?.drawing ?? named ?? DRAWINGS.get(species) ?? 'default';
}

/** The name of a post's species: the poster's own text with 'other'. */
export function speciesName({ species, customSpecies, shownAs }: Fish): string {
  if (species === OTHER && customSpecies) return customSpecies;
  return shownAs?.name ?? lastingName(species);
}

/** A name from the product's own texts, for places where the letters of the poster's or site's name can't be shown. */
export const plainSpeciesName = ({ species }: Fish): string =>
  species === OTHER ? words.anyFish : lastingName(species);

/** The name inside a sentence: the product's own names in lower case, a poster's or a site's as written. */
export function speciesInSentence(post: Fish): string {
  const name = speciesName(post);
  return post.species === OTHER || post.shownAs?.name !== undefined ? name : name.toLowerCase();
}
