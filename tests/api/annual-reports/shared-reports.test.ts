/** The link of an annual report: what it shows to anybody, whom it names, who makes it, and its end. */
import { expect } from 'vitest';
import {
  endSharedReport,
  getAnnualReport,
  getSharedReport,
  shareAnnualReport,
} from '#shared/annual-reports/endpoints.ts';
import type { AnnualReport, ReportPart } from '#shared/annual-reports/schemas.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import { updateProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, claimSoon, collect } from '#tests/support/claims.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { addMember } from '#tests/support/organizations.ts';

const thisYear = () => new Date(cloud.clock.now()).getUTCFullYear();
const ofThisYear = (organizationId: string) => ({ organizationId, year: String(thisYear()) });
const share = ({ accessToken: token }: TestUser, organizationId: string, shows: ReportPart[]) =>
  cloud.call(shareAnnualReport, { token, params: ofThisYear(organizationId), body: { shows } });
const end = ({ accessToken: token }: TestUser, organizationId: string) =>
  cloud.call(endSharedReport, { token, params: ofThisYear(organizationId) });
const secretIn = ({ link }: AnnualReport) => link?.path.split('/').at(-1) ?? '';
const open = (secret: string) => cloud.request(`/api/shared-reports/${secret}`);
const allowNames = ({ accessToken: token }: TestUser, isNamedInReports: boolean) =>
  cloud.call(updateProfile, { token, params: { profileType: 'fisherman' }, body: { isNamedInReports } });

async function aCollected() {
  const scene = await aClaimScene(cloud);
  const { id, code = '' } = await claimSoon(cloud, scene, 12);
  await collect(cloud, scene.fisherman, id, { code });
  return { ...scene, ...scene.kitchen };
}

it('a link shows anybody the totals and what the coordinator chose, and nothing more', async () => {
  const { organizationId, coordinator } = await aCollected();
  const made = (await share(coordinator, organizationId, ['species'])).body;
  const answer = await open(secretIn(made));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({
    ...{ year: thisYear(), organizationName: 'Harbor Kitchen', organizationType: made.organizationType },
    ...{ place: made.place, pickups: 1, meals: 12, mealsServed: 0, fishermen: 1, months: [] },
    ...{ species: [{ species: 'haddock', meals: 12 }], madeAt: made.link?.madeAt },
  });
  cloud.clock.advance(1000);
  const changed = (await share(coordinator, organizationId, ['months'])).body;
  expect(changed.link).toEqual({ ...made.link, shows: ['months'] });
  const { months, species } = (await cloud.call(getSharedReport, { params: { secret: secretIn(made) } }))
    .body;
  expect({ meals: months.reduce((sum, each) => sum + each, 0), species }).toEqual({ meals: 12, species: [] });
});

it('a report names a fisherman only while they allow it and are not suspended', async () => {
  const { organizationId, coordinator, fisherman } = await aCollected();
  const secret = secretIn((await share(coordinator, organizationId, ['fishermen'])).body);
  const named = async () => (await cloud.call(getSharedReport, { params: { secret } })).body.namedFishermen;
  expect(await named()).toEqual([]);
  await allowNames(fisherman, true);
  expect(await named()).toEqual([{ name: 'Ruth Alder', meals: 12 }]);
  const { userId } = fisherman;
  const { accessToken: token } = await cloud.createUser({ groups: ['admin'] });
  await cloud.call(suspendUser, { token, params: { userId }, body: { reason: 'Spoiled fish.' } });
  expect(await named()).toEqual([]);
  await cloud.call(liftSuspension, { token, params: { userId } });
  await share(coordinator, organizationId, ['months']);
  expect(await named()).toBeUndefined();
  await share(coordinator, organizationId, ['fishermen']);
  await allowNames(fisherman, false);
  expect(await named()).toEqual([]);
});

it('a link that ended shows the same as one that never existed, and the next one is another', async () => {
  const { organizationId, coordinator } = await aCollected();
  const secret = secretIn((await share(coordinator, organizationId, ['months'])).body);
  for (let time = 0; time < 2; time++)
    expect((await end(coordinator, organizationId)).body).not.toHaveProperty('link');
  const refusalOf = async (response: Response) => {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return { status: response.status, code: error.code, message: error.message };
  };
  const ended = await refusalOf(await open(secret));
  expect(ended.status).toBe(404);
  for (const unknown of ['a'.repeat(43), 'x']) expect(await refusalOf(await open(unknown))).toEqual(ended);
  cloud.clock.advance(1000);
  const next = secretIn((await share(coordinator, organizationId, ['months'])).body);
  expect(next).not.toBe(secret);
  expect([(await open(secret)).status, (await open(next)).status]).toEqual([404, 200]);
});

it('only coordinators make, see and end a link, and the audit has both', async () => {
  const { organizationId, coordinator } = await aCollected();
  const [collector, stranger, admin] = await Promise.all([
    cloud.createUser(),
    cloud.createUser(),
    cloud.createUser({ groups: ['admin'] }),
  ]);
  await addMember(cloud, organizationId, collector, 'collector');
  const secret = secretIn((await share(coordinator, organizationId, ['story', 'months'])).body);
  for (const [user, status] of [
    [collector, 403],
    [stranger, 404],
  ] as const) {
    expect((await share(user, organizationId, ['fishermen'])).status).toBe(status);
    expect((await end(user, organizationId)).status).toBe(status);
  }
  const asked = { params: { organizationId }, query: { year: String(thisYear()) } };
  const seen = await cloud.call(getAnnualReport, { token: collector.accessToken, ...asked });
  expect(seen.body).not.toHaveProperty('link');
  expect((await open(secret)).status).toBe(200);
  await end(coordinator, organizationId);
  const [made, ended] = await Promise.all(
    (['report-shared', 'report-link-ended'] as const).map(async (action) => {
      const query = { person: coordinator.userId, action };
      return (await cloud.call(listAudit, { token: admin.accessToken, query })).body.items;
    }),
  );
  const reportParts = ['story', 'months'];
  expect(made).toMatchObject([{ organization: { id: organizationId }, before: {}, after: { reportParts } }]);
  expect(ended).toMatchObject([{ subject: String(thisYear()), before: { reportParts }, after: {} }]);
  expect(JSON.stringify([made, ended])).not.toContain(secret);
});
