import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { changePreferences } from '../data/mail-choices.ts';
import { hashOfAddress } from '../data/suppressions.ts';
import { presentPerson } from '../profiles/present-person.ts';

export default endpoint(setMailPreferences, async ({ body, actor, now }) => {
  const { account } = await presentPerson(actor.userId, now);
  return await changePreferences(hashOfAddress(account.email), body);
});
