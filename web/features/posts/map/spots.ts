import type { Coordinates } from '#shared/fields.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { type Species, speciesName } from '#shared/species/species.ts';
import { countPosts } from '#words/posts/counts.ts';
import * as words from '#words/posts/map.ts';
import type { ListedPost, PlacedPost } from '../../../parts/posts/listed-post.ts';

export interface MappedPost extends PlacedPost {
  species: Species;
  customSpecies?: string | undefined;
  location: string;
}

/** A town on the map with everything that was posted from it, whatever ZIP code of it a post names. */
export interface Spot<T> {
  key: string;
  at: Coordinates;
  /** As the newest of its posts calls it. */
  place: string;
  posts: ListedPost<T>[];
}

/** In the order of the list: the place of the newest post first. @returns also how many posts have no place */
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
    // Without a space, which separates the keys of markers (chart.ts).
    const key = encodeURIComponent(location.toLowerCase());
    const spot = spots.get(key) ?? { key, at, place: location, posts: [] };
    spot.posts.push(each);
    spots.set(key, spot);
  }
  return { spots: [...spots.values()], placeless };
}

/** "Portland, ME", or "Portland, ME and 2 other places". */
export function placesOf(spots: readonly Spot<unknown>[]): string {
  const others = spots.length - 1;
  const first = spots[0]?.place ?? '';
  return others < 1 ? first : words.placesAnd(first, others);
}

/** A marker's name: "3 catches, Portland, ME", or for a single post "Haddock, Portland, ME". */
export function describeSpots<T extends MappedPost>(spots: readonly Spot<T>[], kind: PostKind) {
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
