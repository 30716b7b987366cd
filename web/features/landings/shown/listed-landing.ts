import type { Coordinates } from '#shared/fields.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import { OTHER, type Species } from '#shared/species/species.ts';

/** A landing in the form of a post, for lists and maps of either. */
export interface ListedLanding {
  id: string;
  species: Species;
  customSpecies?: string | undefined;
  /** Of its harbor. */
  location: string;
  coordinates?: Coordinates | undefined;
  fishermanName: string;
  landing: LandingCard;
}

export function toListed(landing: LandingCard): ListedLanding {
  const { id, harbour, expected, fishermanName } = landing;
  const { species = OTHER, customSpecies } = expected[0] ?? {};
  const { location, coordinates } = harbour;
  return { id, species, customSpecies, location, coordinates, fishermanName, landing };
}
