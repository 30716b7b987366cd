import { LANGUAGE } from '#words/general/format.ts';
import * as words from '#words/site/species.ts';
import type { InLanguages } from '../text/in-languages.ts';
import type { SpeciesEntry, SpeciesShown } from './schemas.ts';

/** The id of a species, which posts, addresses and the ledger contain. The site's list has its name (site/rules.ts). */
export type Species = string;

export type SpeciesDrawingName = SpeciesEntry['drawing'];

/** With this choice people type the species' name. */
export const OTHER: Species = 'other';

/** The names of a site's initial list (list.ts), in the language of this build. */
export const NAMES: ReadonlyMap<Species, string> = new Map(Object.entries(words.species));

export type SpeciesNames = Readonly<Record<Species, string>>;

/** The drawings of species that are not named after one. */
const DRAWINGS: ReadonlyMap<Species, SpeciesDrawingName> = new Map(
  Object.entries({
    haddock: 'cod',
    salmon: 'cod',
    scallops: 'mixed',
    porgie: 'snapper',
    grunts: 'snapper',
  } satisfies Partial<Record<keyof typeof words.species, SpeciesDrawingName>>),
);

/** Whether it is in a site's initial list (list.ts). */
export const isDefaultSpecies = (id: Species): boolean => NAMES.has(id);

/** The name derived from an id: `striped-bass` is Striped bass. */
export const nameInId = (id: Species) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The fish of a post or claim. */
export interface Fish {
  species: Species;
  /** The poster's own text, with 'other'. */
  customSpecies?: string;
  /** Present if the site shows the species differently from the initial list. */
  shownAs?: SpeciesShown;
}

const KEYWORDS: readonly SpeciesDrawingName[] = ['cod', 'lobster', 'snapper', 'crab', 'squid'];

/** The drawing, chosen by a keyword in the id, or with 'other' in the poster's text (first document, section 8). */
export function drawingFor({ species, customSpecies = '', shownAs }: Fish): SpeciesDrawingName {
  const written = species === OTHER ? customSpecies.toLowerCase() : species;
  const named = KEYWORDS.find((name) => written.includes(name));
  return shownAs?.drawing ?? named ?? DRAWINGS.get(species) ?? 'default';
}

/**
 * The name of a post's species: the poster's own text with 'other'.
 * @param language of the reader; in an email, the recipient's
 * @param names the product's own in that language
 */
export function speciesName(
  { species, customSpecies, shownAs }: Fish,
  language = LANGUAGE,
  names: SpeciesNames = words.species,
): string {
  if (species === OTHER && customSpecies) return customSpecies;
  const given: InLanguages<string> | undefined = shownAs?.names;
  // A name in English also replaces the product's in other languages.
  return given?.[language] ?? shownAs?.name ?? names[species] ?? nameInId(species);
}
