import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { MessageBody } from '#shared/messages/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { getPost } from '../posts/store/posts.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { type CatchFish, catchFishOf } from './store/items.ts';

/** The catch that a message is about. It is stored with the message because catches change and are deleted. */
export interface CatchInQuestion {
  catchId: string;
  catchFish: CatchFish;
  catchPhoto: string | undefined;
}

/** @throws AppError `invalid_fields` for a catch that is absent or belongs to neither of the two */
export async function findCatchInQuestion(
  { catchId, recipientId }: Pick<MessageBody, 'catchId' | 'recipientId'>,
  senderId: string,
  now: Date,
): Promise<CatchInQuestion | undefined> {
  if (catchId === undefined) return undefined;
  const found = await getPost('catch', catchId, now).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (!found || ![senderId, recipientId].includes(found.fishermanId)) {
    throw fieldError('catchId', words.catchUnavailable);
  }
  const catchFish = catchFishOf(await showSpecies(found, now));
  return { catchId, catchFish, catchPhoto: found.photos[0]?.id };
}
