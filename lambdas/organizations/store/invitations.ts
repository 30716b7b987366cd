/**
 * Invitations are stored under the hash of an address until its owner has an account. An invitation is written before
 * accounts are searched, and an account before invitations are, so whichever comes second finds the other.
 */

import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/languages.ts';
import { INVITATION_LIFETIME } from '#shared/limits.ts';
import type { Invitation, MemberRole } from '#shared/organizations/schemas.ts';
import { invitationGone } from '#words/general/refusals.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import { findAccountOf } from '../../people/store/accounts.ts';
import { account, tombstone } from '../../people/store/items.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  invitation,
  invitationsOf,
  invitationsTo,
  organization,
  organizationMember,
  type StoredInvitation,
} from './items.ts';

interface NewInvitation {
  organizationId: string;
  email: string;
  role: MemberRole;
  /** User id. */
  invitedBy: string;
  language?: Language;
  isOfApplicant?: true;
  awaitsYes?: true;
}

/** Returns the step that invites the owner of this address; a new invitation replaces the old one. */
export function inviteStep(
  { organizationId, email, ...invited }: NewInvitation,
  now: Date,
): { made: Invitation; step: table.TransactionStep } {
  const addressHash = hashOfAddress(email);
  const expiresAt = table.expiryAfter(INVITATION_LIFETIME, now);
  const stored = { ...invited, email, invitedAt: now.toISOString(), expiresAt };
  const item = invitation.item({ addressHash, organizationId }, stored);
  return { made: toInvitation(item), step: table.put(item) };
}

export function toInvitation(found: table.Found<StoredInvitation>): Invitation {
  const { pk, email, role, invitedAt, expiresAt } = found;
  return {
    id: pk.replace('INVITED#', ''),
    email,
    role,
    invitedAt,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}

/** Withdraws an invitation; does nothing if it is gone because it was accepted. */
export async function withdrawInvitation(organizationId: string, addressHash: string): Promise<void> {
  await table.write(table.remove(invitation.key({ addressHash, organizationId })));
}

const MAX_INVITATIONS = 100;

/** Reads the invitations by key, since the index may lag behind. */
export async function listInvitations(organizationId: string, now: Date): Promise<Invitation[]> {
  const { items: keys } = await table.queryKeys(invitationsTo(organizationId), { limit: MAX_INVITATIONS });
  return (await table.getItems(keys)).flatMap((found) =>
    found && isOpen(found, now) ? [toInvitation(found)] : [],
  );
}

const isOpen = ({ expiresAt }: StoredInvitation, now: Date) => expiresAt * 1000 > now.getTime();

interface Invitee {
  userId: string;
  email: string;
  /** ISO 8601: when the account was created. */
  createdAt: string;
}

/** Returns the open invitations of this address. */
async function invitationsFor(email: string, now: Date): Promise<table.Found<StoredInvitation>[]> {
  const list = invitationsOf(hashOfAddress(email));
  const { items } = await table.query(list, { limit: MAX_INVITATIONS, consistent: true });
  return items.filter((each) => isOpen(each, now));
}

/**
 * Makes a person a member wherever their address is invited. It may be interrupted and repeated.
 * @param invitee.isNew whether the account was created with this address; people who had an account when a coordinator
 * invited them must accept first
 */
export async function acceptInvitations(
  { userId, email, createdAt, isNew = false }: Invitee & { isNew?: boolean },
  now: Date,
): Promise<void> {
  for (const each of await invitationsFor(email, now)) {
    const signedUpWithIt = isNew && each.invitedAt < createdAt;
    if (signedUpWithIt || !each.awaitsYes) await accept(each, userId, now);
  }
}

/** Returns the invitations that a person has yet to accept or decline. */
export async function listInvitationsTo(userId: string, now: Date) {
  const person = await table.getItem(account.key({ userId }));
  const found = person ? (await invitationsFor(person.email, now)).filter(({ awaitsYes }) => awaitsYes) : [];
  const inviting = await table.getItems(found.map(({ sk }) => organization.key({ organizationId: sk })));
  return found.flatMap(({ sk: organizationId, role }, index) => {
    const name = inviting[index]?.name;
    return name === undefined ? [] : [{ organizationId, name, role }];
  });
}

/** Accepts or declines an invitation. @throws AppError `not_found` if it no longer exists */
export async function answerInvitation(
  { userId, organizationId, isAccepted }: { userId: string; organizationId: string; isAccepted: boolean },
  now: Date,
): Promise<void> {
  const person = await table.getItem(account.key({ userId }));
  const all = person ? await invitationsFor(person.email, now) : [];
  const found = all.find(({ sk }) => sk === organizationId);
  if (!found) throw new AppError('not_found', invitationGone);
  if (isAccepted) await accept(found, userId, now);
  else await table.write(table.remove(found));
}

/** Accepts invitations of an address if an account has it. */
export async function acceptForKnown(email: string, now: Date): Promise<void> {
  const known = await findAccountOf(email);
  if (known) await acceptInvitations(known, now);
}

class NothingToDo extends Error {}
class AlreadyMember extends Error {}

async function accept(found: table.Found<StoredInvitation>, userId: string, now: Date): Promise<void> {
  const { sk: organizationId, role, invitedBy } = found;
  const nothingToDo = () => new NothingToDo();
  const member = { role, since: now.toISOString(), addedBy: invitedBy };
  try {
    await table.transact([
      table.put(
        organizationMember.item({ userId, organizationId }, member),
        table.onlyIf(absent, () => new AlreadyMember()),
      ),
      table.remove(found, table.onlyIf(present, nothingToDo)),
      table.check(tombstone.key({ userId }), absent, nothingToDo),
    ]);
  } catch (error) {
    if (error instanceof AlreadyMember) await table.write(table.remove(found));
    else if (!(error instanceof NothingToDo)) throw error;
  }
}
