/**
 * The rules on food that can be offered and pledged, derived from the site's settings. They are guidance for
 * volunteers, not legal advice. A site's settings are never looser than the sources (limits.ts, speciesListIssues),
 * which the settings page names (words/en/site/limit-settings.ts).
 */
import { histamine } from '#words/posts/rules.ts';
import type { SiteRules } from '../../site/rules-schemas.ts';
import { entryName } from '../../species/list.ts';
import { defaultName } from '../../species/names.ts';
import type { SpeciesEntry } from '../../species/schemas.ts';
import { OTHER, type Species } from '../../species/species.ts';
import { folded } from '../../text/folded.ts';
import { HISTAMINE_NAMES } from './histamine-names.ts';

/** How the fish is stored from the landing to the pickup. */
export const STORAGE_KINDS = ['iced', 'chilled', 'frozen'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export interface FoodSafety {
  /** How old fish that is not frozen may be when it is posted, and until when it is offered and can be claimed. */
  freshness: { hours: number };
  /** Species that form histamine (scombrotoxin) when they warm up, and how they may be stored. */
  histamine: {
    species: readonly Species[];
    /** Names that identify these species under 'Other', each as a list of words. */
    names: readonly (readonly string[])[];
    storage: readonly StorageKind[];
    message: string;
  };
}

export function foodSafetyOf({ freshHours, species }: Pick<SiteRules, 'freshHours' | 'species'>): FoodSafety {
  const known = species.filter(({ formsHistamine }) => formsHistamine);
  return {
    freshness: { hours: freshHours },
    histamine: {
      species: known.map(({ id }) => id),
      names: [...HISTAMINE_NAMES, ...known.flatMap(namesOf)].map(wordsOf),
      storage: ['iced', 'frozen'],
      message: histamine(known.map(entryName)),
    },
  };
}

/** All names count, such as those of a tuna that a site calls Bluefin. */
const namesOf = ({ id, name, names = {} }: SpeciesEntry) => [defaultName(id), name, ...Object.values(names)];

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

interface Fish {
  species: Species;
  customSpecies?: string;
}

/** Whether fish of this species may be pledged if it is stored this way. */
export function mayBePledged(fish: Fish, storage: StorageKind, { histamine }: FoodSafety): boolean {
  return histamine.storage.includes(storage) || !isOneOf(fish, histamine);
}

/** Compares a species typed under 'Other' word by word, without accents: "King Mackerel" is a mackerel. */
function isOneOf({ species, customSpecies = '' }: Fish, { species: list, names }: FoodSafety['histamine']) {
  if (species !== OTHER) return list.includes(species);
  const written = wordsOf(customSpecies);
  const isWritten = (word: string) => written.includes(word) || written.includes(`${word}s`);
  return names.some((name) => name.every(isWritten));
}
