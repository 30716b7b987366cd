/**
 * What may be pledged as food, by species and handling. Guidance for volunteers, not legal advice.
 *
 * Source of the histamine (scombrotoxin) species and of icing from the harvest on: U.S. Food and Drug Administration, "Fish and Fishery
 * Products Hazards and Controls Guidance", chapter 7. Source of the 48 hours: the product's own specification.
 */
import type { Species } from '../species.ts';

/** How the fish is kept from the landing to the pickup. */
export const STORAGE_KINDS = ['iced', 'chilled', 'frozen'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

interface SpeciesSafety {
  /** Grows histamine when it is not kept on ice: only on ice may it be pledged fresh. */
  formsHistamine: boolean;
}

const CAUTIOUS: SpeciesSafety = { formsHistamine: true };
const SAFETY: Partial<Record<Species, SpeciesSafety>> = {
  tuna: CAUTIOUS,
  mackerel: CAUTIOUS,
  amberjack: CAUTIOUS,
};

export const HISTAMINE_MESSAGE =
  'Tuna, mackerel and amberjack can only be pledged fresh when they are kept on ice';

/** Whether fish of this species, kept this way, may be pledged. */
export function mayBePledged(species: Species, storage: StorageKind): boolean {
  return storage !== 'chilled' || SAFETY[species]?.formsHistamine !== true;
}
