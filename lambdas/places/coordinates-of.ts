import type { Coordinates } from '#shared/fields.ts';
import { resolvePlace } from '../services/places.ts';

/**
 * The centre of the place a poster wrote, never finer than 0.01 degree; undefined when no place of that name is known: such a post is
 * listed, and left out of Near Me.
 */
export async function coordinatesOf(location: string): Promise<Coordinates | undefined> {
  const found = await resolvePlace(location);
  return found && { lat: found.lat, lng: found.lng };
}
