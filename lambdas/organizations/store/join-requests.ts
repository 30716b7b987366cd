/** Requests to join an organization, to which its coordinators reply. */
import { AppError } from '#shared/contract/errors.ts';
import { JOIN_ANSWER_LIFETIME } from '#shared/limits.ts';
import type { JoinState, MemberRole } from '#shared/organizations/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { tombstone } from '../../people/store/items.ts';
import { absent, equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { joinRequest, joinRequestsTo, organizationMember } from './items.ts';
import { requireOrganizationStep } from './members.ts';

interface Joining {
  userId: string;
  organizationId: string;
}

/**
 * Makes a request to join; does nothing if one is open.
 * @throws AppError `conflict` for a member or after a recent refusal; `not_found` if there is no such organization;
 * ChangedMeanwhile
 */
export async function askToJoin(joining: Joining, now: Date): Promise<void> {
  const before = await table.getItem(joinRequest.key(joining), { consistent: true });
  if (before?.state === 'open') return;
  const isRemembered = (before?.expiresAt ?? 0) * 1000 > now.getTime();
  if (before?.state === 'declined' && isRemembered) throw new AppError('conflict', words.joinDeclined);
  const asked = { state: 'open' as const, askedAt: now.toISOString() };
  const unchanged = before ? equals('askedAt', before.askedAt) : absent;
  await table.transact([
    table.put(joinRequest.item(joining, asked), table.ifUnchanged(unchanged)),
    requireOrganizationStep(joining.organizationId),
    table.check(organizationMember.key(joining), absent, () => new AppError('conflict', words.actsAlready)),
  ]);
}

const nobodyAsks = () => new AppError('not_found', words.nobodyAsks);

const MAX_REQUESTS = 100;

/** Returns the open requests, oldest first. */
export async function listJoinRequests(organizationId: string) {
  const { items: keys } = await table.queryKeys(joinRequestsTo(organizationId), { limit: MAX_REQUESTS });
  const requests = (await table.getItems(keys)).flatMap((found) => {
    const userId = found && joinRequest.match(found)?.userId;
    return userId !== undefined && found?.state === 'open' ? [{ userId, askedAt: found.askedAt }] : [];
  });
  return requests.sort((one, other) => (one.askedAt < other.askedAt ? -1 : 1));
}

interface Answering {
  accept: boolean;
  role: MemberRole;
  answeredBy: string;
  now: Date;
  alongside: table.TransactionStep;
}

/**
 * Accepts or declines a request to join. A repeat of the same reply changes nothing.
 * @throws AppError `not_found` if there is no request or the person has deleted their account; `conflict` if the reply
 * was different before; ChangedMeanwhile
 */
export async function answerJoinRequest(
  joining: Joining,
  { accept, role, answeredBy, now, alongside }: Answering,
): Promise<JoinState> {
  const found = await table.getItem(joinRequest.key(joining), { consistent: true });
  if (!found) throw nobodyAsks();
  const state = accept ? 'accepted' : 'declined';
  if (found.state === state) return state;
  if (found.state !== 'open') throw new AppError('conflict', words.joinAnswered[found.state]);
  const expiresAt = table.expiryAfter(JOIN_ANSWER_LIFETIME, now);
  const answer = { state, answeredBy, expiresAt, gsi1pk: undefined };
  // A person who became a member in another way in the meantime keeps their role.
  const isNew = accept && !(await table.getItem(organizationMember.key(joining), { consistent: true }));
  const member = organizationMember.item(joining, { role, since: now.toISOString(), addedBy: answeredBy });
  // Without this check, an erasure that has already read this partition would leave the membership behind.
  const notDeleted = table.check(tombstone.key({ userId: joining.userId }), absent, nobodyAsks);
  await table.transact([
    table.update(joinRequest.key(joining), { set: answer }, table.ifUnchanged(equals('state', 'open'))),
    ...(isNew ? [table.put(member, table.ifUnchanged(absent)), notDeleted] : []),
    alongside,
  ]);
  return state;
}
