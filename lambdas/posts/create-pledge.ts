import { ulid } from 'ulid';
import { createPledge } from '#shared/pledges/endpoints.ts';
import { pledgeDateIssues } from '#shared/pledges/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { count } from '../core/logger.ts';
import { refuse } from '../core/parse.ts';
import { takePhotos } from '../photos/take-photos.ts';
import { coordinatesOf } from '../places/coordinates-of.ts';
import { labelPhotos, pledgeRecordOf } from './pledge-record.ts';
import * as pledges from './store/pledges.ts';

export default endpoint(createPledge, async ({ body, actor, rememberAnswer, now }) => {
  refuse(pledgeDateIssues(body, now.getTime()));
  const pledgeId = ulid(now.getTime());
  const { photos, steps } = await takePhotos(body.photos, {
    ownerId: actor.userId,
    kind: 'pledge',
    postId: pledgeId,
  });
  const record = pledgeRecordOf(body, {
    id: pledgeId,
    fishermanId: actor.userId,
    coordinates: await coordinatesOf(body.location),
    photos: labelPhotos(
      photos,
      body.photos.map(({ imageType }) => imageType),
    ),
    mealsLeft: body.mealsPledged,
    mealsClaimed: 0,
    mealsServed: 0,
    likeCount: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  });
  await pledges.createPledge(record, body.handling, [...steps, rememberAnswer(record)]);
  count('MealsPledged', record.mealsPledged);
  return record;
});
