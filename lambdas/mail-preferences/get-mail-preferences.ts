import { getMailPreferences } from '#shared/mail/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPreferences } from '../data/mail-choices.ts';
import { presentPerson } from '../profiles/present-person.ts';

export default endpoint(getMailPreferences, async ({ actor, now }) => {
  const { account } = await presentPerson(actor.userId, now);
  return await readPreferences(account.email);
});
