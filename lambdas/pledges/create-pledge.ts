import { ulid } from 'ulid';
import type { Photo } from '#shared/photos/schemas.ts';
import { createPledge } from '#shared/pledges/endpoints.ts';
import { availableUntil, pledgeDateIssues, pledgePoints } from '#shared/pledges/rules.ts';
import type { PledgeBody, PledgePhoto, PledgeRecord } from '#shared/pledges/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { count } from '../core/logger.ts';
import { refuse } from '../core/parse.ts';
import * as pledges from '../data/pledges.ts';
import { takePhotos } from '../photos/take-photos.ts';
import { coordinatesOf } from '../places/coordinates-of.ts';

export default endpoint(createPledge, async ({ body, actor, once, now }) => {
  refuse(pledgeDateIssues(body, now.getTime()));
  const pledgeId = ulid(now.getTime());
  const { photos, steps } = await takePhotos(body.photos, {
    ownerId: actor.userId,
    kind: 'pledge',
    postId: pledgeId,
  });
  const record = await toRecord(body, { pledgeId, fishermanId: actor.userId, photos, now });
  await pledges.createPledge(record, body.handling, [...steps, once.remember(record)]);
  count('MealsPledged', record.mealsPledged);
  return record;
});

interface Given {
  pledgeId: string;
  fishermanId: string;
  photos: Photo[];
  now: Date;
}

async function toRecord(
  body: PledgeBody,
  { pledgeId, fishermanId, photos, now }: Given,
): Promise<PledgeRecord> {
  const { handling, catchDate, customSpecies, photos: chosen, ...rest } = body;
  const caughtAt = Date.parse(catchDate);
  const until = availableUntil({ storage: handling.storage, caughtAt });
  const coordinates = await coordinatesOf(body.location);
  return {
    ...rest,
    id: pledgeId,
    fishermanId,
    ...(body.species === 'other' && customSpecies !== undefined && { customSpecies }),
    ...(coordinates && { coordinates }),
    catchDate: new Date(caughtAt).toISOString(),
    ...(until !== undefined && { availableUntil: new Date(until).toISOString() }),
    mealsLeft: body.mealsPledged,
    mealsClaimed: 0,
    mealsServed: 0,
    likeCount: 0,
    pledgePointsEarned: pledgePoints(body.mealsPledged),
    photos: label(photos, chosen),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** The first photo of the catch is primary; of a pledge that shows only the packaged meals, the first one. */
function label(photos: readonly Photo[], chosen: PledgeBody['photos']): PledgePhoto[] {
  const primary = Math.max(
    0,
    chosen.findIndex((photo) => photo.imageType === 'catch'),
  );
  return photos.map((photo, index) => ({
    ...photo,
    imageType: chosen[index]?.imageType ?? 'catch',
    isPrimary: index === primary,
  }));
}
