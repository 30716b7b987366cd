import { AppError, fieldError } from '#shared/contract/errors.ts';
import { deleteUser } from '#shared/people/endpoints.ts';
import { deletionOfOneself } from '#words/general/refusals.ts';
import { nameDiffers } from '#words/people/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { endAccount } from './end-account.ts';
import { markDeletedBy } from './store/accounts.ts';

const asTyped = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

export default endpoint(deleteUser, async ({ params: { userId }, body, actor, now }) => {
  if (userId === actor.userId) throw new AppError('not_allowed', deletionOfOneself);
  const requireSame = ({ name }: { name: string }) => {
    if (asTyped(name) !== asTyped(body.name)) throw fieldError('name', nameDiffers);
  };
  await markDeletedBy({ userId, actorId: actor.userId }, requireSame, now);
  await endAccount(userId);
  return { deleted: true as const };
});
