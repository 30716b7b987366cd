import { enqueue } from '../jobs/enqueue.ts';
import { account } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { applicationMail, decisionMail, invitationMail, joinMail } from './jobs.ts';
import { forgetContactOfUnmanned } from './store/forget-contact.ts';
import { acceptForKnown, acceptInvitations } from './store/invitations.ts';
import { aidApplication, invitation, joinRequest, organizationMember } from './store/items.ts';
import { listMembers } from './store/members.ts';

/**
 * An invitation and an account with its address find each other whichever of them comes second, also when what wrote it died right after, or the
 * address is a new one of somebody who is here.
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

/** The person who left, was removed or deleted their account may have been the last member. */
export async function forgetContact(change: Change): Promise<void> {
  const { organizationId } = change.of(organizationMember).params;
  if (change.isRemoval) await forgetContactOfUnmanned(organizationId);
}

/** An application goes to the site's mailbox, and a receipt to the applicant, and later what was decided. */
export async function mailApplication(change: Change): Promise<void> {
  const { before, after } = change.of(aidApplication);
  if (!after || before?.status === after.status) return;
  const asked = { changeId: change.id, application: after };
  await enqueue([before ? decisionMail.of(asked) : applicationMail.of(asked)]);
}

/** Tells who was invited to an organization; who applied for it is told with the decision. */
export async function mailInvitation(change: Change): Promise<void> {
  const { params, after } = change.of(invitation);
  if (!change.isInsertion || !after || after.isOfApplicant) return;
  const { email: to, role } = after;
  const { organizationId } = params;
  await enqueue([invitationMail.of({ changeId: change.id, to, organizationId, role })]);
}

/** Coordinators who are told that somebody asks: one of them will see it. */
const MAX_TOLD = 5;

/** Tells coordinators that somebody asks to act for their organization, and who asked what was answered. */
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
