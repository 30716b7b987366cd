import { offeredUntil } from '#shared/catches/rules.ts';
import type { CatchBody, CatchRecord } from '#shared/catches/schemas.ts';

type Given = Pick<
  CatchRecord,
  'id' | 'fishermanId' | 'photos' | 'coordinates' | 'isPro' | 'createdAt' | 'updatedAt' | 'version'
>;

/** The record of what a form says. Of `given`, which may be an earlier record, only what no form says is taken. */
export function catchRecordOf(body: CatchBody, given: Given): CatchRecord {
  const { id, fishermanId, photos, coordinates, isPro, createdAt, updatedAt, version } = given;
  const { caughtDate, amount, unit, customSpecies, ...rest } = body;
  const caughtAt = Date.parse(caughtDate);
  const until = offeredUntil({ condition: body.condition, caughtAt });
  return {
    ...rest,
    ...{ id, fishermanId, isPro, createdAt, updatedAt, version },
    ...(body.species === 'other' && customSpecies !== undefined && { customSpecies }),
    ...(coordinates && { coordinates }),
    caughtDate: new Date(caughtAt).toISOString(),
    // Only a fixed price has an amount; a total is what an amount without a unit means.
    ...(body.paymentType === 'mandatory' && amount !== undefined && { amount, unit: unit ?? 'all' }),
    ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
    hasPhotos: photos.length > 0,
    photos,
  };
}

/** What the form would say of a record. */
export function formOf(record: CatchRecord): CatchBody {
  const { species, location, description, disposition, condition, fishermanName, quantity } = record;
  const { caughtDate, paymentType, contactMethod, contactInfo, pickupOptions } = record;
  const { customSpecies, amount, unit, customPickupLocation } = record;
  return {
    ...{ species, location, description, disposition, condition, fishermanName, quantity },
    ...{ caughtDate, paymentType, contactMethod, contactInfo, pickupOptions },
    ...(customSpecies !== undefined && { customSpecies }),
    ...(amount !== undefined && { amount, unit }),
    ...(customPickupLocation !== undefined && { customPickupLocation }),
    photos: record.photos.map((photo) => ({ uploadId: photo.id })),
  };
}
