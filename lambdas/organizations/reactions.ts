/** An invitation and an account with its address find each other whichever of them comes second, also when what wrote it died right after, or the address is a new one of somebody who is here. */
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { account, tombstone } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem, onlyIf, present, update, writeIf } from '../table/index.ts';
import { acceptForKnown, acceptInvitations } from './store/invitations.ts';
import { invitation, organization, organizationMember } from './store/items.ts';
import { listMembers } from './store/members.ts';

export async function acceptInvitation(change: Change): Promise<void> {
  const { after } = change.of(invitation);
  if (after) await acceptForKnown(after.email, new Date());
}

export async function acceptOwnInvitations(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (after && after.email !== before?.email)
    await acceptInvitations({ ...after, isNew: !before }, new Date());
}

/** The contact of an organization goes when the last of those who act for it deletes their account. */
export async function forgetContact(change: Change): Promise<void> {
  const { userId, organizationId } = change.of(organizationMember).params;
  if (!change.isRemoval || !(await getItem(tombstone.key({ userId }), { consistent: true }))) return;
  if ((await listMembers(organizationId)).length > 0) return;
  const contact = { name: DELETED_PERSON, email: '' };
  await writeIf(update(organization.key({ organizationId }), { set: { contact } }, onlyIf(present)));
}
