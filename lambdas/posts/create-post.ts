import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { isProAt } from '#shared/profiles/rules.ts';
import { ratingOf } from '#shared/ratings/average.ts';
import { fishermenPost, noCreditLeft } from '#words/posts/rules.ts';
import type { RememberAnswer } from '../core/call.ts';
import { refuse } from '../core/parse.ts';
import { takeCredit } from '../people/store/credits.ts';
import { fishermanProfile, stats } from '../people/store/items.ts';
import { takePhotos } from '../photos/store/take-photos.ts';
import { type PublicPlace, publicPlace } from '../services/places.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { getItems } from '../table/index.ts';
import { type OfSeries, type PostBody, type PostForm, postIssues } from './post-form.ts';
import { POST_KINDS, type PostShapes } from './store/kinds.ts';
import * as posts from './store/post-changes.ts';

export interface CreateRequest<K extends PostKind> {
  body: PostBody<K>;
  ownerId: string;
  rememberAnswer: RememberAnswer;
  now: Date;
  /** Its place if it is known; it is found from the form otherwise. */
  place?: PublicPlace;
  /** Set for a pledge that a series posts. */
  series?: OfSeries;
}

/**
 * Reads the owner's profile, whose name goes with every post.
 * @throws AppError `not_allowed` if they aren't a fisherman
 */
async function readFisherman(userId: string) {
  const [profile, counts] = await getItems([fishermanProfile(userId), stats.key({ userId })]);
  if (!profile) throw new AppError('not_allowed', fishermenPost);
  return { ...profile, ...ratingOf(counts ?? {}) };
}

/** Creates a post from its form. @throws AppError naming the field that refuses it */
export async function createPost<K extends PostKind>(
  form: PostForm<K>,
  { body, ownerId, rememberAnswer, now, place, series }: CreateRequest<K>,
): Promise<PostShapes[K]['published']> {
  const { kind } = form;
  const rules = await readSiteRules(now);
  const context = { rules, ...(series && { series }) };
  refuse(postIssues(form, body, now.getTime(), context));
  const fisherman = await readFisherman(ownerId);
  const id = ulid(now.getTime());
  const { photos, steps } = await takePhotos(body.photos, { ownerId, kind, postId: id });
  const createdAt = now.toISOString();
  const isProAnyway = isProAt(fisherman, now.getTime());
  const proByCredit = 'useCredit' in body && body.useCredit === true && !isProAnyway;
  const given = {
    id,
    fishermanId: ownerId,
    fishermanName: fisherman.name,
    isPro: isProAnyway || proByCredit,
    ...(proByCredit && { proByCredit }),
    ...('rating' in fisherman && { rating: fisherman.rating, ratingCount: fisherman.ratingCount }),
    photos: form.labelPhotos(photos, body.photos),
    ...(place ?? (await publicPlace(body.location))),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  const record = form.recordOf(body, given, context);
  const answer = POST_KINDS[kind].publish(record, now);
  const credit = proByCredit ? [takeCredit(ownerId, () => fieldError('useCredit', noCreditLeft))] : [];
  // The remembered response comes first, so that a repeat gets it before it fails for lack of credit.
  await posts.createPost(kind, record, [...steps, rememberAnswer(answer), ...credit]);
  form.countPosted(record);
  return answer;
}
