import { setMailPreferences } from '#shared/email/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import { changePreferences } from './store/mail-choices.ts';
import { hashOfAddress } from './store/suppressions.ts';

export default endpoint(setMailPreferences, async ({ body, actor, now }) => {
  const { email } = await ensureAccount(actor.userId, now);
  return await changePreferences(hashOfAddress(email), body);
});
