/**
 * What may be offered and pledged as food: one table, each rule with its source. It is guidance for volunteers, not legal advice; a site with
 * stricter rules of its own passes its own table to the functions below.
 */
import { histamine } from '#words/post-rules.ts';
import { FRESH_FISH_AGE } from '../limits.ts';
import type { Species } from '../species.ts';

/** How the fish is kept from the landing to the pickup. */
export const STORAGE_KINDS = ['iced', 'chilled', 'frozen'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export interface FoodSafety {
  /** Fish that is not frozen: how old it may be when it is posted, and until when it is offered and can be claimed. */
  freshness: { milliseconds: number; source: string };
  /** Species that grow histamine (scombrotoxin) when they warm up, and how they may be kept. */
  histamine: {
    species: readonly Species[];
    /** Words by which they are known under 'Other'. */
    words: readonly string[];
    storage: readonly StorageKind[];
    message: string;
    source: string;
  };
}

export const FOOD_SAFETY: FoodSafety = {
  freshness: {
    milliseconds: FRESH_FISH_AGE,
    source: 'Specification of this product: fresh fish is at most 48 hours old',
  },
  histamine: {
    species: ['tuna', 'mackerel', 'amberjack'],
    words: ['tuna', 'mackerel', 'amberjack'],
    storage: ['iced', 'frozen'],
    message: histamine,
    source:
      'U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance: potential species-related hazards (chapter 3), scombrotoxin formation and icing from the harvest on (chapter 7)',
  },
};

interface Fish {
  species: Species;
  customSpecies?: string | undefined;
}

/** Whether fish of this species, kept this way, may be pledged. */
export function mayBePledged(fish: Fish, storage: StorageKind, { histamine } = FOOD_SAFETY): boolean {
  return histamine.storage.includes(storage) || !isOneOf(fish, histamine);
}

/** What somebody writes under 'Other' counts by its words: "King Mackerel" is a mackerel. */
function isOneOf({ species, customSpecies = '' }: Fish, { species: list, words }: FoodSafety['histamine']) {
  if (species !== 'other') return list.includes(species);
  const written = customSpecies.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => written.includes(word) || written.includes(`${word}s`));
}

/** When fish that is not frozen is too old, in milliseconds since the epoch. */
export function freshUntil(caughtAt: number, { freshness } = FOOD_SAFETY): number {
  return caughtAt + freshness.milliseconds;
}
