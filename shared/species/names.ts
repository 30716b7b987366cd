/** Names of species that the first paint does without. */
import { LANGUAGE } from '#words/general/format.ts';
import * as words from '#words/site/species.ts';
import {
  type Fish,
  isDefaultSpecies,
  NAMES,
  nameInId,
  OTHER,
  type Species,
  type SpeciesNames,
  speciesName,
} from './species.ts';

/** The permanent name of an id, in the language of this build. */
export const lastingName = (id: Species): string => NAMES.get(id) ?? nameInId(id);

/**
 * The same in English, whatever the language of this build, as the site's list has it until an administrator renames
 * the species: `red-snapper` is Red Snapper. Stored data and responses that all languages share don't depend on words.
 */
export const defaultName = (id: Species): string =>
  isDefaultSpecies(id) ? id.split('-').map(nameInId).join(' ') : nameInId(id);

/** A name from the product's own texts, for places where the letters of the poster's or site's name can't be shown. */
export const plainSpeciesName = ({ species }: Fish): string =>
  species === OTHER ? words.anyFish : lastingName(species);

/** The name inside a sentence: the product's own names in lower case, a poster's or a site's as written. */
export function speciesInSentence(
  post: Fish,
  language = LANGUAGE,
  names: SpeciesNames = words.species,
): string {
  const { species } = post;
  const name = speciesName(post, language, names);
  return species !== OTHER && name === (names[species] ?? nameInId(species)) ? name.toLowerCase() : name;
}
