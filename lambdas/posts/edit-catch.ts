import { isDeepStrictEqual } from 'node:util';
import type { CatchCard, CatchRecord, OwnCatch } from '#shared/catches/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { retry } from '../table/retry.ts';
import type { TransactionStep } from '../table/steps.ts';
import { readOwnPost, refuseWhenOver } from './own-post.ts';
import { type CatchDetail, catchRules, toOwnCatch, toRecord, toStored } from './store/catches.ts';
import { changePost } from './store/post-changes.ts';

export const CATCH_REFUSALS = { absent: CATCH_WORDS.notYours, notYours: CATCH_WORDS.notYours };

interface Edited {
  record: CatchRecord;
  /** What else the edit writes. */
  steps: readonly TransactionStep[];
}

/**
 * Edits a catch of one's own within its editing period, from the record as it stands. An edit that changes nothing writes nothing.
 * @throws AppError when it is over or the catch is not there or not theirs; what `edit` throws
 */
export function editCatch(
  { catchId, ownerId, now }: { catchId: string; ownerId: string; now: Date },
  edit: (record: CatchRecord) => Edited | Promise<Edited>,
): Promise<OwnCatch> {
  const turn = async () => {
    const request = { kind: 'catch' as const, postId: catchId, ownerId };
    const before = await readOwnPost<CatchCard, CatchDetail>(request, CATCH_REFUSALS);
    const record = toRecord(before);
    refuseWhenOver(toOwnCatch(before), now);
    const edited = await edit(record);
    if (isDeepStrictEqual(edited.record, record)) return toOwnCatch(before);
    const version = before.version + 1;
    const stored = toStored({ ...edited.record, updatedAt: now.toISOString(), version });
    const after = { ...stored, hidden: before.hidden, version };
    await changePost(catchRules, before, after, edited.steps);
    return toOwnCatch(after);
  };
  return retry(turn, { giveUp: () => new AppError('conflict', CATCH_WORDS.updateFailed) });
}
