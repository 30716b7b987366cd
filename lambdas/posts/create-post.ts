import { ulid } from 'ulid';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { Actor, RememberAnswer } from '../core/call.ts';
import { refuse } from '../core/parse.ts';
import { takePhotos } from '../photos/store/take-photos.ts';
import { coordinatesOf } from '../services/places.ts';
import type { PostBody, PostForm } from './post-form.ts';
import { POST_KINDS, type PostShapes } from './store/kinds.ts';
import * as posts from './store/post-changes.ts';

interface CreateRequest<K extends PostKind> {
  body: PostBody<K>;
  actor: Actor;
  rememberAnswer: RememberAnswer;
  now: Date;
}

/** Posts what a form says. @throws AppError naming the field that stands against it */
export async function createPost<K extends PostKind>(
  form: PostForm<K>,
  { body, actor: { userId: ownerId }, rememberAnswer, now }: CreateRequest<K>,
): Promise<PostShapes[K]['published']> {
  const { kind } = form;
  refuse(form.dateIssues(body, now.getTime()));
  const id = ulid(now.getTime());
  const { photos, steps } = await takePhotos(body.photos, { ownerId, kind, postId: id });
  const createdAt = now.toISOString();
  const record = form.recordOf(body, {
    id,
    fishermanId: ownerId,
    photos: form.labelPhotos(photos, body.photos),
    coordinates: await coordinatesOf(body.location),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  });
  const answer = POST_KINDS[kind].publish(record, now);
  await posts.createPost(kind, record, [...steps, rememberAnswer(answer)]);
  form.countPosted(record);
  return answer;
}
