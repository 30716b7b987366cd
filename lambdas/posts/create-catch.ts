import { ulid } from 'ulid';
import { createCatch } from '#shared/catches/endpoints.ts';
import { catchDateIssues } from '#shared/catches/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { count } from '../core/logger.ts';
import { refuse } from '../core/parse.ts';
import { takePhotos } from '../photos/take-photos.ts';
import { coordinatesOf } from '../places/coordinates-of.ts';
import { catchRecordOf } from './catch-record.ts';
import * as catches from './store/catches.ts';

export default endpoint(createCatch, async ({ body, actor, rememberAnswer, now }) => {
  refuse(catchDateIssues(body, now.getTime()));
  const catchId = ulid(now.getTime());
  const { photos, steps } = await takePhotos(body.photos, {
    ownerId: actor.userId,
    kind: 'catch',
    postId: catchId,
  });
  const record = catchRecordOf(body, {
    id: catchId,
    fishermanId: actor.userId,
    photos,
    coordinates: await coordinatesOf(body.location),
    isPro: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  });
  await catches.createCatch(record, [...steps, rememberAnswer(record)]);
  count('CatchesPosted');
  return record;
});
