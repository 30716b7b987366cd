import { fieldError } from '#shared/contract/errors.ts';
import type { OrganizationPatch } from '#shared/organizations/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { placeOfPost } from '../services/places.ts';
import type { StoredOrganization } from './store/items.ts';
import type { OrganizationChange } from './store/organizations.ts';

/** An organization is found by what is near it, so its place has to be on the map. @throws AppError naming the field when it is not */
export async function locate(written: string) {
  const { location: place, coordinates } = await placeOfPost(written);
  if (!coordinates) throw fieldError('place', words.placeNotFound);
  return { place, coordinates };
}

/** @throws AppError naming the field of a place that is not known */
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

/** Without a phone number that is none. */
export function contactOf({ name, email, phone }: Required<StoredOrganization['contact']>) {
  return { name, email, ...(phone !== '' && { phone }) };
}
