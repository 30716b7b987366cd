import type { Species } from '#shared/species/species.ts';
import { isDefaultSpecies } from '#shared/species/species.ts';
import { useSite } from '../../lib/site/site.ts';

/** A species that an address names; undefined for what is none. */
export function useKnownSpecies(named: string | null): Species | undefined {
  const { species } = useSite();
  if (named === null) return undefined;
  return isDefaultSpecies(named) || species?.some(({ id }) => id === named) ? named : undefined;
}
