/** The site's list of species and its rules. */
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import { inOwnWords, shownOtherwise, speciesLabel } from '#shared/species/list.ts';
import type { Fish, Species } from '#shared/species/species.ts';
import { useSite } from './site.ts';

/** The last known rules: from this visit, from an earlier one if there is no network, or the defaults. */
export function useSiteRules(): SiteRules {
  const { limits = DEFAULT_RULES } = useSite();
  // Settings that a device kept may be from before there were these rules.
  const { freshHours, fairness, signUpsPerHour, dealerRules = {} } = limits;
  return { species: useSpecies().map(inOwnWords), freshHours, fairness, signUpsPerHour, dealerRules };
}

const useSpecies = (): SiteRules['species'] => useSite().species ?? DEFAULT_RULES.species;

/** Names by id of the species offered for new posts, and of a chosen one that is no longer offered. */
export function useSpeciesNames(chosen: Species | undefined): Record<Species, string> {
  const { species } = useSiteRules();
  const offered = species.filter(({ id, hidden }) => !hidden || id === chosen);
  return Object.fromEntries(offered.map((entry) => [entry.id, speciesLabel(entry)]));
}

/** Adds the site's name and drawing to fish that is not from an API response. */
export function useShownFish<F extends Fish>(fish: F): F {
  const shownAs = shownOtherwise(useSpecies()).get(fish.species);
  return shownAs ? { ...fish, shownAs } : fish;
}
