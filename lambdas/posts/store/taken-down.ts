/** Posts that administrators took down. */
import { AppError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { absent, check, ifUnchanged, present, put, remove, type TransactionStep } from '../../table/index.ts';
import { POST_ITEMS } from './items.ts';

/** Returns the step that prevents a post that is taken down from being shown again. */
export function requireNotTakenDown(kind: PostKind, postId: string): TransactionStep {
  const key = POST_ITEMS[kind].takenDown.key({ postId });
  return check(key, absent, () => new AppError('not_allowed', words.takenDown));
}

/** @throws ChangedMeanwhile from the step if another administrator took it down */
export function takeDownStep(
  kind: PostKind,
  postId: string,
  takenDownBy: string,
  now: Date,
): TransactionStep {
  const takenDownAt = now.toISOString();
  const mark = POST_ITEMS[kind].takenDown.item({ postId }, { takenDownBy, takenDownAt });
  return put(mark, ifUnchanged(absent));
}

/** @throws ChangedMeanwhile from the step if another administrator lifted it */
export function liftTakeDownStep(kind: PostKind, postId: string): TransactionStep {
  const key = POST_ITEMS[kind].takenDown.key({ postId });
  return remove(key, ifUnchanged(present));
}
