/** Pro catches, paid by a credit. */
import { AppError } from '#shared/contract/errors.ts';
import { noCreditLeft } from '#words/posts/own-catches.ts';
import { takeCredit } from '../people/store/credits.ts';
import { retry } from '../table/index.ts';
import { catchForm } from './catch-form.ts';
import { type OwnPostRequest, readOwnPost } from './store/own-posts.ts';
import { changePost } from './store/post-changes.ts';
import { type OwnPost, toOwnPost } from './store/posts.ts';

/**
 * Makes a person's own catch Pro for one credit. This makes a new version, so that of two requests at the same time the
 * second takes no credit.
 * @throws AppError `conflict` if the person has no credit
 */
export async function markPro(request: OwnPostRequest, now: Date): Promise<OwnPost<'catch'>> {
  const post = await retry(async () => {
    const before = await readOwnPost('catch', request, catchForm.words.edit);
    const { record } = before;
    if (record.isPro) return before;
    const pro = {
      isPro: true,
      proByCredit: true,
      updatedAt: now.toISOString(),
      version: record.version + 1,
    } as const;
    const after = { ...before, record: { ...record, ...pro } };
    const noCredit = () => new AppError('conflict', noCreditLeft);
    await changePost('catch', before, after, [takeCredit(request.ownerId, noCredit)]);
    return after;
  });
  return toOwnPost('catch', post);
}
