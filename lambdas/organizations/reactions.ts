import { enqueue } from '../jobs/enqueue.ts';
import { account } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { applicationMail, decisionMail, invitationMail, joinMail } from './jobs.ts';
import { forgetContactOfUnmanned } from './store/forget-contact.ts';
import { acceptForKnown, acceptInvitations } from './store/invitations.ts';
import { aidApplication, invitation, joinRequest, organizationMember } from './store/items.ts';
import { listMembers } from './store/members.ts';

/**
 * Matches an invitation with the account that has its address, whichever comes second: also if the writer failed right
 * after the write, or if the account has a new address.
 */
export async function acceptInvitation(change: Change): Promise<void> {
  const { after } = change.of(invitation);
  if (after) await acceptForKnown(after.email, new Date());
}

export async function acceptOwnInvitations(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (after && after.email !== before?.email)
    await acceptInvitations({ ...after, isNew: !before }, new Date());
}

/** Runs when a member left, was removed or deleted their account, since that may have been the last one. */
export async function forgetContact(change: Change): Promise<void> {
  const { organizationId } = change.of(organizationMember).params;
  if (change.isRemoval) await forgetContactOfUnmanned(organizationId);
}

/** Starts the emails about a new application to the site and the applicant, or the one about the decision. */
export async function mailApplication(change: Change): Promise<void> {
  const { before, after } = change.of(aidApplication);
  if (!after || before?.status === after.status) return;
  const asked = { changeId: change.id, application: after };
  await enqueue([before ? decisionMail.of(asked) : applicationMail.of(asked)]);
}

/** Starts the email to an invited person. An applicant gets the email about the decision instead. */
export async function mailInvitation(change: Change): Promise<void> {
  const { params, after } = change.of(invitation);
  if (!change.isInsertion || !after || after.isOfApplicant) return;
  const { email: to, role, language } = after;
  const { organizationId } = params;
  await enqueue([invitationMail.of({ changeId: change.id, to, organizationId, role, language })]);
}

/** Maximum number of coordinators to notify of a request to join. */
const MAX_TOLD = 5;

/** Starts the emails to coordinators about a request to join, or to the requester about the reply. */
export async function mailJoinRequest(change: Change): Promise<void> {
  const { params, before, after } = change.of(joinRequest);
  if (!after || before?.state === after.state) return;
  const { state } = after;
  const { organizationId, userId } = params;
  const told = state === 'open' ? await findCoordinators(organizationId) : [userId];
  const mails = told.map((each, index) =>
    joinMail.of({ changeId: `${change.id}-${index}`, userId: each, organizationId, state }),
  );
  await enqueue(mails);
}

async function findCoordinators(organizationId: string): Promise<string[]> {
  const members = await listMembers(organizationId);
  const coordinators = members.filter(({ role }) => role === 'coordinator');
  return coordinators.slice(0, MAX_TOLD).map(({ userId }) => userId);
}
