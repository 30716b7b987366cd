import { getMailPreferences } from '#shared/mail/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentPerson } from '../people/present-person.ts';
import { readPreferences } from './store/mail-choices.ts';

export default endpoint(getMailPreferences, async ({ actor, now }) => {
  const { account } = await presentPerson(actor.userId, now);
  return await readPreferences(account.email);
});
