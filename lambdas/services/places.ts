import type { Coordinates } from '#shared/fields.ts';
import { PlaceIndex, type ResolvedPlace } from './places/place-index.ts';

let opened: Promise<PlaceIndex> | undefined;

/**
 * Finds the place that someone wrote, in the bundled list of US ZIP codes: no location goes to a third party.
 *
 * @param query a ZIP code, ZIP+4, `town, ST`, `town, State`, or the name of a town that few share
 * @returns its name, state and centre in degrees rounded to 0.01; undefined when it is not known
 */
export async function resolvePlace(query: string): Promise<ResolvedPlace | undefined> {
  opened ??= open();
  try {
    return (await opened).find(query);
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/**
 * The centre of the place a poster wrote, never finer than 0.01 degree; undefined when no place of that name is known: such a post is
 * listed, and left out of Near Me.
 */
export async function coordinatesOf(location: string): Promise<Coordinates | undefined> {
  const found = await resolvePlace(location);
  return found && { lat: found.lat, lng: found.lng };
}

/** On the first lookup only: a function that is never asked for a place does not wait for it. */
async function open(): Promise<PlaceIndex> {
  const { readFile } = await import('node:fs/promises');
  return new PlaceIndex(await readFile(process.env.PLACES_FILE ?? new URL('./places.dat', import.meta.url)));
}
