import { removePhoto } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { ensureAccount } from './store/ensure-account.ts';
import * as profiles from './store/profiles.ts';

export default endpoint(removePhoto, async ({ actor, now }) => {
  await ensureAccount(actor.userId, now);
  await profiles.removePhoto(actor.userId);
  return { removed: true as const };
});
