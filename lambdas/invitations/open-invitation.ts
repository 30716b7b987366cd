import { AppError } from '#shared/contract/errors.ts';
import { openInvitation } from '#shared/invitations/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { openInvitationToken } from './store/invitation-token.ts';
import { readRequest } from './store/requests.ts';

/** Only for whoever has the mail, which went to the address that is told. */
export default endpoint(openInvitation, async ({ params: { token }, now }) => {
  const requestId = openInvitationToken(token);
  const found = requestId === undefined ? undefined : await readRequest(requestId, now);
  if (found?.state !== 'approved') throw new AppError('not_found', words.invitationNotValid);
  const { name, email, zipcode } = found;
  return { name, email, zipcode };
});
