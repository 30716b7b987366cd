import { ulid } from 'ulid';
import { createInvitationRequest } from '#shared/invitations/endpoints.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { hashOfAddress, hashOfMailbox } from '../mail/store/suppressions.ts';
import { countAgainstLimit, countWithin, put, transact } from '../table/index.ts';
import { invitationRequest } from './store/items.ts';
import { expiryOfRequest } from './store/requests.ts';

const OF_NETWORK = { name: 'invitation-request', max: 10, windowMs: HOUR, message: words.requestsTooMany };

const OF_MAIL_ADDRESS = { name: 'invitation-request-from', max: 3, windowMs: DAY };

/** The mails follow by the table's stream: one that fails does not lose the request. */
export default endpoint(createInvitationRequest, async ({ body, address, rememberAnswer, now }) => {
  await countAgainstLimit({ ...OF_NETWORK, who: addressDigest(address) }, now);
  const addressHash = hashOfAddress(body.email);
  const requestId = ulid(now.getTime());
  const stored = {
    ...body,
    id: requestId,
    addressHash,
    state: 'open' as const,
    createdAt: now.toISOString(),
    answers: [],
    version: 1,
    expiresAt: expiryOfRequest(now),
  };
  const answer = { received: true } as const;
  // One too many is answered like any other and not kept: a refusal would tell a stranger that somebody else asked with this mail address.
  const isKept = await countWithin({ ...OF_MAIL_ADDRESS, who: hashOfMailbox(body.email) }, now);
  const kept = isKept ? [put(invitationRequest.item({ requestId }, stored))] : [];
  await transact([...kept, rememberAnswer(answer)]);
  return answer;
});
