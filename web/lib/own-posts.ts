/** What differs between the kinds of post when its owner looks after it: endpoints and words. */
import { deleteCatch, setCatchVisibility } from '#shared/catches/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/me/endpoints.ts';
import { deletePledge, setPledgeVisibility } from '#shared/pledges/endpoints.ts';
import { CATCH_WORDS, PLEDGE_WORDS } from '#shared/posts/words.ts';
import { ApiError, messageOf } from './api-client.ts';

export const OWN_POSTS = {
  catch: {
    list: listMyCatches,
    setVisibility: setCatchVisibility,
    remove: deleteCatch,
    hidden: CATCH_WORDS.hidden,
    shown: CATCH_WORDS.shown,
    visibilityFailed: CATCH_WORDS.updateFailed,
    updated: CATCH_WORDS.updated,
    updateFailed: () => CATCH_WORDS.updateFailed,
    deleted: CATCH_WORDS.deleted,
    deleteFailed: (error: unknown) => CATCH_WORDS.deleteFailed(messageOf(error)),
  },
  pledge: {
    list: listMyPledges,
    setVisibility: setPledgeVisibility,
    remove: deletePledge,
    hidden: PLEDGE_WORDS.hidden,
    shown: PLEDGE_WORDS.shown,
    visibilityFailed: 'Failed to update pledge',
    updated: PLEDGE_WORDS.updated,
    updateFailed: pledgeUpdateFailed,
    deleted: { title: PLEDGE_WORDS.deleted },
    deleteFailed: (error: unknown) =>
      statusOf(error) === 401 ? PLEDGE_WORDS.signInToDelete : PLEDGE_WORDS.deleteFailed(messageOf(error)),
  },
} as const;

/** Whichever of the two a post's endpoint asks for in its path. */
export const postParams = (id: string) => ({ catchId: id, pledgeId: id });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

function pledgeUpdateFailed(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return PLEDGE_WORDS.signInToEdit;
  if (status === 403) return PLEDGE_WORDS.mayNotEdit;
  if (status === 404) return PLEDGE_WORDS.notFoundBecause('It may have been deleted.');
  return PLEDGE_WORDS.updateFailed(messageOf(error));
}
