import type { Coordinates } from '#shared/fields.ts';
import { type Species, speciesName } from '#shared/species/species.ts';
import { countPosts } from '#words/posts/counts.ts';
import * as words from '#words/posts/map.ts';
import type { ListedPost, PlacedPost } from '../../../parts/posts/listed-post.ts';

export type MappedKind = Parameters<typeof countPosts>[1];

export interface MappedPost extends PlacedPost {
  species: Species;
  customSpecies?: string | undefined;
  location: string;
}

/** A town on the map with all posts in it, whatever ZIP codes they name. */
export interface Spot<T> {
  key: string;
  at: Coordinates;
  /** The name of the town in its newest post. */
  place: string;
  posts: ListedPost<T>[];
}

/**
 * Returns spots in the order of the list, with the place of the newest post first. @returns also the number of posts
 * without a place
 */
export function spotsOf<T extends MappedPost>(
  listed: readonly ListedPost<T>[],
): { spots: Spot<T>[]; placeless: number } {
  const spots = new Map<string, Spot<T>>();
  let placeless = 0;
  for (const each of listed) {
    const { coordinates: at, location } = each.post;
    if (!at) {
      placeless += 1;
      continue;
    }
    // Without spaces, since a space separates the keys of markers (chart.ts).
    const key = encodeURIComponent(location.toLowerCase());
    const spot = spots.get(key) ?? { key, at, place: location, posts: [] };
    spot.posts.push(each);
    spots.set(key, spot);
  }
  return { spots: [...spots.values()], placeless };
}

/** For example "Portland, ME" or "Portland, ME and 2 other places". */
export function placesOf(spots: readonly Spot<unknown>[]): string {
  const others = spots.length - 1;
  const first = spots[0]?.place ?? '';
  return others < 1 ? first : words.placesAnd(first, others);
}

/** A marker's name, for example "3 catches, Portland, ME", or "Haddock, Portland, ME" for a single post. */
export function describeSpots<T extends MappedPost>(spots: readonly Spot<T>[], kind: MappedKind) {
  const posts = postsOf(spots);
  const [only, another] = posts;
  const what = only && !another ? speciesName(only.post) : countPosts(posts.length, kind);
  const [first, ...others] = spots;
  const label = first && others.length > 0 ? words.placeShort(first.place, others.length) : placesOf(spots);
  return { count: posts.length, name: words.markerName(what, placesOf(spots)), label };
}

export function postsOf<T>(spots: readonly Spot<T>[]): ListedPost<T>[] {
  return spots.flatMap(({ posts }) => posts);
}
