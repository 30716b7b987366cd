import * as adminEndpoints from '#shared/claims/admin-endpoints.ts';
import * as endpoints from '#shared/claims/endpoints.ts';
import * as standingEndpoints from '#shared/claims/standing-endpoints.ts';
import { deletePledge as deletion } from '#shared/posts/pledges/endpoints.ts';
import { mayNotDelete, notFound } from '#words/posts/own-pledges.ts';
import { endpoint } from '../core/endpoint.ts';
import { replaceCode } from '../holds/store/codes.ts';
import { collectHold } from '../holds/store/collect.ts';
import { endHoldsForOwner } from '../holds/store/end-holds.ts';
import { listHoldsOn } from '../holds/store/list-holds.ts';
import { getHold } from '../holds/store/read-hold.ts';
import * as releases from '../holds/store/release.ts';
import { deletePost } from '../posts/store/own-posts.ts';
import * as conflicts from './store/conflicts.ts';
import * as creation from './store/create.ts';
import { CLAIMS, listClaimsOfOrganization } from './store/kind.ts';
import * as noShows from './store/no-shows.ts';
import * as review from './store/review.ts';
import * as served from './store/served.ts';
import * as standing from './store/standing.ts';

export const createClaim = endpoint(
  endpoints.createClaim,
  ({ params: { pledgeId }, body, actor: { userId, key }, rememberAnswer, now }) =>
    creation.createClaim({ pledgeId, body, userId, key, now, rememberAnswer }),
);

/** The query names either an organization or a pledge. */
export const listClaims = endpoint(
  endpoints.listClaims,
  ({ query: { organizationId, pledgeId = '', ...page }, actor: { userId }, now }) =>
    organizationId === undefined
      ? listHoldsOn(CLAIMS, pledgeId, { ...page, userId, now })
      : listClaimsOfOrganization(organizationId, { ...page, userId, now }),
);

export const getClaim = endpoint(endpoints.getClaim, ({ params, actor, now }) =>
  getHold(CLAIMS, params.claimId, { ...actor, now }),
);

export const cancelClaim = endpoint(
  endpoints.cancelClaim,
  ({ params: { claimId }, body: { reason }, actor, now }) =>
    releases.cancelHold(CLAIMS, claimId, { ...actor, reason, now }),
);

export const createClaimCode = endpoint(
  endpoints.createClaimCode,
  async ({ params: { claimId }, actor, now }) => ({
    code: await replaceCode(CLAIMS, claimId, { ...actor, now }),
  }),
);

export const collectClaim = endpoint(
  endpoints.collectClaim,
  ({ params: { claimId }, body: { code, at }, actor: { userId }, now }) =>
    collectHold(CLAIMS, claimId, { userId, code, at, now }),
);

export const recordNoShow = endpoint(
  endpoints.recordNoShow,
  ({ params: { claimId }, actor: { userId }, now }) =>
    releases.recordNoShow(CLAIMS, claimId, { userId, now }),
);

export const recordServed = endpoint(
  endpoints.recordServed,
  ({ params: { claimId }, body: { meals }, actor, now }) =>
    served.recordServed(claimId, { ...actor, meals, now }),
);

/** Ends the pledge's claims before it deletes the pledge. */
export const deletePledge = endpoint(
  deletion,
  ({ params: { pledgeId: postId }, body, actor: { userId }, now }) =>
    deletePost(
      'pledge',
      { postId, ownerId: userId },
      { absent: notFound, notYours: mayNotDelete },
      async (pledge) => {
        await endHoldsForOwner(CLAIMS, pledge, { userId, reason: body?.reason, now });
        return [];
      },
    ),
);

export const listWaitingClaims = endpoint(adminEndpoints.listWaitingClaims, ({ query, now }) =>
  review.listWaitingClaims(query, now),
);

export const decideClaim = endpoint(
  adminEndpoints.decideClaim,
  ({ params: { claimId }, body, actor: { userId: actorId }, now }) =>
    review.decideClaim(claimId, { ...body, actorId, now }),
);

export const listNoShows = endpoint(adminEndpoints.listNoShows, ({ params: { organizationId }, now }) =>
  noShows.listNoShows(organizationId, now),
);

export const strikeNoShow = endpoint(
  adminEndpoints.strikeNoShow,
  ({ params: { claimId }, body, actor: { userId: actorId }, now }) =>
    noShows.strikeNoShow(claimId, { ...body, actorId, now }),
);

export const listClaimConflicts = endpoint(adminEndpoints.listClaimConflicts, ({ query, now }) =>
  conflicts.listClaimConflicts(query, now),
);

export const resolveClaimConflict = endpoint(
  adminEndpoints.resolveClaimConflict,
  ({ params: { claimId }, body, actor, now }) =>
    conflicts.resolveConflict(claimId, { ...body, actorId: actor.userId, now }),
);

export const listStandingClaims = endpoint(
  standingEndpoints.listStandingClaims,
  async ({ query: { organizationId }, actor: { userId }, now }) => ({
    items: await (organizationId === undefined
      ? standing.listStandingClaimsFor(userId, now)
      : standing.listStandingClaimsOf(organizationId, userId, now)),
  }),
);

export const askForStandingClaim = endpoint(
  standingEndpoints.askForStandingClaim,
  ({ params, body, actor: { userId }, now }) =>
    standing.askForStandingClaim({ ...params, body, userId, now }),
);

export const answerStandingClaim = endpoint(
  standingEndpoints.answerStandingClaim,
  ({ params, body, actor: { userId }, now }) =>
    standing.answerStandingClaim({ ...params, ...body, userId, now }),
);

export const endStandingClaim = endpoint(
  standingEndpoints.endStandingClaim,
  ({ params, actor: { userId }, now }) => standing.endStandingClaim({ ...params, userId, now }),
);
