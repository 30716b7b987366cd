import * as words from '#words/species.ts';
import type { SpeciesEntry, SpeciesShown } from './species-schemas.ts';

/** The id of a species: what posts, addresses and the ledger hold. The site's list says what it is called (site/rules.ts). */
export type Species = string;

export type SpeciesDrawingName = SpeciesEntry['drawing'];

/** Whoever chooses it writes the name of the species themselves. */
export const OTHER: Species = 'other';

const DRAWINGS: Partial<Record<keyof typeof words.species, SpeciesDrawingName>> = {
  cod: 'cod',
  haddock: 'cod',
  salmon: 'cod',
  lobster: 'lobster',
  scallops: 'mixed',
  snapper: 'snapper',
  'red-snapper': 'snapper',
  'lane-snapper': 'snapper',
  'mangrove-snapper': 'snapper',
  porgie: 'snapper',
  grunts: 'snapper',
};

/** Of families that grow histamine (scombrotoxin) when they warm up, as food-safety.ts names the source. */
export const HISTAMINE_SPECIES: readonly Species[] = ['tuna', 'mackerel', 'amberjack'];

/** The list that a site begins with. What is rendered before the site's own is known goes by it. */
export const DEFAULT_SPECIES: readonly SpeciesEntry[] = (
  Object.entries(words.species) as [keyof typeof words.species, string][]
).map(([id, name]) => ({
  id,
  name,
  ...(id === 'snapper' && { group: words.general }),
  drawing: DRAWINGS[id] ?? 'default',
  ...(HISTAMINE_SPECIES.includes(id) && { formsHistamine: true }),
}));

const DEFAULTS = new Map(DEFAULT_SPECIES.map((entry) => [entry.id, entry]));

export const isDefaultSpecies = (id: Species): boolean => DEFAULTS.has(id);

/** What an id says by itself: `striped-bass` is Striped bass. */
const nameInId = (id: Species) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The name that goes with an id for ever. Posts are found by its words, whatever the site calls the species now. */
export const lastingName = (id: Species): string => DEFAULTS.get(id)?.name ?? nameInId(id);

/** What a post or claim says of its fish. */
export interface Fish {
  species: Species;
  /** The poster's own words, with 'other'. */
  customSpecies?: string | undefined;
  /** Where the site shows the species otherwise than the list it began with. */
  shownAs?: SpeciesShown | undefined;
}

export function drawingFor({ species, shownAs }: Pick<Fish, 'species' | 'shownAs'>): SpeciesDrawingName {
  return shownAs?.drawing ?? DEFAULTS.get(species)?.drawing ?? 'default';
}

/** The words for a post's species: the poster's own when they chose 'other'. */
export function speciesName({ species, customSpecies, shownAs }: Fish): string {
  if (species === OTHER && customSpecies) return customSpecies;
  return shownAs?.name ?? lastingName(species);
}

/** In a list of all of them, where a name alone may not tell them apart. */
export const speciesLabel = ({ name, group }: Pick<SpeciesEntry, 'name' | 'group'>): string =>
  group === undefined ? name : words.inGroup(name, group);

/** Inside a sentence: names of the product's own in small letters, a poster's or a site's as written. */
export function speciesInSentence(post: Fish): string {
  const name = speciesName(post);
  return post.species === OTHER || post.shownAs?.name !== undefined ? name : name.toLowerCase();
}

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
