/**
 * The rules on food that can be offered and pledged, each with its source, derived from the site's settings. They are
 * guidance for volunteers, not legal advice. A site's settings are never looser than the sources (limits.ts,
 * speciesListIssues).
 */
import { histamine } from '#words/posts/rules.ts';
import type { SiteRules } from '../../site/rules-schemas.ts';
import type { SpeciesEntry } from '../../species/schemas.ts';
import { lastingName, OTHER, type Species } from '../../species/species.ts';

/** How the fish is stored from the landing to the pickup. */
export const STORAGE_KINDS = ['iced', 'chilled', 'frozen'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export interface FoodSafety {
  /** How old fish that is not frozen may be when it is posted, and until when it is offered and can be claimed. */
  freshness: { hours: number; source: string };
  /** Species that form histamine (scombrotoxin) when they warm up, and how they may be stored. */
  histamine: {
    species: readonly Species[];
    /** Names that identify these species under 'Other', each as a list of words. */
    names: readonly (readonly string[])[];
    storage: readonly StorageKind[];
    message: string;
    source: string;
  };
}

export function foodSafetyOf({ freshHours, species }: Pick<SiteRules, 'freshHours' | 'species'>): FoodSafety {
  const known = species.filter(({ formsHistamine }) => formsHistamine);
  return {
    freshness: {
      hours: freshHours,
      source: 'Specification of this product: fresh fish is at most 48 hours old',
    },
    histamine: {
      species: known.map(({ id }) => id),
      names: known.flatMap(namesOf),
      storage: ['iced', 'frozen'],
      message: histamine(known.map(({ name }) => name)),
      source:
        'U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance: potential species-related hazards (chapter 3), scombrotoxin formation and icing from the harvest on (chapter 7)',
    },
  };
}

/** Both names count, such as the tuna that a site calls Ahi. */
const namesOf = ({ id, name }: SpeciesEntry) => [wordsOf(lastingName(id)), wordsOf(name)];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
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

/** Compares a species typed under 'Other' word by word: "King Mackerel" is a mackerel. */
function isOneOf({ species, customSpecies = '' }: Fish, { species: list, names }: FoodSafety['histamine']) {
  if (species !== OTHER) return list.includes(species);
  const written = wordsOf(customSpecies);
  const isWritten = (word: string) => written.includes(word) || written.includes(`${word}s`);
  return names.some((name) => name.every(isWritten));
}
