import { AppError } from '#shared/contract/errors.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { ensureAccountIfKnown } from '../people/store/ensure-account.ts';
import * as blocks from './store/blocks.ts';

export default endpoint(blockUser, async ({ params: { userId }, actor, now }) => {
  if (userId === actor.userId) throw new AppError('conflict', words.blockOfOneself);
  if (!(await ensureAccountIfKnown(userId, now))) throw new AppError('not_found', words.noSuchPerson);
  await blocks.blockUser(actor.userId, userId, now);
  return { blocked: true as const };
});
