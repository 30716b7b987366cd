import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';

/**
 * Applies an edit that was made from a version of a record. Made from an older one it is refused, or it would undo what happened since, unless
 * it asks for what is so already: a repeat whose first answer got lost.
 * @throws AppError `conflict` with the version of now
 */
export async function madeFrom<R extends { version: number }, E extends { record: R }>(
  version: number,
  present: R,
  words: string,
  apply: () => Promise<E>,
): Promise<E> {
  if (version === present.version) return await apply();
  const stale = new AppError('conflict', words, { version: present.version });
  try {
    const edited = await apply();
    if (isDeepStrictEqual(edited.record, present)) return edited;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  throw stale;
}
