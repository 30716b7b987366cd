/** Builders of invitation requests for tests. */
import { randomInt } from 'node:crypto';
import { invitationRequest } from '#lambdas/invitations/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createInvitationRequest, decideInvitationRequest } from '#shared/invitations/endpoints.ts';
import { callApi } from './cloud/api-call.ts';
import { httpRequest } from './cloud/http.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { readItem, readItems } from './cloud/table.ts';
import { aPerson } from './correspondence.ts';
import { mailsTo } from './mailbox.ts';
import { aStranger } from './organizations.ts';

type Request = BodyInput<typeof createInvitationRequest>;

export function anInvitationRequest(changes: Partial<Request> = {}): Request {
  return {
    name: 'Nora Quist',
    email: aStranger(),
    zipcode: '04101',
    reason: 'I land cod and pollock in Portland.',
    flavour: 'consumer',
    ...changes,
  };
}

/** Each request comes from another network address, because requests are limited by address. */
export function sendInvitationRequest(cloud: LocalCloud, changes: Partial<Request> = {}) {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
  return callApi(
    cloud.origin(),
    createInvitationRequest,
    { body: anInvitationRequest(changes) },
    (origin, path, request) => httpRequest(origin, path, { ...request, localAddress }),
  );
}

/** Sends a request for an invitation. @returns the stored request */
export async function askForInvitation(cloud: LocalCloud, changes: Partial<Request> = {}) {
  const email = changes.email ?? aStranger();
  await sendInvitationRequest(cloud, { ...changes, email });
  await cloud.settled();
  const open = await readItems(cloud, 'gsi1pk', 'INVITATION-REQUESTS#open');
  for (const { sk } of open.toReversed()) {
    const id = String(sk);
    const kept = await readItem(cloud, invitationRequest.key({ requestId: id }));
    if (kept?.email === email) return { id, email };
  }
  throw new Error(`Nothing is kept of the request of ${email}`);
}

/** The token from an invitation email. */
export async function anInvitationToken(cloud: LocalCloud): Promise<string> {
  const { accessToken: token } = await aPerson(cloud, { groups: ['fisherman_manager'] });
  const { id: requestId, email } = await askForInvitation(cloud);
  const body = { decision: 'approve' as const };
  await cloud.call(decideInvitationRequest, { token, params: { requestId }, body });
  const mails = await mailsTo(cloud, { email });
  return mails.map(({ html }) => /#invitation=([\w-]+)"/.exec(html)?.[1]).find(Boolean) ?? '';
}
