/** The list of a site's species; separate from species.ts, which is part of the first load. */
import * as words from '#words/site/species.ts';
import type { SpeciesEntry, SpeciesShown } from './schemas.ts';
import { drawingFor, lastingName, type Species } from './species.ts';

/** Species of the families that form histamine (scombrotoxin) when they warm up, by the source in food-safety.ts. */
export const HISTAMINE_SPECIES: readonly Species[] = ['tuna', 'mackerel', 'amberjack'];

/** The initial list of a site. Pages rendered before the site's own list is known use it. */
export const DEFAULT_SPECIES: readonly SpeciesEntry[] = Object.entries(words.species).map(([id, name]) => ({
  id,
  name,
  ...(id === 'snapper' && { group: words.general }),
  drawing: drawingFor({ species: id }),
  ...(HISTAMINE_SPECIES.includes(id) && { formsHistamine: true }),
}));

/** The label in a list of all species, because a name alone may be ambiguous. */
export const speciesLabel = ({ name, group }: Pick<SpeciesEntry, 'name' | 'group'>): string =>
  group === undefined ? name : words.inGroup(name, group);

/** The species that the site's list shows differently from the initial list; empty if the list is unchanged. */
export function shownOtherwise(list: readonly SpeciesEntry[]): ReadonlyMap<Species, SpeciesShown> {
  const shown = list.flatMap(({ id, name, drawing }): [Species, SpeciesShown][] => {
    const entry = {
      ...(name !== lastingName(id) && { name }),
      ...(drawing !== drawingFor({ species: id }) && { drawing }),
    };
    return Object.keys(entry).length > 0 ? [[id, entry]] : [];
  });
  return new Map(shown);
}
