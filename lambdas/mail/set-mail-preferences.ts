import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentPerson } from '../people/present-person.ts';
import { changePreferences } from './store/mail-choices.ts';
import { hashOfAddress } from './store/suppressions.ts';

export default endpoint(setMailPreferences, async ({ body, actor, now }) => {
  const { account } = await presentPerson(actor.userId, now);
  return await changePreferences(hashOfAddress(account.email), body);
});
