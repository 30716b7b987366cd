import { getSite } from '#shared/site/endpoints.ts';
import { isDefaultSpecies, type Species } from '#shared/species/species.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';

/** A species that an address names; undefined for what is none. The site's list is only asked for what not every site begins with. */
export function useKnownSpecies(named: string | null): Species | undefined {
  const isAsked = named !== null && !isDefaultSpecies(named);
  const { data } = useEndpoint(getSite, isAsked ? { query: { flavour: FLAVOUR } } : undefined);
  if (named === null || (isAsked && !data?.species?.some(({ id }) => id === named))) return undefined;
  return named;
}
