import { AppError } from '#shared/contract/errors.ts';
import { HOUR, SHARED_VISITS_AN_HOUR } from '#shared/limits.ts';
import * as endpoints from '#shared/sharing/endpoints.ts';
import type { SharedVisit } from '#shared/sharing/links.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { requireMember } from '../organizations/store/members.ts';
import { findOrganization } from '../organizations/store/organizations.ts';
import { findFisherman } from '../people/store/fishermen.ts';
import { getPost } from '../posts/store/posts.ts';
import { countWithin, transact } from '../table/index.ts';
import { countVisitStep, readVisits } from './store/visits.ts';

/** Refuses unknown things before any write. A loop counts as at most an hour's worth of people, and then costs one refused write each. */
export const countSharedVisit = endpoint(
  endpoints.countSharedVisit,
  async ({ body, address, rememberAnswer, now }) => {
    const ownerId = await findOwner(body, now);
    const limit = { name: 'sharedVisit', max: SHARED_VISITS_AN_HOUR, windowMs: HOUR };
    if (!(await countWithin({ ...limit, who: addressDigest(address) }, now))) return { counted: false };
    const answer = { counted: true };
    await transact([countVisitStep({ ownerId, id: body.id }, body.via, now), rememberAnswer(answer)]);
    return answer;
  },
);

/** @throws AppError `not_found` for what not everybody may see */
async function findOwner({ kind, id }: SharedVisit, now: Date): Promise<string> {
  if (kind === 'organization') await findOrganization(id);
  else if (kind !== 'fisherman') return (await getPost(kind, id, now)).fishermanId;
  else if (!(await findFisherman(id, now))) throw new AppError('not_found');
  return id;
}

export const listSharedVisits = endpoint(
  endpoints.listSharedVisits,
  async ({ query: { organization }, actor, now }) => {
    if (organization !== undefined) await requireMember(actor.userId, organization);
    return { items: await readVisits(organization ?? actor.userId, now) };
  },
);
