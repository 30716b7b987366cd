import { AppError } from '#shared/contract/errors.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { findFisherman } from './store/fishermen.ts';

export default endpoint(getFisherman, async ({ params: { userId }, now }) => {
  const fisherman = await findFisherman(userId, now);
  if (!fisherman) throw new AppError('not_found', words.fishermanNotFound);
  return fisherman;
});
