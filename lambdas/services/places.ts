import type { Coordinates } from '#shared/fields.ts';
import { once } from '#shared/once.ts';
import type { Place } from '#shared/places/endpoints.ts';
import { placeName } from '#shared/places/place-name.ts';
import type { ResolvedPlace } from './places/place-index.ts';

/** On the first lookup only: a function that is never asked for a place does not wait for it. */
const openPlaces = once(async () => {
  const { readFile } = await import('node:fs/promises');
  const { PlaceIndex } = await import('./places/place-index.ts');
  return new PlaceIndex(await readFile(process.env.PLACES_FILE ?? new URL('./places.dat', import.meta.url)));
});

/**
 * Finds the place that someone wrote, in the bundled list of US ZIP codes: no location goes to a third party.
 *
 * @param query a ZIP code, ZIP+4, `town, ST`, `town, State`, or the name of a town that few share
 * @returns its name, state and centre in degrees rounded to 0.01; undefined when it is not known
 */
export async function resolvePlace(query: string): Promise<ResolvedPlace | undefined> {
  return (await openPlaces()).find(query);
}

/** The name of the town that someone wrote, which says nothing of where in it they meant; empty where no such town is known. */
export async function townNamed(written: string): Promise<string> {
  const town = await resolvePlace(written);
  return town ? placeName(town) : '';
}

/**
 * The towns that the beginning of a name or of a ZIP code may mean: a handful, the likeliest first.
 * @param near the name of a place, of which towns nearby are likelier
 */
export async function placesBeginning(prefix: string, near?: string): Promise<Place[]> {
  const index = await openPlaces();
  const { suggestPlaces } = await import('./places/suggest.ts');
  return suggestPlaces(index, prefix, near === undefined ? undefined : index.find(near));
}

/** Where something is, in words and on the map. */
interface PlaceOfPost {
  location: string;
  coordinates: Coordinates | undefined;
}

/**
 * The place a poster wrote, digits alone as the town they stand for, which is what buyers know; with its centre, never finer than 0.01 degree.
 * That is undefined when no place of that name is known: such a post is listed, and left out of Near Me.
 */
export async function placeOfPost(written: string): Promise<PlaceOfPost> {
  const found = await resolvePlace(written);
  if (!found) return { location: written, coordinates: undefined };
  const { lat, lng } = found;
  const location = /\p{L}/u.test(written) ? written : placeName(found);
  return { location, coordinates: { lat, lng } };
}
