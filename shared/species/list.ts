/** The list of a site's species; apart from species.ts, which is part of the first load. */
import * as words from '#words/site/species.ts';
import type { SpeciesEntry, SpeciesShown } from './schemas.ts';
import { drawingFor, lastingName, type Species } from './species.ts';

/** Of families that grow histamine (scombrotoxin) when they warm up, as food-safety.ts names the source. */
export const HISTAMINE_SPECIES: readonly Species[] = ['tuna', 'mackerel', 'amberjack'];

/** The list that a site begins with. Pages rendered before the site's own list is known use it. */
export const DEFAULT_SPECIES: readonly SpeciesEntry[] = Object.entries(words.species).map(([id, name]) => ({
  id,
  name,
  ...(id === 'snapper' && { group: words.general }),
  drawing: drawingFor({ species: id }),
  ...(HISTAMINE_SPECIES.includes(id) && { formsHistamine: true }),
}));

/** In a list of all of them, where a name alone may not tell them apart. */
export const speciesLabel = ({ name, group }: Pick<SpeciesEntry, 'name' | 'group'>): string =>
  group === undefined ? name : words.inGroup(name, group);

/** How the site shows what its list names otherwise than the list it began with; empty for a list that is as it was. */
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
