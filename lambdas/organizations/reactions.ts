/** An invitation and an account with its address find each other whichever of them comes second, also when what wrote it died right after, or the address is a new one of somebody who is here. */
import { account } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { forgetContactOfUnmanned } from './store/forget-contact.ts';
import { acceptForKnown, acceptInvitations } from './store/invitations.ts';
import { invitation, organizationMember } from './store/items.ts';

export async function acceptInvitation(change: Change): Promise<void> {
  const { after } = change.of(invitation);
  if (after) await acceptForKnown(after.email, new Date());
}

export async function acceptOwnInvitations(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (after && after.email !== before?.email)
    await acceptInvitations({ ...after, isNew: !before }, new Date());
}

/** Who left, was removed or deleted their account may have been the last one. */
export async function forgetContact(change: Change): Promise<void> {
  const { organizationId } = change.of(organizationMember).params;
  if (change.isRemoval) await forgetContactOfUnmanned(organizationId);
}
