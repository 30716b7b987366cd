import { AppError } from '#shared/contract/errors.ts';
import { HOUR, SHARED_VISITS_AN_HOUR, SHORT_ADDRESSES_AN_HOUR } from '#shared/limits.ts';
import * as endpoints from '#shared/sharing/endpoints.ts';
import type { Shared, SharedVisit } from '#shared/sharing/links.ts';
import { shortPath } from '#shared/sharing/short-addresses.ts';
import * as words from '#words/sharing/short-addresses.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { getLanding } from '../landings/store/landings.ts';
import { requireMember } from '../organizations/store/members.ts';
import { findOrganization } from '../organizations/store/organizations.ts';
import { findFisherman } from '../people/store/fishermen.ts';
import { getPost } from '../posts/store/posts.ts';
import { countAgainstLimit, countWithin, transact } from '../table/index.ts';
import { findShortAddress, givenTo, giveShortAddress, type OwnedShared } from './store/short-addresses.ts';
import { countVisitStep, readVisits } from './store/visits.ts';

/**
 * Refuses unknown targets before any write. A loop of requests counts as at most an hour's worth of visitors. After
 * that each request costs one refused write.
 */
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

async function findOwner({ kind, id }: SharedVisit, now: Date): Promise<string> {
  if (kind !== 'organization') return (await findShared({ kind, id }, now)).ownerId;
  await findOrganization(id);
  return id;
}

/** @throws AppError `not_found` for targets that are not public */
async function findShared({ kind, id }: Shared, now: Date): Promise<OwnedShared> {
  if (kind === 'landing') {
    const { fishermanId: ownerId, fishermanName: name } = await getLanding(id, now);
    return { kind, id, ownerId, name };
  }
  if (kind !== 'fisherman') {
    const { fishermanId: ownerId, fishermanName: name } = await getPost(kind, id, now);
    return { kind, id, ownerId, name };
  }
  const fisherman = await findFisherman(id, now);
  if (!fisherman) throw new AppError('not_found');
  return { kind, id, ownerId: id, name: fisherman.name };
}

export const getShortAddress = endpoint(endpoints.getShortAddress, ({ params }) => findShortAddress(params));

/** Only new addresses count against the limit, since most requests are for an address that exists. */
export const createShortAddress = endpoint(endpoints.createShortAddress, async ({ body, address, now }) => {
  const shared = await findShared(body, now);
  const given = await givenTo(shared);
  if (given) return { path: shortPath(given) };
  const limit = { name: 'shortAddress', max: SHORT_ADDRESSES_AN_HOUR, windowMs: HOUR };
  await countAgainstLimit(
    { ...limit, who: addressDigest(address), message: words.tooManyShortAddresses },
    now,
  );
  return { path: shortPath(await giveShortAddress(shared)) };
});

export const listSharedVisits = endpoint(
  endpoints.listSharedVisits,
  async ({ query: { organization }, actor, now }) => {
    if (organization !== undefined) await requireMember(actor.userId, organization);
    return { items: await readVisits(organization ?? actor.userId, now) };
  },
);
