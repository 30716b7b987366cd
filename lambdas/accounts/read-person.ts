/** Reads everything about a person that `GET /me` returns, in one request. */
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import type { Actor } from '../core/call.ts';
import { blockedIn } from '../messages/store/blocks.ts';
import { messageCounts } from '../messages/store/items.ts';
import { acceptInvitations } from '../organizations/store/invitations.ts';
import { membershipsIn } from '../organizations/store/members.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import {
  type Account,
  account,
  membership,
  personItems,
  profile,
  recoveryCodes,
  type StoredProfile,
  type StoredRecoveryCodes,
  tombstone,
} from '../people/store/items.ts';
import { lastSeen } from '../people/store/list-items.ts';
import { openReservation } from '../reservations/store/items.ts';
import { type SuspensionTerms, suspension } from '../suspensions/store/items.ts';
import { type Found, itemsIn } from '../table/index.ts';

interface OwnSuspension {
  isSuspended: boolean;
  suspension?: Pick<SuspensionTerms, 'reason' | 'until'>;
}

export interface Person {
  account: Found<Account> | undefined;
  profiles: StoredProfile[];
  groups: Group[];
  organizations: ReturnType<typeof membershipsIn>;
  isDeleted: boolean;
  blockedUserIds: string[];
  suspended: OwnSuspension;
  unreadMessages: number;
  openReservations: number;
  recoveryCodes: StoredRecoveryCodes | undefined;
  /** The day that is kept. */
  seenOn: string | undefined;
}

/** Items of a person per request. Only people who have blocked hundreds have more. */
const MAX_ITEMS = 1000;

/** Reads all items of a person, of every kind. */
export async function readPersonItems(userId: string): Promise<Found<object>[]> {
  const items: Found<object>[] = [];
  for await (const some of itemsIn(personItems(userId), MAX_ITEMS)) items.push(...some);
  return items;
}

export async function readPerson(userId: string): Promise<Person> {
  const items = await readPersonItems(userId);
  const memberOf = items.filter(membership.is).map(({ group }) => group);
  return {
    account: items.find(account.is),
    profiles: items.filter(profile.is),
    groups: GROUPS.filter((group) => memberOf.includes(group)),
    organizations: membershipsIn(items),
    isDeleted: items.some(tombstone.is),
    blockedUserIds: blockedIn(items),
    suspended: toldOf(items.find(suspension.is)),
    unreadMessages: items.find(messageCounts.is)?.unread ?? 0,
    openReservations: items.filter(openReservation.is).length,
    recoveryCodes: items.find(recoveryCodes.is),
    seenOn: items.find(lastSeen.is)?.day,
  };
}

/** Reads the caller; creates a missing account and accepts its invitations. @throws AppError `not_signed_in` */
export async function readCaller(actor: Actor, now: Date): Promise<Person & { account: Account }> {
  const { userId } = actor;
  const found = await readPerson(userId);
  if (found.account && !found.isDeleted) return { ...found, account: found.account };
  const account = await ensureAccount(userId, now);
  await acceptInvitations({ ...account, isNew: true }, now);
  return { ...(await readPerson(userId)), account };
}

/** Leaves out the administrator's name: only administrators may see it. */
function toldOf(found: SuspensionTerms | undefined): OwnSuspension {
  if (!found) return { isSuspended: false };
  const { reason, until } = found;
  return { isSuspended: true, suspension: { reason, until } };
}
