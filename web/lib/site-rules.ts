/** The site's list of species and its rules. */
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import { type Fish, type Species, shownOtherwise, speciesLabel } from '#shared/species.ts';

export function useSiteRules(): SiteRules {
  return DEFAULT_RULES;
}

/** Names by id of what is offered for new posts, and of what was chosen already though it is not. */
export function useSpeciesNames(chosen: Species | undefined): Record<Species, string> {
  const { species } = useSiteRules();
  const offered = species.filter(({ id, hidden }) => !hidden || id === chosen);
  return Object.fromEntries(offered.map((entry) => [entry.id, speciesLabel(entry)]));
}

/** A species that an address names; undefined for what is none. */
export function useKnownSpecies(named: string | null): Species | undefined {
  const { species } = useSiteRules();
  return species.find(({ id }) => id === named)?.id;
}

/** Fish that no answer of the API told of yet, as the site shows it. */
export function useShownFish<F extends Fish>(fish: F): F {
  const shownAs = shownOtherwise(useSiteRules().species).get(fish.species);
  return shownAs ? { ...fish, shownAs } : fish;
}
