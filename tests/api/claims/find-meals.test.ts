/** The meals that members of an aid organization find near it. */
import { describe, expect } from 'vitest';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import {
  findMeals,
  getMealsOnOffer,
  setPledgeVisibility,
  updatePledge,
} from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, type PledgeInput, postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import { addMember, createOrganization } from '#tests/support/organizations.ts';

useOwnCloud();

const PORTLAND = { place: 'Portland, ME', coordinates: { lat: 43.66, lng: -70.26 } };

let ruth: TestUser;
let member: TestUser;
/** Its radius is 35 miles around Portland. */
let organizationId: string;

it.beforeAll(async () => {
  [ruth, member] = await Promise.all([cloud.createUser({ fisherman: A_FISHERMAN }), cloud.createUser()]);
  organizationId = await createOrganization(cloud, member, PORTLAND);
});

async function find(query: QueryInput<typeof findMeals> = {}, params = { organizationId }) {
  const { body } = await cloud.call(findMeals, { token: member.accessToken, params, query });
  return body;
}
const idsOf = async (...request: Parameters<typeof find>) =>
  (await find(...request)).items.map(({ id }) => id);

async function pledge(changes: Partial<PledgeInput> = {}): Promise<string> {
  const { id } = await postPledge(cloud, ruth, changes);
  await cloud.settled();
  return id;
}

describe('the search for meals', () => {
  it('contains everything that a member needs to fetch the meals', async () => {
    const pickup = {
      place: 'Pier 3, the blue shed',
      slots: [{ start: hoursFromNow(1), end: hoursFromNow(3) }],
    };
    const handling = { storage: 'iced', icedAt: hoursAgo(4), temperature: 34 } as const;
    const id = await pledge({ location: 'Kennebunk, ME', mealsPledged: 64, handling, pickup });
    const found = (await find()).items.find((each) => each.id === id);
    expect(found).toMatchObject({ id, mealsLeft: 64, handling, pickup, distance: 23.6 });
    expect(found?.availableUntil).toBeDefined();
    const params = { organizationId, pledgeId: id };
    const one = await cloud.call(getMealsOnOffer, { token: member.accessToken, params });
    expect(one.body).toEqual(found);
  });

  it('covers the organization’s radius', async () => {
    const wide = await createOrganization(cloud, member, { ...PORTLAND, radiusMiles: 100 });
    const narrow = await createOrganization(cloud, member, { ...PORTLAND, radiusMiles: 5 });
    const near = await pledge();
    const far = await pledge({ location: 'Boston, MA' });
    const tooFar = await pledge({ location: 'New Bedford, MA' });
    const found = await idsOf({}, { organizationId: wide });
    expect(found.slice(0, 2)).toEqual([far, near]);
    expect(found).not.toContain(tooFar);
    expect(await idsOf()).not.toContain(far);
    expect((await idsOf({}, { organizationId: narrow }))[0]).toBe(near);
  });

  it('leaves out hidden and distant pledges immediately', async () => {
    const id = await pledge({ mealsPledged: 10 });
    expect(await idsOf()).toContain(id);
    const token = ruth.accessToken;
    const params = { pledgeId: id };
    await cloud.call(setPledgeVisibility, { token, params, body: { hidden: true } });
    expect(await idsOf()).not.toContain(id);
    const one = { token: member.accessToken, params: { organizationId, pledgeId: id } };
    expect((await cloud.call(getMealsOnOffer, one)).status).toBe(404);
    await cloud.call(setPledgeVisibility, { token, params, body: { hidden: false } });
    await cloud.settled();
    expect(await idsOf()).toContain(id);
    await cloud.call(updatePledge, { token, params, body: { version: 1, location: 'Boston, MA' } });
    expect(await idsOf()).not.toContain(id);
  });

  it('filters by species, storage and number of meals', async () => {
    const chilled = await pledge({ species: 'porgie', mealsPledged: 12, handling: { storage: 'chilled' } });
    const frozen = await pledge({ species: 'porgie', mealsPledged: 80, handling: { storage: 'frozen' } });
    expect(await idsOf({ species: 'porgie' })).toEqual([frozen, chilled]);
    expect(await idsOf({ species: 'porgie', storage: 'chilled' })).toEqual([chilled]);
    expect(await idsOf({ species: 'porgie', mealsAtLeast: '13' })).toEqual([frozen]);
    expect(await idsOf({ storage: 'chilled', mealsAtLeast: '13' })).toEqual([]);
  });

  it('sorts by the time that the fish stays good, and preserved fish last', async () => {
    const species = 'grunts';
    const frozen = await pledge({ species, handling: { storage: 'frozen' } });
    const soon = await pledge({ species, catchDate: hoursAgo(40) });
    const later = await pledge({ species, catchDate: hoursAgo(2) });
    expect(await idsOf({ species, sort: 'soonest' })).toEqual([soon, later, frozen]);
    expect(await idsOf({ species })).toEqual([later, soon, frozen]);
  });

  it('continues in pages', async () => {
    const species = 'scallops';
    const ids: string[] = [];
    for (const location of ['Portland, ME', 'Kittery, ME', 'Bath, ME'])
      ids.unshift(await pledge({ species, location }));
    const organization = await createOrganization(cloud, member, { ...PORTLAND, radiusMiles: 60 });
    const [query, params] = [{ species, limit: '2' }, { organizationId: organization }] as const;
    const first = await find(query, params);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const { nextCursor: cursor = '' } = first;
    expect(await idsOf({ ...query, cursor }, params)).toEqual(ids.slice(2));
    const another = { token: member.accessToken, params, query: { cursor } };
    expect((await cloud.call(findMeals, another)).status).toBe(400);
  });
});

describe('a person who is not a member', () => {
  it('finds nothing, with or without an account', async () => {
    const stranger = await cloud.createUser();
    const request = { params: { organizationId } };
    expect((await cloud.call(findMeals, { ...request, token: stranger.accessToken })).status).toBe(404);
    expect((await cloud.request(`/api/organizations/${organizationId}/pledges`)).status).toBe(401);
  });

  it('finds nothing from the next call on after losing membership, whatever their token says', async () => {
    const former = await cloud.createUser();
    await addMember(cloud, organizationId, former, 'collector');
    const pledgeId = await pledge();
    const ask = async () => {
      const request = { token: former.accessToken, params: { organizationId, pledgeId } };
      const answers = [await cloud.call(findMeals, request), await cloud.call(getMealsOnOffer, request)];
      return answers.map(({ status }) => status);
    };
    expect(await ask()).toEqual([200, 200]);
    const params = { organizationId, userId: former.userId };
    await cloud.call(removeOrganizationMember, { token: member.accessToken, params });
    expect(await ask()).toEqual([404, 404]);
  });
});
