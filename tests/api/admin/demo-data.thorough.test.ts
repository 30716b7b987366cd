import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { CATCHES } from '#local/demo/catches.ts';
import { seedDemoData } from '#local/demo/index.ts';
import { PEOPLE, type PersonKey } from '#local/demo/people.ts';
import { readOriginal } from '#local/demo/photos.ts';
import { PLEDGES } from '#local/demo/pledges.ts';
import { Visitor } from '#local/demo/visitor.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { listClaims } from '#shared/claims/endpoints.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/demo-accounts.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { getImpact } from '#shared/impact/endpoints.ts';
import { listInvitationRequests } from '#shared/invitations/endpoints.ts';
import { listLandings } from '#shared/landings/endpoints.ts';
import { listReports } from '#shared/moderation/endpoints.ts';
import { listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import { getDailyCounts } from '#shared/overview/endpoints.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { PHOTO_FORMAT_TYPES, PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import {
  CONDITIONS,
  CONTACT_METHODS,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
} from '#shared/posts/catches/schemas.ts';
import { findMeals, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { DISPOSITIONS } from '#shared/posts/schemas.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { expectCountsByLedger } from '#tests/api/claims/claim-crowd.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { signIn } from '#tests/support/cloud/users.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import { fillWithDemoData } from '../../../bin/demo-data.ts';
import { writePast } from '../../../bin/demo-past/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));

useOwnCloud(async () => {
  await writePast(ROOT, stateDirectory);
  return await startLocalCloud(stateDirectory);
});

it.beforeAll(async () => {
  await fillWithDemoData(cloud);
  await cloud.settled();
}, 120_000);

const everything = { query: { limit: '100' } };
const catches = async () => (await cloud.call(listCatches, everything)).body.items;
const applications = async () => {
  const token = await signIn(cloud, { email: 'aid@creel.example', password: DEMO_PASSWORD });
  return (await cloud.call(listAidApplications, { token })).body.items;
};
const organization = async () => {
  const token = await signIn(cloud, { email: 'organization@creel.example', password: DEMO_PASSWORD });
  const { organizations } = (await cloud.call(getMe, { token })).body;
  return { token, organizationId: organizations[0]?.id ?? '' };
};
const claims = async () => {
  const { token, organizationId } = await organization();
  return (await cloud.call(listClaims, { token, query: { organizationId } })).body.items;
};
const asAdmin = async () => ({
  token: await signIn(cloud, { email: 'admin@creel.example', password: DEMO_PASSWORD }),
});
const reports = async () => (await cloud.call(listReports, await asAdmin())).body.items;
const requests = async () => (await cloud.call(listInvitationRequests, await asAdmin())).body.items;
const reservations = async (email: string) => {
  const token = await signIn(cloud, { email, password: DEMO_PASSWORD });
  const { items } = (await cloud.call(listReservations, { token, query: { as: 'fisherman' } })).body;
  return items.map(({ buyerName, amount, state }) => [buyerName, amount, state]);
};
const pledges = async () => (await cloud.call(listPledges, everything)).body.items;

describe('demo data', () => {
  it('lists every catch and pledge on offer, newest first', async () => {
    const nameOf = (by: PersonKey, fish: string, amount: string | number) =>
      [PEOPLE[by].name, fish, amount].join(', ');
    const caught = CATCHES.map(({ by, body }) => nameOf(by, body.species, body.quantity)).reverse();
    const pledged = PLEDGES.map(({ by, body }) => nameOf(by, body.species, body.mealsPledged)).reverse();
    const listed = [
      (await catches()).map((each) => [each.fishermanName, each.species, each.quantity].join(', ')),
      (await pledges()).map((each) => [each.fishermanName, each.species, each.mealsPledged].join(', ')),
    ] as const;
    expect(listed[0].filter((name) => caught.includes(name))).toEqual(caught);
    expect(listed[1].filter((name) => pledged.includes(name))).toEqual(pledged);
  });

  it('counts the meals of three months in agreement with its ledger', async () => {
    await expectCountsByLedger(cloud, stateDirectory);
    const { totals, rows } = (await cloud.call(getImpact, { query: { by: 'month' } })).body;
    expect((await cloud.call(getHome)).body).toMatchObject(totals);
    expect(rows.length).toBeGreaterThan(2);
    expect(totals.mealsServed).toBeGreaterThan(1000);
  });

  it('shows administrators events on most days', async () => {
    const { days } = (await cloud.call(getDailyCounts, await asAdmin())).body;
    for (const figure of ['catches', 'pledges', 'mealsPledged', 'mealsServed', 'signUps'] as const)
      expect(days.filter((day) => day[figure] > 0).length, figure).toBeGreaterThan(30);
  });

  it('shows how to contact each site, at addresses that are marked as a demo', async () => {
    for (const flavour of FLAVOURS) {
      const { contact } = (await cloud.call(getSite, { query: { flavour } })).body;
      expect(contact.address?.[0]).toContain('demo');
      expect(contact.phone).toContain(' 555-01');
    }
  });

  it('has pledges with many likes, few likes and no likes', async () => {
    const likes = (await pledges()).map(({ likeCount }) => likeCount);
    expect(likes).toContain(0);
    expect(Math.max(...likes)).toBeGreaterThan(5);
    expect(new Set(likes).size).toBeGreaterThan(3);
  });

  it('shows every kind of post with no photo, one photo and three photos', async () => {
    const records = await Promise.all(
      (await catches()).map(async ({ id }) => (await cloud.call(getCatch, { params: { catchId: id } })).body),
    );
    const values = new Set(
      records.flatMap((each) => [
        each.condition,
        each.disposition,
        each.paymentType,
        each.unit,
        ...each.pickupOptions,
      ]),
    );
    const kinds = [CONDITIONS, DISPOSITIONS, PAYMENT_TYPES, PRICE_UNITS, PICKUP_OPTIONS].flat();
    expect([...values]).toEqual(expect.arrayContaining([...kinds]));
    expect(new Set(records.map(({ contactMethod }) => contactMethod))).toEqual(new Set(CONTACT_METHODS));
    expect(new Set(records.map(({ photos }) => photos.length))).toEqual(new Set([0, 1, 3]));
  });

  it('lets every demo account sign in with its role', async () => {
    const people = await Promise.all(
      DEMO_ACCOUNTS.map(async ({ email }) => {
        const token = await signIn(cloud, { email, password: DEMO_PASSWORD });
        return (await cloud.call(getMe, { token })).body;
      }),
    );
    expect(people.flatMap(({ roles }) => roles)).toEqual([...GROUPS]);
    const profiles = people.flatMap((person) => person.profiles.map(({ profileType }) => profileType));
    expect(profiles).toEqual([...PROFILE_TYPES]);
    expect(people.flatMap(({ organizations }) => organizations)).toMatchObject([
      { name: 'Wharf Street Pantry', role: 'coordinator' },
    ]);
  });

  it('has served, collected, canceled and open claims', async () => {
    const states = (await claims()).map(({ state, mealsServed }) => [state, mealsServed]);
    expect(states.slice(0, 4)).toEqual([
      ['reserved', undefined],
      ['cancelled', undefined],
      ['collected', undefined],
      ['collected', 7],
    ]);
  });

  it('has meals near its organization with a place and times for pickup', async () => {
    const { token, organizationId } = await organization();
    const { items } = (await cloud.call(findMeals, { token, params: { organizationId } })).body;
    expect(items.map(({ species }) => species)).toEqual(expect.arrayContaining(['haddock', 'cod']));
    const hourOf = new Intl.DateTimeFormat('en-US', {
      timeZone: SITE_TIME_ZONE,
      hour: 'numeric',
      hourCycle: 'h23',
    });
    for (const { pickup } of items) {
      expect(pickup?.slots.length).toBeGreaterThan(1);
      for (const { start, end } of pickup?.slots ?? []) {
        expect(Number(hourOf.format(new Date(start)))).toBeGreaterThanOrEqual(7);
        expect(Number(hourOf.format(new Date(end)))).toBeLessThanOrEqual(19);
      }
    }
  });

  it('serves every photo in every width and format', async () => {
    const photos = (await catches()).flatMap(({ photo }) => photo ?? []);
    expect(photos.length).toBeGreaterThan(5);
    for (const { id } of photos) {
      for (const { width, format } of PHOTO_RENDITIONS) {
        const { status, headers } = await cloud.request(photoUrl(id, width, format));
        expect([status, headers.get('content-type')]).toEqual([200, PHOTO_FORMAT_TYPES[format]]);
      }
    }
  });

  it('has photos that a later seeding can upload', async () => {
    const [{ email }] = DEMO_ACCOUNTS;
    const { userPoolClientId: clientId } = cloud.config;
    const visitor = await Visitor.signIn(cloud.origin(), { email, password: DEMO_PASSWORD, clientId });
    await visitor.call(getMe);
    await expect(visitor.upload(await readOriginal('dock'), 'catch')).resolves.toEqual(expect.any(String));
  });

  it('has the same result when it is repeated', async () => {
    const everythingThere = async () => [
      await catches(),
      await pledges(),
      await applications(),
      await claims(),
      await reports(),
      await requests(),
    ];
    const before = await everythingThere();
    await seedDemoData({ origin: cloud.origin() });
    expect(await everythingThere()).toEqual(before);
  });

  it('has waiting reports about a post and a person, and waiting requests of both sites', async () => {
    expect((await reports()).map(({ reported, post }) => [reported.name, post?.species])).toEqual([
      ['Inez of the Second Wind', 'mangrove-snapper'],
      ['Tobias of the Lantern', undefined],
    ]);
    expect((await requests()).map(({ flavour }) => flavour)).toEqual(['consumer', 'community']);
  });

  it('has reservations that are held, and a request that waits for the fisherman', async () => {
    expect(await reservations(PEOPLE.ruth.email)).toEqual(
      expect.arrayContaining([
        [PEOPLE.buyer.name, 4, 'held'],
        [PEOPLE.organization.name, 6, 'held'],
      ]),
    );
    expect(await reservations(PEOPLE.inez.email)).toEqual([[PEOPLE.tobias.name, 5, 'requested']]);
    const lobsters = (await catches()).find(({ species }) => species === 'lobster');
    expect(lobsters).toMatchObject({ stock: { left: 50 }, held: 10 });
  });

  it('has a boat that comes in today, and one tomorrow', async () => {
    const { items } = (await cloud.call(listLandings)).body;
    expect(items.map(({ fishermanName, state }) => [fishermanName, state])).toEqual([
      ['Ruth of the Petrel', 'planned'],
      ['Inez of the Second Wind', 'planned'],
    ]);
  });

  it('has an application that waits for a decision', async () => {
    expect(await applications()).toMatchObject([{ organizationName: 'The Long Table' }]);
  });

  it('is refused by a site that is not local', async () => {
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: 'ok', version: '1', stage: 'prod', userPoolClientId: 'x' }));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    await expect(seedDemoData({ origin: `http://127.0.0.1:${port}` })).rejects.toThrow('a prod site');
    site.close();
  });
});
