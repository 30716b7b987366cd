/** Differences between the kinds of post for their owner: endpoints and words. */
import { deleteCatch, setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { deletePledge, setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import * as catchWords from '#words/posts/own-catches.ts';
import * as pledgeWords from '#words/posts/own-pledges.ts';
import { ApiError } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';

export const OWN_POSTS = {
  catch: {
    list: listMyCatches,
    setVisibility: setCatchVisibility,
    remove: deleteCatch,
    hidden: catchWords.hidden,
    shown: catchWords.shown,
    visibilityFailed: catchWords.updateFailed,
    updated: catchWords.updated,
    updateFailed: () => catchWords.updateFailed,
    deleted: catchWords.deleted,
    deleteFailed: (error: unknown) => catchWords.deleteFailed(messageOf(error)),
  },
  pledge: {
    list: listMyPledges,
    setVisibility: setPledgeVisibility,
    remove: deletePledge,
    hidden: pledgeWords.hidden,
    shown: pledgeWords.shown,
    visibilityFailed: pledgeWords.visibilityFailed,
    updated: pledgeWords.updated,
    updateFailed: pledgeUpdateFailed,
    deleted: pledgeWords.deleted,
    deleteFailed: (error: unknown) =>
      statusOf(error) === 401 ? pledgeWords.signInToDelete : pledgeWords.deleteFailed(messageOf(error)),
  },
} as const;

/** Path parameters of either kind of post: an endpoint takes the one in its path. */
export const postParams = (id: string) => ({ catchId: id, pledgeId: id });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

function pledgeUpdateFailed(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return pledgeWords.signInToEdit;
  if (status === 403) return pledgeWords.mayNotEdit;
  if (status === 404) return pledgeWords.notFoundBecause(pledgeWords.maybeDeleted);
  return pledgeWords.updateFailed(messageOf(error));
}
