import { fieldError } from '#shared/contract/errors.ts';
import { speciesNamedIn, wordsIn } from '#shared/search.ts';
import type { Species } from '#shared/species/species.ts';
import { isDefaultSpecies } from '#shared/species/species.ts';
import { idInvalid } from '#words/site/rules.ts';
import { readSiteRules } from '../../site/store/site-rules.ts';

interface Asked {
  species?: Species;
  q?: string;
}

/**
 * Adapts filters of a list to the site's own list of species. A search for a name that only this site uses becomes a
 * filter by that species, since the index contains only the species' permanent name.
 * @throws AppError if the species is not on the list
 */
export async function bySite<Filters extends Asked>(filters: Filters, now: Date): Promise<Filters> {
  const { species, q } = filters;
  const isStrange = species !== undefined && !isDefaultSpecies(species);
  if (!isStrange && q === undefined) return filters;
  const { species: list } = await readSiteRules(now);
  if (isStrange && !list.some(({ id }) => id === species)) throw fieldError('species', idInvalid);
  const named = q === undefined ? undefined : speciesNamedIn(wordsIn(q), list);
  if (!named || (species !== undefined && species !== named.species)) return filters;
  return { ...filters, species: named.species, q: named.rest.length > 0 ? named.rest.join(' ') : undefined };
}
