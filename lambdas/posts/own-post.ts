import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { StockBody } from '#shared/posts/catches/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { requireNotSuspended } from '../suspensions/store/suspensions.ts';
import { retry, type TransactionStep } from '../table/index.ts';
import { stockAfter } from './amount-left.ts';
import type { PostForm } from './post-form.ts';
import { isOnShow, type Post } from './store/kinds.ts';
import { type OwnPostRequest, readOwnPost } from './store/own-posts.ts';
import { changePost } from './store/post-changes.ts';
import { type OwnPost, toOwnPost } from './store/posts.ts';
import { listedUntil } from './store/stored-posts.ts';
import { requireNotTakenDown } from './store/taken-down.ts';

/** @throws AppError `not_found`, also for another person's post */
export async function getOwnPost<K extends PostKind>(
  { kind, words }: PostForm<K>,
  request: OwnPostRequest,
): Promise<OwnPost<K>> {
  return toOwnPost(kind, await readOwnPost(kind, request, { absent: words.edit.absent }));
}

/**
 * Hides a person's own post or shows it again. This isn't an edit: it makes no new version and is possible at any time.
 * @throws AppError `conflict` if the post to show is too old to be listed, `not_allowed` if administrators hid it
 */
export async function setVisibility<K extends PostKind>(
  form: PostForm<K>,
  request: OwnPostRequest,
  { hidden, now }: { hidden: boolean; now: Date },
): Promise<OwnPost<K>> {
  const { kind, words } = form;
  const post = await retry(async () => {
    const before = await readOwnPost(kind, request, words.edit);
    if (before.hidden === hidden && !before.withdrawn) return before;
    const after = { record: { ...before.record, updatedAt: now.toISOString() }, hidden };
    const allowed = hidden ? [] : [requireNotTakenDown(kind, request.postId)];
    await changePost(kind, before, after, [...allowed, ...stepsToShow(form, before, after, now)]);
    return after;
  });
  return toOwnPost(kind, post);
}

/** Returns the steps that listing a post again needs. @throws AppError `conflict` if it is too old */
function stepsToShow<K extends PostKind>(
  { kind, words, freshHours }: PostForm<K>,
  before: Post<K>,
  after: Post<K>,
  now: Date,
): TransactionStep[] {
  if (isOnShow(before) || !isOnShow(after)) return [];
  const until = listedUntil(kind, after.record);
  if (until !== undefined && until <= now.getTime())
    throw new AppError('conflict', words.notListedAnyMore?.(freshHours(after.record)));
  return [requireNotSuspended(after.record.fishermanId)];
}

/**
 * Changes the amount left of a catch. It is possible as long as the post exists, but makes a new version, since a form
 * opened earlier would restore the former quantity.
 * @throws AppError `conflict` if the catch would be offered again but is too old; `invalid_fields` for an impossible amount
 */
export async function setStock(
  form: PostForm<'catch'>,
  request: OwnPostRequest,
  { stock, now }: { stock: StockBody; now: Date },
): Promise<OwnPost<'catch'>> {
  const post = await retry(async () => {
    const before = await readOwnPost('catch', request, form.words.edit);
    const record = stockAfter(before.record, stock, now);
    if (isDeepStrictEqual(record, before.record)) return before;
    const version = record.version + 1;
    const after = { ...before, record: { ...record, updatedAt: now.toISOString(), version } };
    await changePost('catch', before, after, stepsToShow(form, before, after, now));
    return after;
  });
  return toOwnPost('catch', post);
}
