/** Profiles of a person, and the photo they share. */

import { AppError } from '#shared/contract/errors.ts';
import { NEW_PROFILE_CREDITS } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { PROFILE_TYPES, type ProfileType } from '#shared/profiles/profile-types.ts';
import type { NewProfileBody, ProfilePatch } from '#shared/profiles/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { absent, asFound, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { account, profile, type StoredProfile } from './items.ts';
import { landingReminder, licenses } from './license-items.ts';

/**
 * Adds a profile; the first one becomes primary. The write requires that the person's other profiles have not changed
 * meanwhile, so that of two profiles added at once exactly one is primary.
 * @throws AppError `conflict` if there is already a profile of this type
 */
export async function addProfile(
  userId: string,
  body: NewProfileBody,
  now: Date,
  alongside: (added: StoredProfile) => table.TransactionStep,
): Promise<StoredProfile> {
  const { profileType } = body;
  const others = PROFILE_TYPES.filter((type) => type !== profileType).map((type) =>
    profile.key({ userId, profileType: type }),
  );
  const exists = () => new AppError('conflict', words.profileExists);
  return await table.retry(async () => {
    const found = await table.getItems(others);
    const added = {
      ...body,
      isPro: false,
      isPrimary: found.every((other) => other === undefined),
      ...(profileType === 'fisherman' && { credits: NEW_PROFILE_CREDITS }),
      createdAt: now.toISOString(),
    };
    await table.transact([
      table.put(profile.item({ userId, profileType }, added), table.onlyIf(absent, exists)),
      ...others.map((other, index) => table.checkUnchanged(other, asFound(found[index]))),
      alongside(added),
    ]);
    return added;
  });
}

/** Changes the given fields. @throws AppError `not_found` if there is no such profile */
export async function changeProfile(
  userId: string,
  profileType: ProfileType,
  patch: ProfilePatch,
  now: Date,
): Promise<StoredProfile> {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return await table.updateItem(
    profile.key({ userId, profileType }),
    { set: { ...Object.fromEntries(given), updatedAt: now.toISOString() } },
    table.onlyIf(present, () => new AppError('not_found', words.profileNotFound)),
  );
}

/** The step that makes an uploaded photo the person's photo. The stream deletes the previous photo. */
export function setPhotoStep(userId: string, photo: Photo): table.TransactionStep {
  const signedOut = () => new AppError('not_signed_in');
  return table.update(account.key({ userId }), { set: { photo } }, table.onlyIf(present, signedOut));
}

const forgetPhoto = (userId: string) =>
  table.update(
    account.key({ userId }),
    { set: { photo: undefined } },
    table.onlyIf(present, () => new AppError('not_found')),
  );

/** @throws AppError `not_found` for people without an account */
export async function removePhoto(userId: string): Promise<void> {
  await table.write(forgetPhoto(userId));
}

/**
 * Deletes all profiles and the photo of a person, for an administrator. The account stays, and may add new profiles.
 * @throws AppError `not_found` if there is no profile
 */
export async function deleteProfiles(userId: string, actorId: string, now: Date): Promise<ProfileType[]> {
  const profileKeys = PROFILE_TYPES.map((profileType) => profile.key({ userId, profileType }));
  const [person, ...profiles] = await table.getItems([account.key({ userId }), ...profileKeys]);
  const deleted = profiles.filter((each) => each !== undefined);
  if (deleted.length === 0) throw new AppError('not_found', words.profileNotFound);
  const types = deleted.map(({ profileType }) => profileType);
  await table.transact([
    ...deleted.map((each) => table.remove(each, table.onlyIf(present))),
    table.remove(licenses.key({ userId })),
    table.remove(landingReminder.key({ userId })),
    ...(person ? [forgetPhoto(userId)] : []),
    ...auditSteps(
      { action: 'profile-deleted', actorId, userId, before: { profiles: types }, after: {} },
      now,
    ),
  ]);
  return types;
}
