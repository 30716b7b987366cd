/** Entries by which a new post finds the saved searches that may match it. */

import type { SoughtPost } from '#shared/alerts/rules.ts';
import type { SubjectKind } from '#shared/alerts/schemas.ts';
import { type Cell, cellOf, cellsWithin } from '#shared/places/distance.ts';
import type { Source } from '../../posts/store/keep-index-entries.ts';
import { all, equals } from '../../table/expression.ts';
import { type Found, type ItemList, listIn } from '../../table/index.ts';
import { type StoredSearch, type StoredSearchEntry, savedSearch, searchEntry } from './items.ts';

/** The area and the species of searches without that filter. */
const ANY = '*';

const nameOf = ({ latCell, lngCell }: Cell) => `${latCell}:${lngCell}`;

function areasOf({ filters: { place } }: StoredSearch): string[] {
  return place ? cellsWithin(place.coordinates, place.radiusMiles).map(nameOf) : [ANY];
}

export const SEARCH: Source<Found<StoredSearch>> = {
  entriesOf(search) {
    const { kind, level, filters } = search;
    const userId = savedSearch.match(search)?.userId;
    if (userId === undefined || level === 'never') return [];
    const params = { kind, species: filters.species ?? ANY, searchId: search.sk };
    return areasOf(search).map((area) => searchEntry.item({ ...params, area }, { userId, filters }));
  },
  asRead: ({ level, filters }) => all(equals('level', level), equals('filters', filters)),
};

/** Returns the lists that contain all searches which may match the post: by its cell and species. */
export function searchesFor(kind: SubjectKind, posts: readonly SoughtPost[]): ItemList<StoredSearchEntry>[] {
  const keys = posts.flatMap(({ coordinates, species }) => {
    const areas = coordinates ? [nameOf(cellOf(coordinates)), ANY] : [ANY];
    return areas.flatMap((area) =>
      [species, ANY].map((each) => ({ kind, area, species: each, searchId: '' })),
    );
  });
  return [...new Set(keys.map((each) => searchEntry.key(each).pk))].map((pk) => listIn(pk));
}
