import type { Coordinates } from '#shared/fields.ts';
import { once } from '#shared/once.ts';
import type { Place } from '#shared/places/endpoints.ts';
import { placeName } from '#shared/places/place-name.ts';
import type { ResolvedPlace } from './places/place-index.ts';

/** Loads the index at the first lookup, so that a function without lookups doesn't wait for it. */
const openPlaces = once(async () => {
  const { readFile } = await import('node:fs/promises');
  const { PlaceIndex } = await import('./places/place-index.ts');
  return new PlaceIndex(await readFile(process.env.PLACES_FILE ?? new URL('./places.dat', import.meta.url)));
});

/**
 * Finds the place that someone wrote in the bundled list of US ZIP codes, so that no location is sent to a third party.
 *
 * @param query a ZIP code, ZIP+4, `town, ST`, `town, State`, or the name of a town that few share
 * @returns its name, state and center in degrees rounded to 0.01; undefined if it isn't known
 */
export async function resolvePlace(query: string): Promise<ResolvedPlace | undefined> {
  return (await openPlaces()).find(query);
}

/** Returns the name of the town that someone wrote, without any more exact place; empty if no such town is known. */
export async function townNamed(written: string): Promise<string> {
  const town = await resolvePlace(written);
  return town ? placeName(town) : '';
}

/** Suggests a few towns for the start of a name or ZIP code, likeliest first. @param near ranks nearby towns higher */
export async function placesBeginning(prefix: string, near?: string): Promise<Place[]> {
  const index = await openPlaces();
  const { suggestPlaces } = await import('./places/suggest.ts');
  return suggestPlaces(index, prefix, near === undefined ? undefined : index.find(near));
}

/** The place of a post in words and on the map. */
interface PlaceOfPost {
  location: string;
  coordinates: Coordinates | undefined;
}

/**
 * Returns the place that a poster wrote with its center, rounded to 0.01 degree. A ZIP code alone becomes the name
 * of its town, which buyers know. Coordinates are undefined if no such place is known: the post is then listed, but not
 * in Near Me.
 */
export async function placeOfPost(written: string): Promise<PlaceOfPost> {
  const found = await resolvePlace(written);
  if (!found) return { location: written, coordinates: undefined };
  const { lat, lng } = found;
  const location = /\p{L}/u.test(written) ? written : placeName(found);
  return { location, coordinates: { lat, lng } };
}
