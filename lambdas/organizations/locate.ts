import { fieldError } from '#shared/contract/errors.ts';
import type { OrganizationPatch } from '#shared/organizations/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { publicPlace } from '../services/places.ts';
import type { StoredOrganization } from './store/items.ts';
import type { OrganizationChange } from './store/organizations.ts';

/** Finds a place on the map, since meals are found by distance. @throws AppError naming the field if it is unknown */
export async function locate(written: string) {
  const { location: place, coordinates } = await publicPlace(written);
  if (!coordinates) throw fieldError('place', words.placeNotFound);
  return { place, coordinates };
}

/** @throws AppError naming the field of an unknown place */
export async function locatePatch({
  place,
  contact,
  ...patch
}: OrganizationPatch): Promise<OrganizationChange> {
  return {
    ...patch,
    ...(contact && { contact: contactOf(contact) }),
    ...(place !== undefined && (await locate(place))),
  };
}

/** Leaves out an empty phone number. */
export function contactOf({ name, email, phone }: Required<StoredOrganization['contact']>) {
  return { name, email, ...(phone !== '' && { phone }) };
}
