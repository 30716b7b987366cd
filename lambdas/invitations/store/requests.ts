/** Requests for an invitation: a queue for administrators, and the decisions. */
import { AppError } from '#shared/contract/errors.ts';
import type { RequestState } from '#shared/invitations/schemas.ts';
import { INVITATION_REQUEST_LIFETIME } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import { equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { invitationRequest, requestsFrom, requestsThatAre, type StoredInvitationRequest } from './items.ts';

/** Every action extends it. */
export const expiryOfRequest = (now: Date): number =>
  table.expiryAtEndOfDay(INVITATION_REQUEST_LIFETIME, now);

/** Reads one page: open requests oldest first, decided ones newest first. */
export async function listRequests(state: RequestState, page: table.PageRequest, now: Date) {
  const list = requestsThatAre(state);
  const ordered = state === 'open' ? { ...list, order: 'ascending' as const } : list;
  return await table.readCurrentPage(ordered, page, now, (each) => each.state === state);
}

/** Returns undefined if it is gone or has expired. */
export async function readRequest(requestId: string, now: Date) {
  const found = await table.getItem(invitationRequest.key({ requestId }), { consistent: true });
  return found && found.expiresAt * 1000 > now.getTime() ? found : undefined;
}

/** @throws AppError `not_found` */
export async function findRequest(requestId: string, now: Date): Promise<StoredInvitationRequest> {
  const found = await readRequest(requestId, now);
  if (!found) throw new AppError('not_found', words.requestNotFound);
  return found;
}

/** Returns the changed request, and the step that writes it unless somebody else has changed the request. */
export function changeStep(
  before: StoredInvitationRequest,
  change: Partial<Pick<StoredInvitationRequest, 'state' | 'decision' | 'answers'>>,
  now: Date,
): { after: StoredInvitationRequest; step: table.TransactionStep } {
  const set = { ...change, version: before.version + 1, expiresAt: expiryOfRequest(now) };
  const after = { ...before, ...set };
  const step = table.update(
    invitationRequest.key({ requestId: before.id }),
    { set: { ...set, gsi1pk: requestsThatAre(after.state).partition } },
    table.ifUnchanged(equals('version', before.version)),
  );
  return { after, step };
}

/** Erases all requests from the addresses of an account that is being deleted. */
export async function eraseRequestsFrom(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for await (const keys of table.keysIn(requestsFrom(hashOfAddress(address)))) {
      await table.transact(keys.map((key) => table.remove(key)));
    }
  }
}
