import { fieldError } from '#shared/contract/errors.ts';
import { isOn } from '#shared/features.ts';
import * as catchEndpoints from '#shared/posts/catches/endpoints.ts';
import * as ownCatchEndpoints from '#shared/posts/catches/own-endpoints.ts';
import * as ownEndpoints from '#shared/posts/own-endpoints.ts';
import * as pledgeEndpoints from '#shared/posts/pledges/endpoints.ts';
import { proIsOff } from '#words/posts/rules.ts';
import { endClaimsForOwner } from '../claims/store/end-claims.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganizationOfMember } from '../organizations/store/organizations.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';
import { catchForm } from './catch-form.ts';
import { createPost } from './create-post.ts';
import { editPost, updatePost } from './edit-post.ts';
import { deletePost, getOwnPost, setStock, setVisibility } from './own-post.ts';
import { pledgeForm } from './pledge-form.ts';
import { markPro, stepsOfDeletion } from './pro-catch.ts';
import { bySite } from './site-filters.ts';
import { listMealsOnOffer, readMealsOnOffer } from './store/meals-on-offer.ts';
import { getPost, listOwnPosts, listPosts } from './store/posts.ts';

export const listCatches = endpoint(catchEndpoints.listCatches, async ({ query, now }) =>
  listPosts('catch', await bySite(query, now), now),
);

export const getCatch = endpoint(catchEndpoints.getCatch, ({ params, now }) =>
  getPost('catch', params.catchId, now),
);

export const createCatch = endpoint(ownCatchEndpoints.createCatch, async (request) => {
  const { body, flavour, now } = request;
  // A post may have waited on a phone since before Pro posts were switched off.
  if (body.useCredit && !isOn('goPro', await readSwitchedOff(flavour, now)))
    throw fieldError('useCredit', proIsOff);
  return await createPost(catchForm, request);
});

export const updateCatch = endpoint(ownCatchEndpoints.updateCatch, ({ params, body, actor, now }) =>
  updatePost(catchForm, { postId: params.catchId, ownerId: actor.userId, now }, body),
);

export const setCatchVisibility = endpoint(
  ownCatchEndpoints.setCatchVisibility,
  ({ params, body: { hidden }, actor, now }) =>
    setVisibility(catchForm, { postId: params.catchId, ownerId: actor.userId }, { hidden, now }),
);

export const setCatchStock = endpoint(ownCatchEndpoints.setCatchStock, ({ params, body, actor, now }) =>
  setStock(catchForm, { postId: params.catchId, ownerId: actor.userId }, { stock: body, now }),
);

export const markCatchPro = endpoint(ownCatchEndpoints.markCatchPro, ({ params, actor, now }) =>
  markPro({ postId: params.catchId, ownerId: actor.userId }, now),
);

/** The photo's objects are deleted by the stream. */
export const removeCatchPhoto = endpoint(
  ownCatchEndpoints.removeCatchPhoto,
  ({ params: { catchId, photoId }, actor, now }) =>
    editPost(catchForm, { postId: catchId, ownerId: actor.userId, now }, (record) => {
      const photos = record.photos.filter((photo) => photo.id !== photoId);
      return { record: { ...record, photos, hasPhotos: photos.length > 0 }, steps: [] };
    }),
);

export const deleteCatch = endpoint(ownCatchEndpoints.deleteCatch, ({ params, actor, now }) =>
  deletePost(catchForm, { postId: params.catchId, ownerId: actor.userId }, (post) =>
    stepsOfDeletion(post, now),
  ),
);

export const listMyCatches = endpoint(ownEndpoints.listMyCatches, ({ query, actor, now }) =>
  listOwnPosts('catch', actor.userId, query, now),
);

export const listMyPledges = endpoint(ownEndpoints.listMyPledges, ({ query, actor, now }) =>
  listOwnPosts('pledge', actor.userId, query, now),
);

export const getMyCatch = endpoint(ownEndpoints.getMyCatch, ({ params, actor }) =>
  getOwnPost(catchForm, { postId: params.catchId, ownerId: actor.userId }),
);

export const getMyPledge = endpoint(ownEndpoints.getMyPledge, ({ params, actor }) =>
  getOwnPost(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId }),
);

export const listPledges = endpoint(pledgeEndpoints.listPledges, async ({ query, now }) =>
  listPosts('pledge', await bySite(query, now), now),
);

export const getPledge = endpoint(pledgeEndpoints.getPledge, ({ params, now }) =>
  getPost('pledge', params.pledgeId, now),
);

export const createPledge = endpoint(pledgeEndpoints.createPledge, (request) =>
  createPost(pledgeForm, request),
);

export const updatePledge = endpoint(pledgeEndpoints.updatePledge, ({ params, body, actor, now }) =>
  updatePost(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId, now }, body),
);

export const setPledgeVisibility = endpoint(
  pledgeEndpoints.setPledgeVisibility,
  ({ params, body: { hidden }, actor, now }) =>
    setVisibility(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId }, { hidden, now }),
);

export const deletePledge = endpoint(
  pledgeEndpoints.deletePledge,
  ({ params: { pledgeId }, body, actor: { userId }, now }) =>
    deletePost(pledgeForm, { postId: pledgeId, ownerId: userId }, async (pledge) => {
      await endClaimsForOwner(pledge, { userId, reason: body?.reason, now });
      return [];
    }),
);

export const findMeals = endpoint(
  pledgeEndpoints.findMeals,
  async ({ params: { organizationId }, query, actor, now }) => {
    const organization = await findOrganizationOfMember(organizationId, actor.userId);
    const { place, radiusMiles } = organization;
    return { ...(await listMealsOnOffer(organization, await bySite(query, now), now)), place, radiusMiles };
  },
);

export const getMealsOnOffer = endpoint(
  pledgeEndpoints.getMealsOnOffer,
  async ({ params: { organizationId, pledgeId }, actor }) => {
    const organization = await findOrganizationOfMember(organizationId, actor.userId);
    return await readMealsOnOffer(pledgeId, organization);
  },
);
