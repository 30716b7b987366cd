/** Endpoints for a whole account. They use data of all areas, so only the entries import this folder. */
import type { ExportState } from '#shared/accounts/account-export.ts';
import * as endpoints from '#shared/accounts/endpoints.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { EXPORT_LIFETIME } from '#shared/limits.ts';
import * as peopleEndpoints from '#shared/people/endpoints.ts';
import { deletionOfOneself } from '#words/general/refusals.ts';
import { nameDiffers } from '#words/people/fields.ts';
import { countUnread } from '../alerts/store/alerts.ts';
import { listLatestSaved } from '../alerts/store/saved-posts.ts';
import { endpoint } from '../core/endpoint.ts';
import { logger } from '../core/logger.ts';
import { listLatestFavorites } from '../favorites/store/favorites.ts';
import { listLikedPledges } from '../favorites/store/likes.ts';
import { nameOrganizations } from '../organizations/store/organizations.ts';
import { requireUser, secondFactorOf } from '../people/member-standing.ts';
import { toOwnProfile } from '../people/own-profile.ts';
import { markDeleted, markDeletedBy } from '../people/store/accounts.ts';
import { followAddress, readCurrentAccount } from '../people/store/address.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import { accountExport } from '../people/store/items.ts';
import { noteSeen } from '../people/store/person-entries.ts';
import { endRecoveryCodes } from '../people/store/recovery-codes.ts';
import { signExport, signWithheld } from '../services/photo-bucket.ts';
import { readIdentity } from '../services/user-pool.ts';
import { expiryAfter, getItem, put, transact } from '../table/index.ts';
import { describeUser } from './describe-user.ts';
import { beginEnd } from './end-account.ts';
import { readCaller } from './read-person.ts';

export const getMe = endpoint(endpoints.getMe, async ({ actor, now }) => {
  const [person, likes, favorites, saved, unreadAlerts, known] = await Promise.all([
    readCaller(actor, now),
    listLikedPledges(actor.userId),
    listLatestFavorites(actor.userId),
    listLatestSaved(actor.userId),
    countUnread(actor.userId, now),
    requireUser(actor.userId, now),
  ]);
  const { account, profiles, groups, blockedUserIds, suspended, unreadMessages, recoveryCodes } = person;
  if (recoveryCodes && known?.hasSecondFactor === false)
    await endRecoveryCodes(actor.userId, recoveryCodes, now);
  const [organizations] = await Promise.all([
    nameOrganizations(person.organizations),
    // The account opens without it, and the next visit records the day.
    noteSeen(actor.userId, person.seenOn, now).catch((error: Error) =>
      logger.warn('the day of a visit was not recorded', { error }),
    ),
  ]);
  const primary = profiles.find(({ isPrimary }) => isPrimary);
  return {
    user: {
      id: actor.userId,
      name: primary?.name ?? account.name,
      email: await followAddress(account, known?.email),
      language: account.language,
      photo: account.photo && suspended.isSuspended ? await signWithheld(account.photo, now) : account.photo,
    },
    profiles: profiles.map((profile) => toOwnProfile(profile, now)),
    roles: groups,
    organizations,
    likedPledgeIds: likes.pledgeIds,
    moreLikedPledges: likes.more,
    favoriteFishermanIds: favorites.fishermanIds,
    moreFavoriteFishermen: favorites.more,
    blockedUserIds,
    ...suspended,
    savedPostIds: saved.postIds,
    moreSavedPosts: saved.more,
    unreadMessages,
    unreadAlerts,
    openReservations: person.openReservations,
    ...secondFactorOf(known, person),
    credits: profiles.reduce((sum, profile) => sum + (profile.credits ?? 0), 0),
  };
});

export const requestExport = endpoint(
  endpoints.requestExport,
  async ({ actor: { userId }, rememberAnswer, now }) => {
    await ensureAccount(userId, now);
    const requestedAt = now.toISOString();
    const expiresAt = expiryAfter(EXPORT_LIFETIME, now);
    const answer = { status: 'preparing' as const, requestedAt };
    const requested = put(accountExport.item({ userId }, { requestedAt, expiresAt }));
    await transact([requested, rememberAnswer(answer)]);
    return answer;
  },
);

export const getExport = endpoint(
  endpoints.getExport,
  async ({ actor: { userId }, now }): Promise<ExportState> => {
    const found = await getItem(accountExport.key({ userId }), { consistent: true });
    if (!found || 1000 * found.expiresAt <= now.getTime()) return { status: 'none' };
    const { requestedAt, readyAt, bytes = 0, expiresAt } = found;
    if (readyAt === undefined) return { status: 'preparing', requestedAt };
    const url = await signExport(userId, now);
    const availableUntil = new Date(1000 * expiresAt).toISOString();
    return { status: 'ready', requestedAt, url, bytes, availableUntil };
  },
);

/** Reads the address first, since a suspension stays with it. The mark then stops writes during the erasure. */
export const deleteAccount = endpoint(endpoints.deleteAccount, async ({ actor: { userId }, now }) => {
  await readIdentity(userId);
  await readCurrentAccount(userId);
  await markDeleted(userId, now);
  await beginEnd(userId);
  return { deleted: true as const };
});

const asTyped = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

export const deleteUser = endpoint(
  peopleEndpoints.deleteUser,
  async ({ params: { userId }, body, actor, now }) => {
    if (userId === actor.userId) throw new AppError('not_allowed', deletionOfOneself);
    const requireSame = ({ name }: { name: string }) => {
      if (asTyped(name) !== asTyped(body.name)) throw fieldError('name', nameDiffers);
    };
    await readCurrentAccount(userId);
    await markDeletedBy({ userId, actorId: actor.userId }, requireSame, now);
    await beginEnd(userId);
    return { deleted: true as const };
  },
);

export const getUser = endpoint(peopleEndpoints.getUser, ({ params: { userId }, now }) =>
  describeUser(userId, now),
);
