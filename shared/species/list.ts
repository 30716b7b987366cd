/** The list of a site's species; separate from species.ts, which is part of the first load. */
import { species } from '#words/site/species.ts';
import { general, inGroup } from '#words/site/species-groups.ts';
import { defaultName } from './names.ts';
import type { SpeciesEntry, SpeciesShown } from './schemas.ts';
import { drawingFor, type Species, speciesName } from './species.ts';

/** Species of the families that form histamine (scombrotoxin) when they warm up, by the source in food-safety.ts. */
export const HISTAMINE_SPECIES: readonly Species[] = ['tuna', 'mackerel', 'amberjack'];

/** The group in the initial list, which is in English like the names. */
const GENERAL = 'General';

/**
 * The initial list of a site, the same in all languages. Pages rendered before the site's own list is known use it.
 */
export const DEFAULT_SPECIES: readonly SpeciesEntry[] = Object.keys(species).map((id) => ({
  id,
  name: defaultName(id),
  ...(id === 'snapper' && { group: GENERAL }),
  drawing: drawingFor({ species: id }),
  ...(HISTAMINE_SPECIES.includes(id) && { formsHistamine: true }),
}));

type Named = Pick<SpeciesEntry, 'id' | 'name' | 'names'>;

/** The names that an administrator gave. */
const namesGiven = ({ id, name, names }: Named): SpeciesShown => ({
  ...(name !== defaultName(id) && { name }),
  ...(names && { names }),
});

/** The name of an entry in the language of this build. */
export const entryName = (entry: Named): string =>
  speciesName({ species: entry.id, shownAs: namesGiven(entry) });

/** An entry of the site's list as people read it in the language of this build. */
export const inOwnWords = (entry: SpeciesEntry): SpeciesEntry => ({
  ...entry,
  name: entryName(entry),
  ...(entry.group === GENERAL && { group: general }),
});

/** The label in a list of all species, because a name alone may be ambiguous. */
export const speciesLabel = ({ name, group }: Pick<SpeciesEntry, 'name' | 'group'>): string =>
  group === undefined ? name : inGroup(name, group);

/** The species that the site's list shows differently from the initial list; empty if the list is unchanged. */
export function shownOtherwise(list: readonly SpeciesEntry[]): ReadonlyMap<Species, SpeciesShown> {
  const shown = list.flatMap((listed): [Species, SpeciesShown][] => {
    const { id, drawing } = listed;
    const entry = { ...namesGiven(listed), ...(drawing !== drawingFor({ species: id }) && { drawing }) };
    return Object.keys(entry).length > 0 ? [[id, entry]] : [];
  });
  return new Map(shown);
}
