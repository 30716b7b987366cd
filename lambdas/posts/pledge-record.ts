import type { Photo } from '#shared/photos/schemas.ts';
import { availableUntil, pledgePoints } from '#shared/pledges/rules.ts';
import type {
  OwnPledge,
  PledgeBody,
  PledgeImageType,
  PledgePhoto,
  PledgeRecord,
} from '#shared/pledges/schemas.ts';

type Given = Omit<PledgeRecord, keyof PledgeBody | 'availableUntil' | 'pledgePointsEarned'> & {
  photos: PledgePhoto[];
};

/** The record of what a form says. Of `given`, which may be an earlier record, only what no form says is taken. */
export function pledgeRecordOf(body: PledgeBody, given: Given): PledgeRecord {
  const { id, fishermanId, photos, coordinates, createdAt, updatedAt, version } = given;
  const { likeCount, mealsLeft, mealsClaimed, mealsServed } = given;
  const { handling, catchDate, customSpecies, photos: _chosen, ...rest } = body;
  const caughtAt = Date.parse(catchDate);
  const until = availableUntil({ storage: handling.storage, caughtAt });
  return {
    ...rest,
    ...{ id, fishermanId, photos, createdAt, updatedAt, version },
    ...{ likeCount, mealsLeft, mealsClaimed, mealsServed },
    ...(body.species === 'other' && customSpecies !== undefined && { customSpecies }),
    ...(coordinates && { coordinates }),
    catchDate: new Date(caughtAt).toISOString(),
    ...(until !== undefined && { availableUntil: new Date(until).toISOString() }),
    pledgePointsEarned: pledgePoints(body.mealsPledged),
  };
}

/** The first photo of the catch is primary; of a pledge that shows only the packaged meals, the first one. */
export function labelPhotos(photos: readonly Photo[], types: readonly PledgeImageType[]): PledgePhoto[] {
  const primary = Math.max(0, types.indexOf('catch'));
  return photos.map(({ id, width, height, color }, index) => ({
    ...{ id, width, height, color },
    imageType: types[index] ?? 'catch',
    isPrimary: index === primary,
  }));
}

/** What the form would say of a pledge. */
export function formOf(pledge: Omit<OwnPledge, 'hidden' | 'editableUntil'>): PledgeBody {
  const { fishermanName, species, customSpecies, location, story, disposition } = pledge;
  const { catchDate, mealsPledged, handling, photos } = pledge;
  return {
    ...{ fishermanName, species, location, story, disposition, catchDate, mealsPledged, handling },
    ...(customSpecies !== undefined && { customSpecies }),
    photos: photos.map(({ id, imageType }) => ({ uploadId: id, imageType })),
  };
}
