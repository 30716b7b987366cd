import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { isOn } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import * as endpoints from '#shared/invitations/endpoints.ts';
import type { InvitationRequest } from '#shared/invitations/schemas.ts';
import { DAY, HOUR, MAX_INVITATION_ANSWERS } from '#shared/limits.ts';
import { LANGUAGE } from '#words/general/format.ts';
import * as words from '#words/general/refusals.ts';
import { invitedToClosed } from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import { hashOfAddress, hashOfMailbox } from '../mail/store/suppressions.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import { readSiteVersion } from '../site/store/site-settings.ts';
import { countAgainstLimit, countWithin, put, retry, transact } from '../table/index.ts';
import { openInvitationToken } from './store/invitation-token.ts';
import { invitationRequest, type StoredInvitationRequest } from './store/items.ts';
import { changeStep, expiryOfRequest, findRequest, listRequests, readRequest } from './store/requests.ts';

const OF_NETWORK = { name: 'invitation-request', max: 10, windowMs: HOUR, message: words.requestsTooMany };

const OF_MAIL_ADDRESS = { name: 'invitation-request-from', max: 3, windowMs: DAY };

/** The table's stream triggers the emails, so that a failed email doesn't lose the request. */
export const createInvitationRequest = endpoint(
  endpoints.createInvitationRequest,
  async ({ body, address, rememberAnswer, now }) => {
    await countAgainstLimit({ ...OF_NETWORK, who: addressDigest(address) }, now);
    const addressHash = hashOfAddress(body.email);
    const requestId = ulid(now.getTime());
    const stored = {
      ...body,
      id: requestId,
      language: LANGUAGE,
      addressHash,
      state: 'open' as const,
      createdAt: now.toISOString(),
      answers: [],
      version: 1,
      expiresAt: expiryOfRequest(now),
    };
    const answer = { received: true } as const;
    // Over the limit, the response is the same but nothing is stored: a refusal would reveal other requests.
    const isKept = await countWithin({ ...OF_MAIL_ADDRESS, who: hashOfMailbox(body.email) }, now);
    const kept = isKept ? [put(invitationRequest.item({ requestId }, stored))] : [];
    await transact([...kept, rememberAnswer(answer)]);
    return answer;
  },
);

/** Anyone with the token may call it: the token was sent only to the address in the response. */
export const openInvitation = endpoint(endpoints.openInvitation, async ({ params: { token }, now }) => {
  const requestId = openInvitationToken(token);
  const found = requestId === undefined ? undefined : await readRequest(requestId, now);
  if (found?.state !== 'approved') throw new AppError('not_found', words.invitationNotValid);
  const { name, email, zipcode } = found;
  return { name, email, zipcode };
});

export const listInvitationRequests = endpoint(
  endpoints.listInvitationRequests,
  async ({ query: { state, ...page }, now }) => {
    const { items, ...rest } = await listRequests(state, page, now);
    return { ...rest, items: await presentRequests(items) };
  },
);

/** A repeat of the same decision changes nothing. The table's stream triggers the email. */
export const decideInvitationRequest = endpoint(
  endpoints.decideInvitationRequest,
  async ({ params: { requestId }, body, actor, now }) => {
    const state = body.decision === 'approve' ? 'approved' : 'declined';
    const reason = state === 'declined' ? body.reason : undefined;
    const decided = await retry(async () => {
      const before = await findRequest(requestId, now);
      if (before.state === state) return before;
      if (before.state !== 'open') throw new AppError('conflict', words.requestDecided[before.state]);
      if (state === 'approved') await requireSignUp(before.flavour);
      const decision = { by: actor.userId, at: now.toISOString(), ...(reason && { reason }) };
      const { after, step } = changeStep(before, { state, decision }, now);
      const entry = {
        action: `invitation-${state}` as const,
        actorId: actor.userId,
        subject: requestId,
        before: { requestState: before.state },
        after: { requestState: state },
        ...(reason && { onlyNamed: ['reason'] as const }),
      };
      await transact([step, ...auditSteps(entry, now)]);
      return after;
    });
    return await presentRequest(decided);
  },
);

/** The table's stream triggers the email. */
export const answerInvitationRequest = endpoint(
  endpoints.answerInvitationRequest,
  async ({ params: { requestId }, body: { text }, actor, rememberAnswer, now }) =>
    await retry(async () => {
      const before = await findRequest(requestId, now);
      if (before.answers.length >= MAX_INVITATION_ANSWERS)
        throw new AppError('conflict', words.answersTooMany);
      const answers = [...before.answers, { by: actor.userId, at: now.toISOString(), text }];
      const { after, step } = changeStep(before, { answers }, now);
      const presented = await presentRequest(after);
      const entry = { action: 'invitation-answered', actorId: actor.userId, subject: requestId } as const;
      const written = { before: {}, after: {}, onlyNamed: ['answer'] as const };
      await transact([step, ...auditSteps({ ...entry, ...written }, now), rememberAnswer(presented)]);
      return presented;
    }),
);

/** Adds the current names of the people who decided and replied. */
async function presentRequests(requests: readonly StoredInvitationRequest[]): Promise<InvitationRequest[]> {
  const said = requests.flatMap(({ decision, answers }) => [...(decision ? [decision] : []), ...answers]);
  const names = await readPublicNames(said.map(({ by }) => by));
  const withName = <T extends { by: string }>({ by, ...rest }: T) => ({ ...rest, by: personIn(names, by) });
  return requests.map(({ id, name, email, zipcode, reason, flavour, state, createdAt, ...rest }) => ({
    id,
    name,
    email,
    zipcode,
    reason,
    flavour,
    state,
    createdAt,
    answers: rest.answers.map(withName),
    ...(rest.decision && { decision: withName(rest.decision) }),
  }));
}

const presentRequest = (request: StoredInvitationRequest): Promise<InvitationRequest> =>
  presentOne(presentRequests, request);

/** An invitation links to the sign-up page. @throws AppError `invalid_fields` if sign-up is switched off */
async function requireSignUp(flavour: Flavour): Promise<void> {
  const { switchedOff } = await readSiteVersion(flavour);
  if (!isOn('signUp', switchedOff)) throw fieldError('decision', invitedToClosed);
}
