import { ulid } from 'ulid';
import { createCatch } from '#shared/catches/endpoints.ts';
import { catchDateIssues, offeredUntil } from '#shared/catches/rules.ts';
import type { CatchBody, CatchRecord } from '#shared/catches/schemas.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { count } from '../core/logger.ts';
import { refuse } from '../core/parse.ts';
import * as catches from '../data/catches.ts';
import { takePhotos } from '../photos/take-photos.ts';
import { coordinatesOf } from '../places/coordinates-of.ts';

export default endpoint(createCatch, async ({ body, actor, once, now }) => {
  refuse(catchDateIssues(body, now.getTime()));
  const catchId = ulid(now.getTime());
  const { photos, steps } = await takePhotos(body.photos, {
    ownerId: actor.userId,
    kind: 'catch',
    postId: catchId,
  });
  const record = await toRecord(body, { catchId, fishermanId: actor.userId, photos, now });
  await catches.createCatch(record, [...steps, once.remember(record)]);
  count('CatchesPosted');
  return record;
});

interface Given {
  catchId: string;
  fishermanId: string;
  photos: Photo[];
  now: Date;
}

async function toRecord(body: CatchBody, { catchId, fishermanId, photos, now }: Given): Promise<CatchRecord> {
  const { caughtDate, amount, unit, customSpecies, ...rest } = body;
  const caughtAt = Date.parse(caughtDate);
  const until = offeredUntil({ condition: body.condition, caughtAt });
  const coordinates = await coordinatesOf(body.location);
  return {
    ...rest,
    id: catchId,
    fishermanId,
    ...(body.species === 'other' && customSpecies !== undefined && { customSpecies }),
    ...(coordinates && { coordinates }),
    caughtDate: new Date(caughtAt).toISOString(),
    // Only a fixed price has an amount; a total is what an amount without a unit means.
    ...(body.paymentType === 'mandatory' && amount !== undefined && { amount, unit: unit ?? 'all' }),
    ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
    isPro: false,
    hasPhotos: photos.length > 0,
    photos,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}
