/** Endpoints for a fisherman's own posts. */
import { fieldError } from '#shared/contract/errors.ts';
import { isOn } from '#shared/features.ts';
import * as catchEndpoints from '#shared/posts/catches/own-endpoints.ts';
import * as endpoints from '#shared/posts/own-endpoints.ts';
import * as pledgeEndpoints from '#shared/posts/pledges/endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { proIsOff } from '#words/posts/rules.ts';
import type { Actor } from '../core/call.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';
import type { PageRequest } from '../table/index.ts';
import { catchForm } from './catch-form.ts';
import { type CreateRequest, createPost } from './create-post.ts';
import { editPost, updatePost } from './edit-post.ts';
import { withOwnPhotos } from './own-photos.ts';
import { getOwnPost, setStock, setVisibility } from './own-post.ts';
import { pledgeForm } from './pledge-form.ts';
import type { PostForm } from './post-form.ts';
import { markPro } from './pro-catch.ts';
import type { PostShapes } from './store/kinds.ts';
import { listOwnPosts } from './store/posts.ts';

/** Returns the handlers that both kinds of posts share. */
function ownPosts<K extends PostKind, Params>(form: PostForm<K>, postIdOf: (params: Params) => string) {
  /** A request about one post. */
  interface OfPost {
    params: Params;
    actor: Actor;
    now: Date;
  }
  const own = ({ params, actor, now }: OfPost) => ({ postId: postIdOf(params), ownerId: actor.userId, now });
  return {
    list: async ({ query, actor, now }: { query: PageRequest; actor: Actor; now: Date }) => {
      const { items, ...rest } = await listOwnPosts(form.kind, actor.userId, query, now);
      return { ...rest, items: await Promise.all(items.map((each) => withOwnPhotos(each, now))) };
    },
    get: async (request: OfPost) => withOwnPhotos(await getOwnPost(form, own(request)), request.now),
    create: ({ actor, body, rememberAnswer, now }: Omit<CreateRequest<K>, 'ownerId'> & { actor: Actor }) =>
      createPost(form, { ownerId: actor.userId, body, rememberAnswer, now }),
    update: async (request: OfPost & { body: PostShapes[K]['patch'] }) =>
      withOwnPhotos(await updatePost(form, own(request), request.body), request.now),
    setVisibility: async (request: OfPost & { body: { hidden: boolean } }) => {
      const { hidden } = request.body;
      return withOwnPhotos(
        await setVisibility(form, own(request), { hidden, now: request.now }),
        request.now,
      );
    },
  };
}

const catches = ownPosts(catchForm, ({ catchId }: { catchId: string }) => catchId);
const pledges = ownPosts(pledgeForm, ({ pledgeId }: { pledgeId: string }) => pledgeId);

export const listMyCatches = endpoint(endpoints.listMyCatches, catches.list);
export const listMyPledges = endpoint(endpoints.listMyPledges, pledges.list);
export const getMyCatch = endpoint(endpoints.getMyCatch, catches.get);
export const getMyPledge = endpoint(endpoints.getMyPledge, pledges.get);
export const createPledge = endpoint(pledgeEndpoints.createPledge, pledges.create);
export const updateCatch = endpoint(catchEndpoints.updateCatch, catches.update);
export const updatePledge = endpoint(pledgeEndpoints.updatePledge, pledges.update);
export const setCatchVisibility = endpoint(catchEndpoints.setCatchVisibility, catches.setVisibility);
export const setPledgeVisibility = endpoint(pledgeEndpoints.setPledgeVisibility, pledges.setVisibility);

export const createCatch = endpoint(catchEndpoints.createCatch, async (request) => {
  const { body, flavour, now } = request;
  // A post may have waited on a phone since before Pro posts were switched off.
  if (body.useCredit && !isOn('goPro', await readSwitchedOff(flavour, now)))
    throw fieldError('useCredit', proIsOff);
  return await catches.create(request);
});

export const setCatchStock = endpoint(catchEndpoints.setCatchStock, async ({ params, body, actor, now }) => {
  const request = { postId: params.catchId, ownerId: actor.userId };
  return withOwnPhotos(await setStock(catchForm, request, { stock: body, now }), now);
});

export const markCatchPro = endpoint(catchEndpoints.markCatchPro, async ({ params, actor, now }) =>
  withOwnPhotos(await markPro({ postId: params.catchId, ownerId: actor.userId }, now), now),
);

/** The table's stream triggers the deletion of the photo's files. */
export const removeCatchPhoto = endpoint(
  catchEndpoints.removeCatchPhoto,
  async ({ params: { catchId, photoId }, actor, now }) => {
    const edited = await editPost(catchForm, { postId: catchId, ownerId: actor.userId, now }, (record) => {
      const photos = record.photos.filter((photo) => photo.id !== photoId);
      return { record: { ...record, photos, hasPhotos: photos.length > 0 }, steps: [] };
    });
    return withOwnPhotos(edited, now);
  },
);
