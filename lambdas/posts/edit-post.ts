import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { editingExpired } from '#words/posts/rules.ts';
import { parseWith, refuse } from '../core/parse.ts';
import { takePhotos } from '../photos/store/take-photos.ts';
import { publicPlace } from '../services/places.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { retry, type TransactionStep } from '../table/index.ts';
import { type ChosenPhotos, editIssues, formOf, type PostForm } from './post-form.ts';
import type { PostRecord, PostShapes } from './store/kinds.ts';
import { type OwnPostRequest, readOwnPost } from './store/own-posts.ts';
import { changePost } from './store/post-changes.ts';
import { type OwnPost, toOwnPost } from './store/posts.ts';

interface EditRequest extends OwnPostRequest {
  now: Date;
}

interface Edited<K extends PostKind> {
  record: PostRecord<K>;
  /** Further writes of the edit. */
  steps: readonly TransactionStep[];
}

/**
 * Edits a person's own post within its editing period, based on the current record. An edit that changes nothing writes
 * nothing.
 * @throws AppError if the period is over or the post is absent or not theirs; the errors of `edit`
 */
export function editPost<K extends PostKind>(
  { kind, words, freshHours }: PostForm<K>,
  { now, ...request }: EditRequest,
  edit: (record: PostRecord<K>) => Edited<K> | Promise<Edited<K>>,
): Promise<OwnPost<K>> {
  const attempt = async () => {
    const before = await readOwnPost(kind, request, words.edit);
    const { title, description } = editingExpired;
    if (!isEditable(toOwnPost(kind, before), now.getTime()))
      throw new AppError('conflict', `${title}: ${description(freshHours(before.record))}`);
    const { record, steps } = await edit(before.record);
    if (isDeepStrictEqual(record, before.record)) return toOwnPost(kind, before);
    const version = before.record.version + 1;
    const after = { ...before, record: { ...record, updatedAt: now.toISOString(), version } };
    await changePost(kind, before, after, steps);
    return toOwnPost(kind, after);
  };
  return retry(attempt, { giveUp: () => new AppError('conflict', words.updateFailed) });
}

/**
 * Edits a post by a patch of its form. A patch of an older version is refused, since it would undo later changes. A
 * patch that changes nothing is accepted: it may be a repeat whose first response was lost.
 * @throws AppError `conflict` with the current version
 */
export function updatePost<K extends PostKind>(
  form: PostForm<K>,
  request: EditRequest,
  patch: PostShapes[K]['patch'],
): Promise<OwnPost<K>> {
  return editPost(form, request, async (record) => {
    if (patch.version === record.version) return await apply(form, patch, record, request.now);
    const stale = new AppError('conflict', form.words.changedMeanwhile, { version: record.version });
    try {
      const edited = await apply(form, patch, record, request.now);
      if (isDeepStrictEqual(edited.record, record)) return edited;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    throw stale;
  });
}

async function apply<K extends PostKind>(
  form: PostForm<K>,
  { version: _version, photos: chosenNow, ...changes }: PostShapes[K]['patch'],
  before: PostRecord<K>,
  now: Date,
): Promise<Edited<K>> {
  const current = form.rebased?.(changes, before) ?? changes;
  const body = parseWith(form.body, { ...formOf(form, before), ...current });
  const rules = await readSiteRules(now);
  refuse(editIssues(form, body, { before, rules, now: now.getTime() }));
  const chosen: ChosenPhotos<K> = chosenNow ?? body.photos;
  const { photos, steps } = await takePhotos(chosen, {
    ownerId: before.fishermanId,
    kind: form.kind,
    postId: before.id,
    present: before.photos,
  });
  const moved = body.location !== before.location;
  const { id, fishermanId, fishermanName, createdAt, updatedAt, version } = before;
  const placeBefore = { location: before.location, coordinates: before.coordinates };
  const given = {
    id,
    fishermanId,
    fishermanName,
    createdAt,
    updatedAt,
    version,
    isPro: 'isPro' in before && before.isPro,
    ...('proByCredit' in before && { proByCredit: before.proByCredit }),
    ...('ratingCount' in before && { rating: before.rating, ratingCount: before.ratingCount }),
    photos: form.labelPhotos(photos, chosen),
    ...(moved ? await publicPlace(body.location) : placeBefore),
  };
  return { record: form.recordOf(body, given, { rules, before }), steps };
}
