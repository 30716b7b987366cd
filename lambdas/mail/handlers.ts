import { AppError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/mail/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { changePreferences } from './store/mail-choices.ts';
import { openUnsubscription } from './unsubscribe-token.ts';

export const unsubscribe = endpoint(endpoints.unsubscribe, async ({ query: { token } }) => {
  const opened = openUnsubscription(token);
  if (!opened) throw new AppError('not_found', words.unsubscribeLinkInvalid);
  const { addressHash, kind } = opened;
  await changePreferences(addressHash, { [kind]: false });
  return { kind, unsubscribed: true as const };
});
