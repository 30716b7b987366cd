import type { Coordinates } from '#shared/fields.ts';
import { once } from '#shared/once.ts';
import type { Place } from '#shared/places/endpoints.ts';
import { placeName } from '#shared/places/place-name.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
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

/** A number before a street's name, as US addresses have it: `12 ` in "12 Quiet Lane". */
const HOUSE_NUMBER = /(?<=^|,)\s*\d+[a-z]?\s+(?=\p{L})/giu;

/** The place of a post or profile in words and on the map. */
export interface PublicPlace {
  location: string;
  coordinates: Coordinates | undefined;
}

/**
 * The one rule for a place that someone wrote, as pages, pictures, feeds, frames and the API show it. A known place is
 * shown as written, or by the name of its town if the text has digits, such as a ZIP code or a house number. Its center
 * is rounded to 0.01 degree. An unknown place is shown as written (first document, section 7), without house numbers,
 * phone numbers and email addresses. It has no coordinates, so it isn't in Near Me.
 */
export async function publicPlace(written: string): Promise<PublicPlace> {
  const found = await resolvePlace(written);
  if (!found) return { location: withoutContacts(written).replace(HOUSE_NUMBER, ''), coordinates: undefined };
  const { lat, lng } = found;
  return { location: /\d/.test(written) ? placeName(found) : written, coordinates: { lat, lng } };
}
