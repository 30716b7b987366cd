import { getMailPreferences } from '#shared/email/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import { readPreferences } from './store/mail-choices.ts';

export default endpoint(getMailPreferences, async ({ actor, now }) => {
  const { email } = await ensureAccount(actor.userId, now);
  return await readPreferences(email);
});
