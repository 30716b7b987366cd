import * as accountEndpoints from '#shared/accounts/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as fishermenEndpoints from '#shared/fishermen/endpoints.ts';
import * as mailEndpoints from '#shared/mail/endpoints.ts';
import * as profileEndpoints from '#shared/profiles/endpoints.ts';
import { patchIssues } from '#shared/profiles/rules.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { refuse } from '../core/parse.ts';
import { changePreferences, readPreferences } from '../mail/store/mail-choices.ts';
import { hashOfAddress } from '../mail/store/suppressions.ts';
import { attachUpload, findUpload, photoOf } from '../photos/store/uploads.ts';
import { transact } from '../table/index.ts';
import { endSessions } from './end-sessions.ts';
import { toOwnProfile } from './own-profile.ts';
import { setLanguageStep } from './store/accounts.ts';
import { ensureAccount } from './store/ensure-account.ts';
import * as fishermen from './store/fishermen.ts';
import { personItems } from './store/items.ts';
import * as profiles from './store/profiles.ts';

export const signOutEverywhere = endpoint(accountEndpoints.signOutEverywhere, async ({ actor, now }) => {
  await endSessions(actor.userId, now);
  return { signedOut: true as const };
});

export const setLanguage = endpoint(
  accountEndpoints.setLanguage,
  async ({ body, actor: { userId }, now }) => {
    await ensureAccount(userId, now);
    await transact([setLanguageStep(userId, body.language)]);
    return body;
  },
);

export const listFishermen = endpoint(fishermenEndpoints.listFishermen, ({ query, now }) =>
  fishermen.listFishermen(query, now),
);

export const getFisherman = endpoint(fishermenEndpoints.getFisherman, async ({ params: { userId }, now }) => {
  const fisherman = await fishermen.findFisherman(userId, now);
  if (!fisherman) throw new AppError('not_found', words.fishermanNotFound);
  return fisherman;
});

export const createProfile = endpoint(
  profileEndpoints.createProfile,
  async ({ body, actor: { userId }, rememberAnswer, now }) => {
    await ensureAccount(userId, now);
    const added = await profiles.addProfile(userId, body, now, (profile) =>
      rememberAnswer(toOwnProfile(profile, now)),
    );
    return toOwnProfile(added, now);
  },
);

export const updateProfile = endpoint(
  profileEndpoints.updateProfile,
  async ({ params: { profileType }, body, actor, now }) => {
    refuse(patchIssues(profileType, body));
    return toOwnProfile(await profiles.changeProfile(actor.userId, profileType, body, now), now);
  },
);

const FIELD = 'uploadId';

/** A retry with the photo that is already set, after a lost response, returns the same response. */
export const setPhoto = endpoint(
  profileEndpoints.setPhoto,
  async ({ body: { uploadId }, actor: { userId }, now }) => {
    const account = await ensureAccount(userId, now);
    if (account.photo?.id === uploadId) return { photo: account.photo };
    const upload = await findUpload(uploadId);
    const photo = photoOf(upload, { ownerId: userId, kind: 'profile', field: FIELD });
    await transact([
      profiles.setPhotoStep(userId, photo),
      attachUpload(uploadId, userId, personItems(userId).partition, FIELD),
    ]);
    return { photo };
  },
);

export const removePhoto = endpoint(profileEndpoints.removePhoto, async ({ actor, now }) => {
  await ensureAccount(actor.userId, now);
  await profiles.removePhoto(actor.userId);
  return { removed: true as const };
});

export const getMailPreferences = endpoint(mailEndpoints.getMailPreferences, async ({ actor, now }) => {
  const { email } = await ensureAccount(actor.userId, now);
  return await readPreferences(email);
});

export const setMailPreferences = endpoint(mailEndpoints.setMailPreferences, async ({ body, actor, now }) => {
  const { email } = await ensureAccount(actor.userId, now);
  return await changePreferences(hashOfAddress(email), body);
});
