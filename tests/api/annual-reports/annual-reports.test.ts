/** The report of an organization's year: figures as in the ledger, the coordinator's words, and who may read it. */
import { expect } from 'vitest';
import { getAnnualReport, writeAnnualReport } from '#shared/annual-reports/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, cancel, claimSoon, collect, serve } from '#tests/support/claims.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { addMember } from '#tests/support/organizations.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const thisYear = () => new Date(cloud.clock.now()).getUTCFullYear();
const read = ({ accessToken: token }: TestUser, organizationId: string, year = thisYear()) =>
  cloud.call(getAnnualReport, { token, params: { organizationId }, query: { year: String(year) } });
const write = ({ accessToken: token }: TestUser, organizationId: string, story: string) =>
  cloud.call(writeAnnualReport, { token, params: { organizationId }, body: { year: thisYear(), story } });
const file = ({ accessToken: token }: TestUser, organizationId: string) =>
  cloud.request(`/api/organizations/${organizationId}/report/pdf?year=${thisYear()}`, { token });

/** The meals of an organization's ledger by the kind of change. */
async function ledgerOf({ accessToken: token }: TestUser, organizationId: string) {
  const response = await cloud.request(`/api/impact.csv?organizationId=${organizationId}`, { token });
  const lines = (await response.text()).trim().split('\r\n').slice(1);
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const [, kind = '', meals] = line.slice(1, -1).split('","');
    sums[kind] = (sums[kind] ?? 0) + Number(meals);
  }
  return sums;
}

it('a report has the figures of the ledger, and counts no claim that was not collected', async () => {
  const scene = await aClaimScene(cloud);
  const { fisherman } = scene;
  const { organizationId, coordinator } = scene.kitchen;
  const [one, two, three] = [
    await claimSoon(cloud, scene, 5),
    await claimSoon(cloud, scene, 4),
    await claimSoon(cloud, scene, 3),
  ];
  for (const { id, code = '' } of [one, two]) await collect(cloud, fisherman, id, { code });
  await cancel(cloud, coordinator, three.id);
  await serve(cloud, coordinator, one.id, 3);
  const report = (await read(coordinator, organizationId)).body;
  const ledger = await ledgerOf(coordinator, organizationId);
  expect(report).toMatchObject({
    ...{ meals: ledger.collected, mealsServed: ledger.served, pickups: 2, fishermen: 1 },
    ...{ organizationName: 'Harbor Kitchen', canWrite: true, species: [{ species: 'haddock', meals: 9 }] },
  });
  expect(report.meals).toBe(9);
  expect(report.months.reduce((sum, meals) => sum + meals, 0)).toBe(9);
  expect(JSON.stringify(report)).not.toContain('Ruth');
  expect((await read(coordinator, organizationId, thisYear() - 1)).body).toMatchObject({
    meals: 0,
    pickups: 0,
  });
});

it('a report is for members, its words are for coordinators, and no cache keeps its file', async () => {
  const { organizationId, coordinator } = (await aClaimScene(cloud)).kitchen;
  const [collector, stranger] = await Promise.all([cloud.createUser(), cloud.createUser()]);
  await addMember(cloud, organizationId, collector, 'collector');
  expect((await write(coordinator, organizationId, ' Warm meals. ')).body.story).toBe('Warm meals.');
  expect((await read(collector, organizationId)).body).toMatchObject({
    story: 'Warm meals.',
    canWrite: false,
  });
  expect((await write(collector, organizationId, 'Mine')).status).toBe(403);
  expect((await read(stranger, organizationId)).status).toBe(404);
  expect((await write(stranger, organizationId, 'Mine')).status).toBe(404);
  expect((await file(stranger, organizationId)).status).toBe(404);
  const answer = await file(collector, organizationId);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await readPdf(await answer.bytes())).text).toContain('Warm meals.');
  expect((await write(coordinator, organizationId, '')).body).not.toHaveProperty('story');
});
