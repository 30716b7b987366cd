/** A valid request of each endpoint that writes, and the data that must exist before. */
import { randomInt, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { claim, claimConflict, noShow } from '#lambdas/claims/store/items.ts';
import { mailing as mailingItem } from '#lambdas/newsletters/store/items.ts';
import { profile } from '#lambdas/people/store/items.ts';
import { upload as uploadItem } from '#lambdas/photos/store/items.ts';
import { rating } from '#lambdas/ratings/store/items.ts';
import { reservation } from '#lambdas/reservations/store/items.ts';
import { deleteAccount, requestExport, setLanguage, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { recoverSignIn, replaceRecoveryCodes } from '#shared/accounts/recovery-endpoints.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  endAlerts,
  markAlertsSeen,
  openAlert,
  setAlertSettings,
  updateSavedSearch,
} from '#shared/alerts/endpoints.ts';
import { USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import {
  saveCatch,
  saveLanding,
  savePledge,
  unsaveCatch,
  unsaveLanding,
  unsavePledge,
} from '#shared/alerts/saved-endpoints.ts';
import { endSharedReport, shareAnnualReport, writeAnnualReport } from '#shared/annual-reports/endpoints.ts';
import { createCalendarAddress, deleteCalendarAddress } from '#shared/calendar/endpoints.ts';
import { decideClaim, resolveClaimConflict, strikeNoShow } from '#shared/claims/admin-endpoints.ts';
import {
  cancelClaim,
  collectClaim,
  createClaim,
  createClaimCode,
  recordNoShow,
  recordServed,
} from '#shared/claims/endpoints.ts';
import {
  answerStandingClaim,
  askForStandingClaim,
  endStandingClaim,
} from '#shared/claims/standing-endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { addFavorite, removeFavorite } from '#shared/favorites/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import {
  answerInvitationRequest,
  createInvitationRequest,
  decideInvitationRequest,
} from '#shared/invitations/endpoints.ts';
import { createPartnerKey, deletePartnerKey, listPartnerKeys } from '#shared/keys/admin-endpoints.ts';
import { createKey, deleteKey, endLeakedKey } from '#shared/keys/endpoints.ts';
import { createLanding, deleteLanding, setLandingState, updateLanding } from '#shared/landings/endpoints.ts';
import {
  createLandingSeries,
  deleteLandingSeries,
  skipLanding,
  updateLandingSeries,
} from '#shared/landings/series-endpoints.ts';
import { checkLicense, setLandingReminder, setLicenses } from '#shared/licenses/endpoints.ts';
import { DAY } from '#shared/limits.ts';
import { setMailPreferences, unsubscribe } from '#shared/mail/endpoints.ts';
import {
  blockUser,
  createMessage,
  deleteConversation,
  deleteMessage,
  markMessageRead,
  unblockUser,
} from '#shared/messages/endpoints.ts';
import {
  actOnReport,
  assignReport,
  createReport,
  getReadyTexts,
  setReadyTexts,
} from '#shared/moderation/endpoints.ts';
import { moderatePost } from '#shared/moderation/post-endpoints.ts';
import { toPerson } from '#shared/newsletters/audience.ts';
import { sendMails, sendSampleInvitation } from '#shared/newsletters/by-hand-endpoints.ts';
import { deleteMailingDraft, saveMailingDraft } from '#shared/newsletters/draft-endpoints.ts';
import {
  createMailing,
  rescheduleMailing,
  resumeMailing,
  stopMailing,
  testMailing,
} from '#shared/newsletters/endpoints.ts';
import { confirmSubscription, createSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import {
  decideAidApplication,
  deleteAidApplication,
  inviteAsAdmin,
  manageOrganization,
  removeMemberAsAdmin,
  setMember,
} from '#shared/organizations/admin-endpoints.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import {
  answerJoinRequest,
  answerMyInvitation,
  askToJoin,
  inviteOrganizationMember,
  removeOrganizationMember,
  updateOrganization,
  withdrawInvitation,
} from '#shared/organizations/endpoints.ts';
import {
  addPersonNote,
  assignRole,
  deletePersonNote,
  deleteProfiles,
  deleteUser,
  grantCredits,
  liftSuspension,
  removeRole,
  resetSecondFactor,
  setPro,
  suspendUser,
  takeCredits,
} from '#shared/people/endpoints.ts';
import { photoKey } from '#shared/photos/address.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import type { UploadKind } from '#shared/photos/schemas.ts';
import {
  createCatch,
  deleteCatch,
  markCatchPro,
  removeCatchPhoto,
  setCatchStock,
  setCatchVisibility,
  updateCatch,
} from '#shared/posts/catches/own-endpoints.ts';
import {
  createPledge,
  deletePledge,
  setPledgeVisibility,
  updatePledge,
} from '#shared/posts/pledges/endpoints.ts';
import {
  createPledgeSeries,
  deletePledgeSeries,
  skipPledge,
} from '#shared/posts/pledges/series-endpoints.ts';
import { createProfile, removePhoto, setPhoto, updateProfile } from '#shared/profiles/endpoints.ts';
import { removePushDevice, savePushDevice } from '#shared/push/endpoints.ts';
import { answerRating, createRating, deleteRating, updateRating } from '#shared/ratings/endpoints.ts';
import { confirmReceipts, reviseReceipt } from '#shared/receipts/endpoints.ts';
import { decideNoShowAppeal } from '#shared/reservations/admin-endpoints.ts';
import {
  answerReservation,
  appealNoShow,
  cancelReservation,
  collectReservation,
  createReservation,
  createReservationCode,
  joinWaiting,
  leaveWaiting,
  recordReservationNoShow,
  weighReservation,
} from '#shared/reservations/endpoints.ts';
import { countSharedVisit, createShortAddress } from '#shared/sharing/endpoints.ts';
import { getSiteSettings, setLimits, setSiteSettings, setSpecies } from '#shared/site/admin-endpoints.ts';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import {
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  replayWebhookDelivery,
  replayWebhookEvents,
  testWebhook,
  updateWebhook,
} from '#shared/webhooks/endpoints.ts';
import { chooseAlerts } from '#tests/support/alerts.ts';
import { aCatch, aPledge, type CatchInput, postCatch, postPledge } from '#tests/support/builders.ts';
import {
  aClaim,
  aKitchen,
  aWaitingClaim,
  claimMeals,
  collect,
  inHours,
  serve,
} from '#tests/support/claims.ts';
import { type ApiAnswer, type ApiRequest, callApi } from '#tests/support/cloud/api-call.ts';
import { httpRequest } from '#tests/support/cloud/http.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { countCalls, readItem, setAttribute } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { type NewUser, type TestUser, turnOnSecondFactor } from '#tests/support/cloud/users.ts';
import { aPerson, pair, write as writeMessage } from '#tests/support/correspondence.ts';
import { anInvitationRequest, askForInvitation } from '#tests/support/invitations.ts';
import { aKey, aPartnerKey } from '#tests/support/keys.ts';
import { aLanding, aSeries, byPhone } from '#tests/support/landings.ts';
import { aLicense } from '#tests/support/licenses.ts';
import { countNotices, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import {
  aGivenUpMailing,
  aLetter,
  aMailing,
  anEndlessMailing,
  giveAddresses,
  sendMailing,
} from '#tests/support/mailings.ts';
import {
  addMember,
  anApplication,
  apply,
  createOrganization,
  inviteStranger,
} from '#tests/support/organizations.ts';
import { aPledgeSeries } from '#tests/support/pledge-series.ts';
import { aPushDevice } from '#tests/support/push-devices.ts';
import { aCollectedClaim, rate } from '#tests/support/ratings.ts';
import { aDraft, aReceipt, verified } from '#tests/support/receipts.ts';
import { turnOnWithRecoveryCodes } from '#tests/support/recovery-codes.ts';
import { aReservation, reservable, reserve } from '#tests/support/reservations.ts';
import { aSubscription, aSubscriptionToken } from '#tests/support/subscriptions.ts';
import { anActiveWebhook, NO_RECEIVER } from '#tests/support/webhooks.ts';

/** The people of the scene. */
export interface Scene {
  cloud: LocalCloud;
  /** A fisherman who is nobody's favorite. Otherwise emails about pledges would wait and arrive in later runs. */
  owner: TestUser;
  reader: TestUser;
  admin: TestUser;
  /** A photo of theirs that is ready for a post. */
  newUpload(owner: TestUser, kind: UploadKind): Promise<string>;
}

/**
 * @param uploadId of a ready photo; others are copies of it, since processing one takes longer than everything else
 * here
 */
export async function aScene(cloud: LocalCloud, uploadId: string): Promise<Scene> {
  const [owner, reader, admin] = await Promise.all([
    aFisherman(cloud),
    aPerson(cloud),
    aPerson(cloud, { groups: ['admin'] }),
  ]);
  // Makes sure that nothing is counted for the first time later.
  await postCatch(cloud, owner);
  await byPhone(cloud, owner).announce();
  const { id: pledgeId } = await postPledge(cloud, owner);
  await cloud.call(likePledge, { token: reader.accessToken, params: { pledgeId } });
  const kitchen = await aKitchen(cloud);
  const { id: claimId, code = '' } = await claimMeals(cloud, kitchen, pledgeId);
  await collect(cloud, owner, claimId, { code });
  await serve(cloud, kitchen.coordinator, claimId, 1);
  await rate(cloud, kitchen.coordinator, owner, { claimId, stars: 4 });
  return {
    cloud,
    owner,
    reader,
    admin,
    newUpload: ({ userId }, kind) => copyUpload(cloud, uploadId, userId, kind),
  };
}

async function aFisherman(cloud: LocalCloud, user: NewUser = {}): Promise<TestUser> {
  const person = await aPerson(cloud, user);
  await cloud.call(createProfile, {
    token: person.accessToken,
    body: { profileType: 'fisherman', name: person.name },
  });
  return person;
}

/** Copies an upload, as if it had been uploaded. */
async function copyUpload(cloud: LocalCloud, from: string, ownerId: string, kind: UploadKind) {
  const original = await readItem(cloud, uploadItem.key({ uploadId: from }));
  if (!original) throw new Error('There is no upload to copy');
  const uploadId = ulid();
  const photo = { ...Object(original.photo), id: uploadId };
  const { expiresAt, contentType, size } = Object(original);
  const copy = { uploadId, ownerId, kind, contentType, size, status: 'ready' as const, photo, expiresAt };
  for (const { width, format } of PHOTO_RENDITIONS) {
    const rendition = cloud.bucket.read(photoKey(from, width, format));
    if (!rendition) continue;
    const { body, contentType: type } = rendition;
    cloud.bucket.write(photoKey(uploadId, width, format), { body, contentType: type });
  }
  await putItems(cloud, [{ ...uploadItem.item({ uploadId }, copy) }]);
  return uploadId;
}

export interface Sent {
  token?: string | undefined;
  body?: object | undefined;
}

export interface Write {
  readonly name: string;
  /** The refusal of a repeat that finds the work done, which counts as a success. */
  readonly doneBefore: ErrorCode | undefined;
  /**
   * Returns the call, which is the same each time.
   * @param look receives the sent data and may change the body
   */
  prepare(scene: Scene, look?: (sent: Sent) => void): Promise<() => Promise<ApiAnswer<EndpointDefinition>>>;
}

function write<const D extends EndpointDefinition>(
  definition: D,
  prepare: (scene: Scene) => ApiRequest<D> | Promise<ApiRequest<D>>,
  doneBefore?: ErrorCode,
): Write {
  return {
    name: definition.name,
    doneBefore,
    async prepare(scene, look) {
      const request = await prepare(scene);
      const { token, body }: { token?: string | undefined; body?: unknown } = request;
      look?.({ token, body: body instanceof Object ? body : undefined });
      // Public forms count requests by address.
      const localAddress = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
      const idempotencyKey = randomUUID();
      return () =>
        callApi(scene.cloud.origin(), definition, request, (origin, path, { headers, ...sent } = {}) => {
          const key = definition.idempotent === true && { 'idempotency-key': idempotencyKey };
          return httpRequest(origin, path, { ...sent, headers: { ...headers, ...key }, localAddress });
        });
    },
  };
}

const by = ({ accessToken }: TestUser) => ({ token: accessToken });

async function aPhotographedCatch({ cloud, owner, newUpload }: Scene, changes: Partial<CatchInput> = {}) {
  const uploadId = await newUpload(owner, 'catch');
  const { id: catchId } = await postCatch(cloud, owner, { ...changes, photos: [{ uploadId }] });
  return { ...by(owner), params: { catchId }, uploadId };
}

async function aPledgeOf({ cloud, owner }: Scene) {
  return { ...by(owner), params: { pledgeId: (await postPledge(cloud, owner)).id } };
}

async function aReport({ cloud, owner, reader }: Scene) {
  const { id: pledgeId } = await postPledge(cloud, owner);
  const body = { reportedUserId: owner.userId, reportType: 'spam', description: 'Sells watches.' } as const;
  return { ...by(reader), body: { ...body, pledgeId } };
}

/** The only rating of its fisherman. The catches on offer get the average of all ratings. */
async function aRating({ cloud }: Scene) {
  const owner = await aFisherman(cloud);
  await postCatch(cloud, owner);
  const { coordinator, claimId } = await aCollectedClaim(cloud, owner);
  const { id: ratingId } = (await rate(cloud, coordinator, owner, { claimId, stars: 5 })).body;
  await cloud.settled();
  return { ...by(coordinator), params: { ratingId } };
}

async function aLandingOf({ cloud }: Scene) {
  const owner = await aFisherman(cloud);
  const { id: landingId } = (await byPhone(cloud, owner).announce()).body;
  await cloud.settled();
  return { ...by(owner), params: { landingId } };
}

async function aSeriesOf({ cloud }: Scene) {
  const { token } = by(await aFisherman(cloud));
  const { body } = await cloud.call(createLandingSeries, { token, body: aSeries(cloud) });
  return { token, params: { seriesId: body.id }, day: body.next.at(-1)?.day ?? '' };
}

const ofLandings: Write[] = [
  write(createLanding, async ({ cloud }) => ({
    ...by(await aFisherman(cloud)),
    body: aLanding(cloud),
  })),
  write(updateLanding, async (scene) => ({
    ...(await aLandingOf(scene)),
    body: { version: 1, note: 'The blue shed.' },
  })),
  write(setLandingState, async (scene) => ({
    ...(await aLandingOf(scene)),
    body: { state: 'landed' as const },
  })),
  write(deleteLanding, aLandingOf, 'not_found'),
  write(createLandingSeries, async ({ cloud }) => ({
    ...by(await aFisherman(cloud)),
    body: aSeries(cloud),
  })),
  write(updateLandingSeries, async (scene) => {
    const { token, params } = await aSeriesOf(scene);
    return { token, params, body: { version: 1, note: 'The blue shed.' } };
  }),
  write(skipLanding, async (scene) => {
    const { day, ...request } = await aSeriesOf(scene);
    return { ...request, body: { day, skipped: true } };
  }),
  write(
    deleteLandingSeries,
    async (scene) => {
      const { token, params } = await aSeriesOf(scene);
      return { token, params };
    },
    'not_found',
  ),
];

/** Of a new fisherman, since nobody may have more than a few. */
async function aPledgeSeriesOf({ cloud }: Scene) {
  const owner = await aFisherman(cloud);
  const { token } = by(owner);
  const { id } = await postPledge(cloud, owner);
  const { body } = await cloud.call(createPledgeSeries, { token, body: aPledgeSeries(cloud, id) });
  return { owner, token, params: { seriesId: body.id }, day: body.next.at(-1)?.day ?? '' };
}

/** A series, and an organization that may ask for meals of it. */
async function aStandingScene(scene: Scene) {
  const { owner, params } = await aPledgeSeriesOf(scene);
  const kitchen = await aKitchen(scene.cloud);
  const { organizationId } = kitchen;
  return { owner, request: { ...by(kitchen.coordinator), params: { ...params, organizationId } } };
}

const STANDING = { meals: 2, collectorName: 'Kim Reyes' };

async function anAskedStanding(scene: Scene) {
  const asked = await aStandingScene(scene);
  await scene.cloud.call(askForStandingClaim, { ...asked.request, body: STANDING });
  return asked;
}

const ofStandingClaims: Write[] = [
  write(askForStandingClaim, async (scene) => ({
    ...(await aStandingScene(scene)).request,
    body: STANDING,
  })),
  write(answerStandingClaim, async (scene) => {
    const { owner, request } = await anAskedStanding(scene);
    return { ...by(owner), params: request.params, body: { accepted: true } };
  }),
  write(endStandingClaim, async (scene) => (await anAskedStanding(scene)).request, 'not_found'),
];

const ofPledgeSeries: Write[] = [
  write(createPledgeSeries, async ({ cloud }) => {
    const owner = await aFisherman(cloud);
    const { id } = await postPledge(cloud, owner);
    return { ...by(owner), body: aPledgeSeries(cloud, id) };
  }),
  write(skipPledge, async (scene) => {
    const { token, params, day } = await aPledgeSeriesOf(scene);
    return { token, params, body: { day, skipped: true } };
  }),
  write(
    deletePledgeSeries,
    async (scene) => {
      const { token, params } = await aPledgeSeriesOf(scene);
      return { token, params };
    },
    'not_found',
  ),
];

const ofPosts: Write[] = [
  write(createCatch, async ({ owner, newUpload }) => ({
    ...by(owner),
    body: aCatch({ photos: [{ uploadId: await newUpload(owner, 'catch') }] }),
  })),
  write(updateCatch, async (scene) => {
    const { token, params } = await aPhotographedCatch(scene);
    const photos = [{ uploadId: await scene.newUpload(scene.owner, 'catch') }];
    return { token, params, body: { version: 1, quantity: '3 fish', photos } };
  }),
  write(setCatchVisibility, async (scene) => {
    const { token, params } = await aPhotographedCatch(scene);
    return { token, params, body: { hidden: true } };
  }),
  write(setCatchStock, async (scene) => {
    const { token, params } = await aPhotographedCatch(scene);
    return { token, params, body: { sold: true } };
  }),
  write(markCatchPro, async (scene) => {
    const { cloud, owner } = scene;
    const own = profile.key({ userId: owner.userId, profileType: 'fisherman' });
    await setAttribute(cloud, own, 'credits', 5);
    const { token, params } = await aPhotographedCatch(scene);
    return { token, params };
  }),
  write(removeCatchPhoto, async (scene) => {
    const { token, params, uploadId } = await aPhotographedCatch(scene);
    return { token, params: { ...params, photoId: uploadId } };
  }),
  write(
    deleteCatch,
    async (scene) => {
      const { token, params } = await aPhotographedCatch(scene, reservable(scene.cloud));
      await reserve(scene.cloud, { ...params, buyer: await aPerson(scene.cloud) });
      return { token, params, body: { reason: 'The cooler failed.' } };
    },
    'not_found',
  ),
  write(createPledge, async ({ owner, newUpload }) => ({
    ...by(owner),
    body: aPledge({ photos: [{ uploadId: await newUpload(owner, 'catch'), imageType: 'catch' }] }),
  })),
  write(updatePledge, async (scene) => ({
    ...(await aPledgeOf(scene)),
    body: { version: 1, mealsPledged: 31 },
  })),
  write(setPledgeVisibility, async (scene) => {
    const { token, params } = await aPledgeOf(scene);
    await scene.cloud.call(setPledgeVisibility, { token, params, body: { hidden: true } });
    return { token, params, body: { hidden: false } };
  }),
  write(
    deletePledge,
    async (scene) => {
      const { token, params } = await aPledgeOf(scene);
      await scene.cloud.call(likePledge, { ...by(scene.reader), params });
      await claimMeals(scene.cloud, await aKitchen(scene.cloud), params.pledgeId);
      return { token, params, body: { reason: 'The cooler failed.' } };
    },
    'not_found',
  ),
  write(createUpload, ({ owner }) => ({
    ...by(owner),
    body: { kind: 'catch' as const, contentType: 'image/jpeg', size: 1000 },
  })),
];

async function aClaimOf({ cloud, owner }: Scene) {
  const { id } = await postPledge(cloud, owner);
  const kitchen = await aKitchen(cloud);
  return { ...kitchen, claim: await claimMeals(cloud, kitchen, id) };
}

/** A reservation of a new buyer. */
async function aReservationOf({ cloud, owner }: Scene, mode: 'at_once' | 'on_request' = 'at_once') {
  const { id: catchId } = await postCatch(cloud, owner, reservable(cloud, {}, mode));
  const buyer = await aPerson(cloud);
  const { id, code = '' } = await reserve(cloud, { catchId, buyer });
  return { buyer, code, catchId, params: { reservationId: id } };
}

/** A reservation for which nobody came. */
async function aMissedOne(scene: Scene) {
  const missed = await aReservationOf(scene);
  const key = reservation.key(missed.params);
  await setAttribute(scene.cloud, key, 'card.pickupEnd', inHours(scene.cloud, -0.1));
  return missed;
}

async function aMarkOf(scene: Scene) {
  const missed = await aMissedOne(scene);
  await scene.cloud.call(recordReservationNoShow, { ...by(scene.owner), params: missed.params });
  return missed;
}

const ofReservations: Write[] = [
  write(createReservation, async ({ cloud, owner }) => {
    const { id: catchId } = await postCatch(cloud, owner, reservable(cloud));
    return { ...by(await aPerson(cloud)), params: { catchId }, body: aReservation(cloud) };
  }),
  write(
    answerReservation,
    async (scene) => {
      const { params } = await aReservationOf(scene, 'on_request');
      return { ...by(scene.owner), params, body: { answer: 'yes' as const } };
    },
    'conflict',
  ),
  write(weighReservation, async (scene) => {
    const { params } = await aReservationOf(scene);
    return { ...by(scene.owner), params, body: { amount: 12 } };
  }),
  write(
    cancelReservation,
    async (scene) => {
      const { buyer, params } = await aReservationOf(scene);
      return { ...by(buyer), params, body: { reason: 'No van.' } };
    },
    'conflict',
  ),
  write(createReservationCode, async (scene) => {
    const { buyer, params } = await aReservationOf(scene);
    return { ...by(buyer), params };
  }),
  write(collectReservation, async (scene) => {
    const { code, params } = await aReservationOf(scene);
    return { ...by(scene.owner), params, body: { code } };
  }),
  write(
    recordReservationNoShow,
    async (scene) => ({ ...by(scene.owner), params: (await aMissedOne(scene)).params }),
    'conflict',
  ),
  write(
    appealNoShow,
    async (scene) => {
      const { buyer, params } = await aMarkOf(scene);
      return { ...by(buyer), params, body: { reason: 'I was there.' } };
    },
    'conflict',
  ),
  write(
    decideNoShowAppeal,
    async (scene) => {
      const { buyer, params } = await aMarkOf(scene);
      await scene.cloud.call(appealNoShow, { ...by(buyer), params, body: { reason: 'I was there.' } });
      const body = { decision: 'strike' as const, reason: 'Both say so.' };
      return { ...by(scene.admin), params, body };
    },
    'conflict',
  ),
  write(joinWaiting, async (scene) => {
    const { catchId } = await aReservationOf(scene);
    return { ...by(await aPerson(scene.cloud)), params: { catchId }, body: { amount: 45 } };
  }),
  write(leaveWaiting, async (scene) => {
    const { catchId } = await aReservationOf(scene);
    const waits = { ...by(await aPerson(scene.cloud)), params: { catchId } };
    await scene.cloud.call(joinWaiting, { ...waits, body: { amount: 45 } });
    return waits;
  }),
];

const ofClaims: Write[] = [
  write(createClaim, async (scene) => {
    const { organizationId, coordinator } = await aKitchen(scene.cloud);
    const { params } = await aPledgeOf(scene);
    return { ...by(coordinator), params, body: aClaim(scene.cloud, organizationId) };
  }),
  write(
    cancelClaim,
    async (scene) => {
      const { coordinator, claim } = await aClaimOf(scene);
      return { ...by(coordinator), params: { claimId: claim.id }, body: { reason: 'No van.' } };
    },
    'conflict',
  ),
  write(createClaimCode, async (scene) => {
    const { coordinator, claim } = await aClaimOf(scene);
    return { ...by(coordinator), params: { claimId: claim.id } };
  }),
  write(collectClaim, async (scene) => {
    const { claim } = await aClaimOf(scene);
    return { ...by(scene.owner), params: { claimId: claim.id }, body: { code: claim.code ?? '' } };
  }),
  write(
    recordNoShow,
    async (scene) => {
      const { id: claimId } = (await aClaimOf(scene)).claim;
      await setAttribute(scene.cloud, claim.key({ claimId }), 'card.pickupEnd', inHours(scene.cloud, -0.1));
      return { ...by(scene.owner), params: { claimId } };
    },
    'conflict',
  ),
  write(
    decideClaim,
    async (scene) => {
      const { id } = await postPledge(scene.cloud, scene.owner);
      const claimId = (await aWaitingClaim(scene.cloud, id)).claim.id;
      return { ...by(scene.admin), params: { claimId }, body: { decision: 'decline' as const } };
    },
    'conflict',
  ),
  write(
    strikeNoShow,
    async (scene) => {
      const { coordinator, claim } = await aClaimOf(scene);
      const params = { claimId: claim.id };
      await scene.cloud.call(cancelClaim, { ...by(coordinator), params, body: { reason: 'No van.' } });
      const { organizationId } = claim;
      await putItems(scene.cloud, [{ ...noShow.item({ organizationId, ...params }, { expiresAt: 4e9 }) }]);
      return { ...by(scene.admin), params, body: { reason: 'They were there.' } };
    },
    'conflict',
  ),
  write(
    resolveClaimConflict,
    async (scene) => {
      const { coordinator, claim } = await aClaimOf(scene);
      const params = { claimId: claim.id };
      await scene.cloud.call(cancelClaim, { ...by(coordinator), params, body: { reason: 'No van.' } });
      const at = new Date(scene.cloud.clock.now()).toISOString();
      const told = { handedOverAt: at, toldAt: at, stateThen: 'cancelled' as const, mealsLeftThen: 0 };
      await putItems(scene.cloud, [{ ...claimConflict.item(params, told) }]);
      return { ...by(scene.admin), params, body: { resolution: 'count' as const, note: 'Both say so.' } };
    },
    'conflict',
  ),
  write(recordServed, async (scene) => {
    const { coordinator, claim } = await aClaimOf(scene);
    await collect(scene.cloud, scene.owner, claim.id, { code: claim.code ?? '' });
    return { ...by(coordinator), params: { claimId: claim.id }, body: { meals: 1 } };
  }),
];

// Donors get one email a day about receipts, so each run has its own.
const ofReceipts: Write[] = [
  write(confirmReceipts, async ({ cloud }) => {
    const { organizationId, coordinator } = await aKitchen(cloud, verified(cloud));
    const id = await aDraft(cloud, { organizationId, donorId: (await aFisherman(cloud)).userId });
    return { ...by(coordinator), params: { organizationId }, body: { receipts: [{ id, weightPounds: 12 }] } };
  }),
  write(
    reviseReceipt,
    async ({ cloud }) => {
      const kitchen = await aKitchen(cloud, verified(cloud));
      const receiptId = await aReceipt(cloud, { kitchen, fisherman: await aFisherman(cloud) });
      const body = { kind: 'withdrawal' as const, replaces: 1, note: 'It was another boat.' };
      return { ...by(kitchen.coordinator), params: { receiptId }, body };
    },
    'conflict',
  ),
];

const ofLicenses: Write[] = [
  write(setLandingReminder, async ({ cloud }) => ({ ...by(await aFisherman(cloud)), body: { isOn: true } })),
  write(setLicenses, async ({ cloud }) => ({
    ...by(await aFisherman(cloud)),
    body: { licenses: [aLicense(cloud)], replaced: [], isReminded: true },
  })),
  write(checkLicense, async ({ cloud, admin }) => {
    const { accessToken: token, userId } = await aFisherman(cloud);
    const license = aLicense(cloud);
    await cloud.call(setLicenses, { token, body: { licenses: [license], replaced: [], isReminded: true } });
    return { ...by(admin), params: { userId }, body: { license, isChecked: true } };
  }),
];

const ofReports: Write[] = [
  write(writeAnnualReport, async ({ cloud }) => {
    const { organizationId, coordinator } = await aKitchen(cloud);
    return { ...by(coordinator), params: { organizationId }, body: { year: 2026, story: 'A good year.' } };
  }),
  write(shareAnnualReport, async ({ cloud }) => {
    const { organizationId, coordinator } = await aKitchen(cloud);
    return {
      ...by(coordinator),
      params: { organizationId, year: '2026' },
      body: { shows: ['months' as const] },
    };
  }),
  write(endSharedReport, async ({ cloud }) => {
    const { organizationId, coordinator } = await aKitchen(cloud);
    const asked = { ...by(coordinator), params: { organizationId, year: '2026' } };
    await cloud.call(shareAnnualReport, { ...asked, body: { shows: ['months'] } });
    return asked;
  }),
];

const ofReaders: Write[] = [
  write(likePledge, async (scene) => ({ ...by(scene.reader), params: (await aPledgeOf(scene)).params })),
  write(unlikePledge, async (scene) => {
    const { params } = await aPledgeOf(scene);
    await scene.cloud.call(likePledge, { ...by(scene.reader), params });
    return { ...by(scene.reader), params };
  }),
  write(addFavorite, async ({ cloud, owner }) => ({
    ...by(await aPerson(cloud)),
    params: { fishermanId: owner.userId },
  })),
  write(removeFavorite, async ({ cloud, owner }) => {
    const asked = { ...by(await aPerson(cloud)), params: { fishermanId: owner.userId } };
    await cloud.call(addFavorite, asked);
    return asked;
  }),
  write(createMessage, async ({ cloud }) => {
    const [from, to] = await pair(cloud);
    const body = { recipientId: to.userId, subject: 'Cod', content: 'Is there some left?' };
    return { ...by(from), body };
  }),
  write(markMessageRead, async ({ cloud, owner, reader }) => ({
    ...by(owner),
    params: { messageId: (await writeMessage(cloud, reader, owner)).body.id },
  })),
  write(
    deleteMessage,
    async ({ cloud, owner, reader }) => ({
      ...by(owner),
      params: { messageId: (await writeMessage(cloud, reader, owner)).body.id },
    }),
    'not_found',
  ),
  write(
    deleteConversation,
    async ({ cloud, owner, reader }) => {
      const { id } = (await writeMessage(cloud, reader, owner)).body;
      await writeMessage(cloud, owner, reader, { replyTo: id });
      return { ...by(owner), params: { messageId: id } };
    },
    'not_found',
  ),
  write(blockUser, async ({ cloud, owner }) => ({
    ...by(owner),
    params: { userId: (await aPerson(cloud)).userId },
  })),
  write(unblockUser, async ({ cloud, owner }) => {
    const asked = { ...by(owner), params: { userId: (await aPerson(cloud)).userId } };
    await cloud.call(blockUser, asked);
    return asked;
  }),
  write(createReport, aReport),
  write(
    createRating,
    async ({ cloud }) => {
      // The fisherman has no rating before. The catches on offer get the average of all ratings.
      const owner = await aFisherman(cloud);
      const { coordinator, claimId } = await aCollectedClaim(cloud, owner);
      return { ...by(coordinator), body: { fishermanId: owner.userId, claimId, stars: 5 } };
    },
    'conflict',
  ),
  write(
    answerRating,
    async ({ cloud, owner }) => {
      // Written directly, so that nothing is still being counted during the reply.
      const ratingId = ulid();
      const card = { fishermanId: owner.userId, stars: 4, comment: 'Fresh.', isOrganization: true };
      await putItems(cloud, [{ ...rating.item({ ratingId }, { card }) }]);
      return { ...by(owner), params: { ratingId }, body: { answer: 'Thanks.' } };
    },
    'conflict',
  ),
  write(updateRating, async (people) => ({ ...(await aRating(people)), body: { stars: 2 } })),
  write(deleteRating, aRating, 'not_found'),
];

const aSearch = () => ({
  name: 'Cod for the weekend',
  kind: 'catch' as const,
  level: 'now' as const,
  filters: { species: 'cod' },
});

async function aSavedSearch(cloud: LocalCloud) {
  const person = await aPerson(cloud);
  const { id: searchId } = (await cloud.call(createSavedSearch, { ...by(person), body: aSearch() })).body;
  return { ...by(person), person, params: { searchId } };
}

async function landingToSave({ cloud }: Scene) {
  const fish = { species: 'cod', about: '100 lb', as: 'catch' as const, paymentType: 'free' as const };
  const harbour = { name: 'Union Wharf', location: 'Portland, ME' };
  const window = { from: inHours(cloud, 24), until: inHours(cloud, 26) };
  const body = { harbour, expected: [fish], ...window };
  const { id: landingId } = (await cloud.call(createLanding, { ...by(await aFisherman(cloud)), body })).body;
  return { landingId };
}

async function anAlert(cloud: LocalCloud) {
  const [fisherman, reader] = await Promise.all([aFisherman(cloud), aPerson(cloud)]);
  const params = { catchId: (await postCatch(cloud, fisherman)).id };
  await chooseAlerts(cloud, reader);
  await cloud.call(saveCatch, { ...by(reader), params });
  await cloud.call(setCatchStock, { ...by(fisherman), params, body: { sold: true } });
  return { reader, mail: await theMailTo(cloud, reader) };
}

const ofFollowers: Write[] = [
  write(createSavedSearch, async ({ cloud }) => ({ ...by(await aPerson(cloud)), body: aSearch() })),
  write(updateSavedSearch, async ({ cloud }) => {
    const { token, params } = await aSavedSearch(cloud);
    return { token, params, body: { level: 'daily' as const } };
  }),
  write(deleteSavedSearch, async ({ cloud }) => {
    const { token, params } = await aSavedSearch(cloud);
    return { token, params };
  }),
  write(saveCatch, async (scene) => {
    const { id: catchId } = await postCatch(scene.cloud, scene.owner);
    return { ...by(scene.reader), params: { catchId } };
  }),
  write(unsaveCatch, async (scene) => {
    const { id: catchId } = await postCatch(scene.cloud, scene.owner);
    await scene.cloud.call(saveCatch, { ...by(scene.reader), params: { catchId } });
    return { ...by(scene.reader), params: { catchId } };
  }),
  write(savePledge, async (scene) => ({ ...by(scene.reader), params: (await aPledgeOf(scene)).params })),
  write(unsavePledge, async (scene) => {
    const { params } = await aPledgeOf(scene);
    await scene.cloud.call(savePledge, { ...by(scene.reader), params });
    return { ...by(scene.reader), params };
  }),
  write(saveLanding, async (scene) => ({ ...by(scene.reader), params: await landingToSave(scene) })),
  write(unsaveLanding, async (scene) => {
    const asked = { ...by(scene.reader), params: await landingToSave(scene) };
    await scene.cloud.call(saveLanding, asked);
    return asked;
  }),
  write(endAlerts, async ({ cloud }) => ({
    query: { token: unsubscribeLinks((await anAlert(cloud)).mail).header.searchParams.get('token') ?? '' },
  })),
  write(openAlert, async ({ cloud }) => {
    const { html } = (await anAlert(cloud)).mail;
    return { query: { token: /\?alert=([\w-]+)/.exec(html)?.[1] ?? '' } };
  }),
  write(markAlertsSeen, async ({ cloud }) => by((await anAlert(cloud)).reader)),
  write(setAlertSettings, async ({ cloud }) => ({ ...by(await aPerson(cloud)), body: USUAL_SETTINGS })),
];

const ofAccounts: Write[] = [
  // The person is new, so that the call creates the account too.
  write(createProfile, async ({ cloud }) => ({
    ...by(await cloud.createUser()),
    body: { profileType: 'fisherman' as const, name: 'Ruth Alder' },
  })),
  write(updateProfile, async ({ cloud }) => ({
    ...by(await aFisherman(cloud)),
    params: { profileType: 'fisherman' as const },
    body: { bio: 'Out of Portland since 1998.' },
  })),
  write(createCalendarAddress, async ({ cloud }) => by(await aPerson(cloud))),
  write(deleteCalendarAddress, async ({ cloud }) => {
    const person = await aPerson(cloud);
    await cloud.call(createCalendarAddress, by(person));
    return by(person);
  }),
  write(setPhoto, async ({ cloud, newUpload }) => {
    const person = await aPerson(cloud);
    return { ...by(person), body: { uploadId: await newUpload(person, 'profile') } };
  }),
  write(removePhoto, async ({ cloud, newUpload }) => {
    const person = await aPerson(cloud);
    const uploadId = await newUpload(person, 'profile');
    await cloud.call(setPhoto, { ...by(person), body: { uploadId } });
    return by(person);
  }),
  write(
    deleteAccount,
    async (scene) => {
      const owner = await aFisherman(scene.cloud);
      await aPhotographedCatch({ ...scene, owner });
      const { params } = await aPledgeOf({ ...scene, owner });
      await scene.cloud.call(likePledge, { ...by(scene.reader), params });
      return by(owner);
    },
    'not_signed_in',
  ),
  write(replaceRecoveryCodes, async ({ cloud }) => {
    const person = await aPerson(cloud);
    await turnOnSecondFactor(cloud, person);
    return by(person);
  }),
  write(recoverSignIn, async ({ cloud }) => {
    const person = await aPerson(cloud);
    const { codes } = await turnOnWithRecoveryCodes(cloud, person);
    const { email, password } = person;
    return { body: { email, password, code: codes[0] ?? '' } };
  }),
  write(requestExport, async ({ cloud }) => by(await aPerson(cloud))),
  write(signOutEverywhere, async ({ cloud }) => by(await aPerson(cloud)), 'not_signed_in'),
  write(setLanguage, async ({ cloud }) => ({
    ...by(await aPerson(cloud)),
    body: { language: 'pt' as const },
  })),
  write(setMailPreferences, async ({ cloud }) => ({ ...by(await aPerson(cloud)), body: { news: false } })),
  write(savePushDevice, async ({ cloud }) => ({
    ...by(await aPerson(cloud)),
    body: aPushDevice(cloud),
  })),
  write(removePushDevice, async ({ cloud }) => {
    const person = by(await aPerson(cloud));
    const { deviceId } = (await cloud.call(savePushDevice, { ...person, body: aPushDevice(cloud) })).body;
    return { ...person, params: { deviceId } };
  }),
  write(unsubscribe, async ({ cloud }) => {
    const [from, to] = await pair(cloud);
    await writeMessage(cloud, from, to);
    const { searchParams } = unsubscribeLinks(await theMailTo(cloud, to)).body;
    return { query: { token: searchParams.get('token') ?? '' } };
  }),
];

const toAllStaff = write(sendSampleInvitation, async ({ cloud, admin }) => {
  await countCalls(cloud, admin, 'sampleInvitation', 0);
  return by(admin);
});

const ofTheSite: Write[] = [
  write(createAidApplication, async ({ cloud }) => {
    await countNotices(cloud, 0);
    return { body: anApplication() };
  }),
  write(countSharedVisit, async ({ cloud, owner }) => ({
    body: { kind: 'pledge' as const, id: (await postPledge(cloud, owner)).id, via: 'facebook' as const },
  })),
  write(createShortAddress, async ({ cloud, owner }) => ({
    body: { kind: 'pledge' as const, id: (await postPledge(cloud, owner)).id },
  })),
  write(createContactMessage, async ({ cloud }) => {
    await countNotices(cloud, 0);
    return {
      body: {
        name: 'Ana Reyes',
        email: `ana-${randomUUID().slice(0, 8)}@creel.example`,
        subject: 'Opening hours',
        message: 'When are you at the dock?',
        flavour: 'consumer' as const,
      },
    };
  }),
  write(testMailing, ({ admin }) => ({
    ...by(admin),
    body: { ...aLetter(), flavour: 'consumer' as const },
  })),
  write(createMailing, async ({ cloud, admin }) => {
    await countCalls(cloud, admin, 'mailing', 0);
    return { ...by(admin), body: aMailing({ audience: toPerson((await aPerson(cloud)).userId) }) };
  }),
  write(resumeMailing, async ({ cloud, admin }) => {
    await countCalls(cloud, admin, 'mailing', 0);
    await giveAddresses(cloud);
    return { ...by(admin), params: { mailingId: await aGivenUpMailing(cloud) } };
  }),
  write(saveMailingDraft, ({ admin }) => ({
    ...by(admin),
    params: { draftId: ulid() },
    body: { ...aLetter(), version: 0 },
  })),
  write(deleteMailingDraft, async ({ cloud, admin }) => {
    const draft = { ...by(admin), params: { draftId: ulid() } };
    await cloud.call(saveMailingDraft, { ...draft, body: { ...aLetter(), version: 0 } });
    return { ...draft, query: { version: '1' } };
  }),
  write(rescheduleMailing, async ({ cloud, admin }) => {
    await countCalls(cloud, admin, 'mailing', 0);
    const to = { audience: toPerson((await aPerson(cloud)).userId), sendAt: inHours(cloud, 24) };
    const { id: mailingId } = (await sendMailing(cloud, admin, to)).body;
    return { ...by(admin), params: { mailingId }, body: { sendAt: inHours(cloud, 48) } };
  }),
  write(stopMailing, async ({ cloud, admin }) => {
    const mailingId = ulid();
    await putItems(cloud, [{ ...mailingItem.item({ mailingId }, anEndlessMailing(mailingId)) }]);
    return { ...by(admin), params: { mailingId } };
  }),
  write(createSubscription, () => ({ body: aSubscription() })),
  write(confirmSubscription, async ({ cloud }) => ({ body: { token: await aSubscriptionToken(cloud) } })),
  write(createInvitationRequest, async ({ cloud }) => {
    await countNotices(cloud, 0);
    return { body: anInvitationRequest() };
  }),
  write(decideInvitationRequest, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { requestId: (await askForInvitation(cloud)).id },
    body: { decision: 'approve' as const },
  })),
  write(answerInvitationRequest, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { requestId: (await askForInvitation(cloud)).id },
    body: { text: 'Which harbor do you land at?' },
  })),
  write(sendMails, ({ admin }) => ({
    ...by(admin),
    body: { to: [0, 1].map(() => `${randomUUID().slice(0, 8)}@creel.example`), type: 'welcome' as const },
  })),
  write(assignRole, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aPerson(cloud)).userId, role: 'fisherman_manager' as const },
  })),
  write(removeRole, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aPerson(cloud, { groups: ['admin'] })).userId, role: 'admin' as const },
  })),
  write(
    deleteProfiles,
    async ({ cloud, admin }) => ({ ...by(admin), params: { userId: (await aFisherman(cloud)).userId } }),
    'not_found',
  ),
  write(resetSecondFactor, async ({ cloud, admin }) => {
    const person = await aPerson(cloud);
    await turnOnSecondFactor(cloud, person);
    return { ...by(admin), params: { userId: person.userId } };
  }),
  write(setSiteSettings, async ({ cloud, admin }) => {
    const asked = async () => {
      const { version } = (await cloud.call(getSiteSettings, by(admin))).body.consumer;
      const contact = { email: `${randomUUID().slice(0, 8)}@creel.example` };
      return { ...by(admin), body: { flavour: 'consumer' as const, version, contact } };
    };
    // Written first, so that each run changes the settings instead of creating them.
    await cloud.call(setSiteSettings, await asked());
    return await asked();
  }),
  write(setSpecies, async ({ cloud, admin }) => {
    const asked = async (name: string) => {
      const { species, version } = (await cloud.call(getSiteSettings, by(admin))).body.species;
      const list = species.map((entry) => (entry.id === 'salmon' ? { ...entry, name } : entry));
      return { ...by(admin), body: { version, species: list } };
    };
    // Written first, so that each run changes the list, starting from the same one.
    await cloud.call(setSpecies, await asked('Sockeye'));
    return await asked('Chinook');
  }),
  write(setLimits, async ({ cloud, admin }) => {
    const asked = async (noShowDays: number) => {
      const { version, freshHours, fairness, signUpsPerHour } = (await cloud.call(getSiteSettings, by(admin)))
        .body.limits;
      return {
        ...by(admin),
        body: { version, freshHours, signUpsPerHour, fairness: { ...fairness, noShowDays } },
      };
    };
    await cloud.call(setLimits, await asked(60));
    return await asked(90);
  }),
  write(setPro, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aFisherman(cloud)).userId },
    body: { isPro: true, until: new Date(cloud.clock.now() + DAY).toISOString() },
  })),
  write(deleteUser, async ({ cloud, admin }) => {
    const { userId, name } = await aFisherman(cloud);
    return { ...by(admin), params: { userId }, body: { name } };
  }),
  write(suspendUser, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aPerson(cloud)).userId },
    body: { reason: 'Sells watches.', until: inHours(cloud, 24) },
  })),
  write(liftSuspension, async ({ cloud, admin }) => {
    const asked = { ...by(admin), params: { userId: (await aPerson(cloud)).userId } };
    await cloud.call(suspendUser, { ...asked, body: { reason: 'Sells watches.' } });
    return asked;
  }),
  write(grantCredits, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aFisherman(cloud)).userId },
    body: { credits: 3, reason: 'For the newsletter.' },
  })),
  write(moderatePost, async ({ cloud, admin, owner }) => ({
    ...by(admin),
    params: { kind: 'catch' as const, postId: (await postCatch(cloud, owner)).id },
    body: { isTakenDown: true, note: 'No watches.' },
  })),
  write(assignReport, async (scene) => {
    const { id: reportId } = (await scene.cloud.call(createReport, await aReport(scene))).body;
    return { ...by(scene.admin), params: { reportId }, body: { assigneeId: scene.admin.userId } };
  }),
  write(setReadyTexts, async ({ cloud, admin }) => {
    const asked = async (text: string) => {
      const { version } = (await cloud.call(getReadyTexts, by(admin))).body;
      return { ...by(admin), body: { version, readyTexts: [{ title: 'Watches', text }] } };
    };
    await cloud.call(setReadyTexts, await asked('No watches.'));
    return await asked('No watches, please.');
  }),
  write(takeCredits, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aFisherman(cloud)).userId },
    body: { credits: 3, reason: 'Given twice.' },
  })),
  write(addPersonNote, async ({ cloud, admin }) => ({
    ...by(admin),
    params: { userId: (await aPerson(cloud)).userId },
    body: { text: 'Asked for help by phone.' },
  })),
  write(deletePersonNote, async ({ cloud, admin }) => {
    const { userId } = await aPerson(cloud);
    const noted = { ...by(admin), params: { userId }, body: { text: 'Asked for help by phone.' } };
    const { id: noteId } = (await cloud.call(addPersonNote, noted)).body;
    return { ...by(admin), params: { userId, noteId } };
  }),
  write(actOnReport, async (scene) => {
    const { id: reportId } = (await scene.cloud.call(createReport, await aReport(scene))).body;
    return {
      ...by(scene.admin),
      params: { reportId },
      body: { action: 'hide_post' as const, note: 'No watches.', version: 1 },
    };
  }),
];

/** A person with an account whom an organization invites. */
async function anInvitationOf({ cloud, owner }: Scene) {
  const organizationId = await createOrganization(cloud, owner);
  const { email } = await aPerson(cloud);
  return { params: { organizationId }, body: { email, role: 'collector' as const } };
}

/** An organization with a coordinator and a collector. */
async function aMemberOf({ cloud, owner }: Scene) {
  const member = await aPerson(cloud);
  const organizationId = await createOrganization(cloud, owner);
  await addMember(cloud, organizationId, member, 'collector');
  return { organizationId, userId: member.userId };
}

const SETTINGS = { place: '04101', radiusMiles: 20, mealsPerWeek: 300, coldStorage: ['freezer' as const] };

const ofOrganizations: Write[] = [
  write(decideAidApplication, async ({ cloud, admin }) => {
    const { email: contactEmail } = await aPerson(cloud);
    return {
      ...by(admin),
      params: { applicationId: await apply(cloud, { contactEmail }) },
      body: { decision: 'approve' as const, ...SETTINGS },
    };
  }),
  write(
    deleteAidApplication,
    async ({ cloud, admin }) => ({ ...by(admin), params: { applicationId: await apply(cloud) } }),
    'not_found',
  ),
  write(createKey, async ({ cloud, owner }) => ({
    ...by(owner),
    params: { organizationId: await createOrganization(cloud, owner) },
    body: { name: 'Pantry planner', scopes: ['pledges:read' as const] },
  })),
  write(
    deleteKey,
    async ({ cloud, owner }) => {
      const organizationId = await createOrganization(cloud, owner);
      const { id: keyId } = await aKey(cloud, { organizationId, coordinator: owner });
      return { ...by(owner), params: { organizationId, keyId } };
    },
    'not_found',
  ),
  write(endLeakedKey, async ({ cloud, owner }) => {
    const organizationId = await createOrganization(cloud, owner);
    const { key } = await aKey(cloud, { organizationId, coordinator: owner });
    return { body: { key } };
  }),
  write(createPartnerKey, async ({ cloud, admin }) => {
    // Each run changes the list to one key instead of creating it.
    await aPartnerKey(cloud, admin, { name: 'Harbor Gazette' });
    const { items } = (await cloud.call(listPartnerKeys, by(admin))).body;
    for (const { id: keyId } of items)
      await cloud.call(deletePartnerKey, { ...by(admin), params: { keyId } });
    return { ...by(admin), body: { name: 'Harbor Gazette', scopes: ['impact:read' as const] } };
  }),
  write(
    deletePartnerKey,
    async ({ cloud, admin }) => ({
      ...by(admin),
      params: { keyId: (await aPartnerKey(cloud, admin, { name: 'Harbor Gazette' })).id },
    }),
    'not_found',
  ),
  write(updateOrganization, async ({ cloud, owner }) => ({
    ...by(owner),
    params: { organizationId: await createOrganization(cloud, owner) },
    body: { ...SETTINGS, state: 'paused' as const },
  })),
  write(manageOrganization, async ({ cloud, owner, admin }) => ({
    ...by(admin),
    params: { organizationId: await createOrganization(cloud, owner) },
    body: SETTINGS,
  })),
  write(inviteOrganizationMember, async (scene) => ({
    ...by(scene.owner),
    ...(await anInvitationOf(scene)),
  })),
  write(inviteAsAdmin, async (scene) => ({ ...by(scene.admin), ...(await anInvitationOf(scene)) })),
  write(withdrawInvitation, async ({ cloud, owner }) => {
    const organizationId = await createOrganization(cloud, owner);
    const { id: invitationId } = await inviteStranger(cloud, organizationId, owner);
    return { ...by(owner), params: { organizationId, invitationId } };
  }),
  write(
    answerMyInvitation,
    async ({ cloud }) => {
      const [owner, invited] = [await aPerson(cloud), await aPerson(cloud)];
      const params = { organizationId: await createOrganization(cloud, owner) };
      const body = { email: invited.email, role: 'collector' as const };
      await cloud.call(inviteOrganizationMember, { ...by(owner), params, body });
      return { ...by(invited), params, body: { accept: true } };
    },
    'not_found',
  ),
  // Coordinators get an email, and emails are counted, so each run has one without earlier emails.
  write(askToJoin, async ({ cloud }) => ({
    ...by(await aPerson(cloud)),
    params: { organizationId: await createOrganization(cloud, await aPerson(cloud)) },
  })),
  write(answerJoinRequest, async ({ cloud }) => {
    const [owner, asking] = [await aPerson(cloud), await aPerson(cloud)];
    const organizationId = await createOrganization(cloud, owner);
    await cloud.call(askToJoin, { ...by(asking), params: { organizationId } });
    return { ...by(owner), params: { organizationId, userId: asking.userId }, body: { accept: true } };
  }),
  write(removeOrganizationMember, async (scene) => ({
    ...by(scene.owner),
    params: await aMemberOf(scene),
  })),
  write(setMember, async (scene) => ({
    ...by(scene.admin),
    params: await aMemberOf(scene),
    body: { role: 'coordinator' as const },
  })),
  write(removeMemberAsAdmin, async (scene) => ({ ...by(scene.admin), params: await aMemberOf(scene) })),
];

async function aWebhookOf({ cloud, owner }: Scene) {
  const organizationId = await createOrganization(cloud, owner);
  const { webhookId, deliveryId, madeAt } = await anActiveWebhook(cloud, organizationId);
  return { ...by(owner), params: { organizationId, webhookId }, deliveryId, madeAt };
}

async function aWebhookWithoutDelivery(scene: Scene) {
  const { token, params } = await aWebhookOf(scene);
  return { token, params };
}

const ofWebhooks: Write[] = [
  write(
    createWebhook,
    async ({ cloud, owner }) => ({
      ...by(owner),
      params: { organizationId: await createOrganization(cloud, owner) },
      body: { address: NO_RECEIVER, events: ['claim.created' as const] },
    }),
    'conflict',
  ),
  write(deleteWebhook, aWebhookWithoutDelivery),
  write(changeWebhookSecret, async (scene) => {
    const { token, params, madeAt } = await aWebhookOf(scene);
    return { token, params, body: { secretMadeAt: madeAt } };
  }),
  write(testWebhook, aWebhookWithoutDelivery),
  write(
    replayWebhookDelivery,
    async (scene) => {
      const { token, params, deliveryId } = await aWebhookOf(scene);
      return { token, params: { ...params, deliveryId } };
    },
    'conflict',
  ),
  write(replayWebhookEvents, async (scene) => {
    const { token, params } = await aWebhookOf(scene);
    return { token, params, body: { since: new Date(Date.now() - DAY).toISOString() } };
  }),
  write(updateWebhook, async (scene) => {
    const { token, params } = await aWebhookOf(scene);
    return { token, params, body: { address: `${NO_RECEIVER}/new`, events: ['claim.created' as const] } };
  }),
];

/** A test compares it with the contract and fails if an endpoint that writes is missing. */
export const EVERY_WRITE: readonly Write[] = [
  // First, since it writes to every administrator, and each scene creates another one.
  toAllStaff,
  ...ofLandings,
  ...ofPledgeSeries,
  ...ofStandingClaims,
  ...ofPosts,
  ...ofClaims,
  ...ofReceipts,
  ...ofLicenses,
  ...ofReports,
  ...ofReservations,
  ...ofReaders,
  ...ofFollowers,
  ...ofAccounts,
  ...ofOrganizations,
  ...ofWebhooks,
  ...ofTheSite,
];
