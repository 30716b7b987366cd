/** Reports that administrators assign to each other, and their shared reply texts. */
import { expect } from 'vitest';
import {
  assignReport,
  createReport,
  getReadyTexts,
  getReport,
  listReports,
  setReadyTexts,
} from '#shared/moderation/endpoints.ts';
import type { Assignment } from '#shared/moderation/schemas.ts';
import { removeRole } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair } from '#tests/support/correspondence.ts';

useOwnCloud();

const anAdmin = (name: string) => aPerson(cloud, { name, groups: ['admin'] });

async function aReport(reported?: TestUser) {
  const [ruth, omar] = await pair(cloud);
  const { userId: reportedUserId } = reported ?? omar;
  const body = { reportedUserId, reportType: 'spam', description: 'Sells watches.' } as const;
  return (await cloud.call(createReport, { token: ruth.accessToken, body })).body.id;
}

const assign = (by: TestUser, reportId: string, to?: TestUser, before?: TestUser) =>
  cloud.call(assignReport, {
    token: by.accessToken,
    params: { reportId },
    body: { ...(to && { assigneeId: to.userId }), ...(before && { before: before.userId }) },
  });
const idsOf = async ({ accessToken: token }: TestUser, assigned: Assignment) =>
  (await cloud.call(listReports, { token, query: { assigned } })).body.items.map(({ id }) => id);

it('assigns a report to one of two administrators who take it at once, and notifies the other', async () => {
  const [alma, bea] = await Promise.all([anAdmin('Alma Reyes'), anAdmin('Bea Lund')]);
  const id = await aReport();
  const both = await Promise.all([assign(alma, id, alma), assign(bea, id, bea)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, loser] = both[0]?.status === 200 ? [alma, bea] : [bea, alma];
  expect(both.find(({ status }) => status === 409)?.error.message).toBe(
    'Somebody else just gave this report to another administrator.',
  );
  expect((await assign(winner, id, winner)).body.assignee).toEqual({
    userId: winner.userId,
    name: winner.name,
  });
  const audited = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ subject }) => subject === id);
  expect(audited).toMatchObject([{ action: 'report-assigned', userId: winner.userId }]);
  expect(await idsOf(winner, 'mine')).toEqual([id]);
  expect(await idsOf(loser, 'mine')).toEqual([]);
  expect((await assign(loser, id, loser, winner)).body.assignee?.userId).toBe(loser.userId);
  expect((await assign(loser, id, undefined, loser)).body).not.toHaveProperty('assignee');
  expect(await idsOf(alma, 'nobodys')).toContain(id);
});

it('assigns a report only to administrators, never to the reported person, and to nobody after they lose the role', async () => {
  const [alma, bea] = await Promise.all([anAdmin('Alma Reyes'), anAdmin('Bea Lund')]);
  const id = await aReport(bea);
  const refused = [await assign(alma, id, bea), await assign(alma, id, await aPerson(cloud))];
  for (const { error } of refused) expect(error.issues?.map(({ path }) => path)).toEqual(['assigneeId']);
  expect((await assign(bea, id, alma)).status).toBe(403);
  const other = await aReport();
  await assign(alma, other, bea);
  const params = { userId: bea.userId, role: 'admin' } as const;
  await cloud.call(removeRole, { token: alma.accessToken, params });
  const read = await cloud.call(getReport, { token: alma.accessToken, params: { reportId: other } });
  expect(read.body).not.toHaveProperty('assignee');
  expect(await idsOf(alma, 'nobodys')).toContain(other);
  expect((await assign(alma, other, alma)).body.assignee?.userId).toBe(alma.userId);
});

it('shares reply texts, and a change of one never loses another', async () => {
  const [alma, bea] = await Promise.all([anAdmin('Alma Reyes'), anAdmin('Bea Lund')]);
  const set = (
    { accessToken: token }: TestUser,
    version: number,
    ...readyTexts: { title: string; text: string }[]
  ) => cloud.call(setReadyTexts, { token, body: { version, readyTexts } });
  const watches = { title: 'Watches', text: 'No watches, please.' };
  const rude = { title: 'Rude', text: 'Please be kind.' };
  const both = await Promise.all([set(alma, 0, watches), set(bea, 0, rude)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await set(alma, 1, watches, rude)).status).toBe(200);
  const { readyTexts } = (await cloud.call(getReadyTexts, { token: bea.accessToken })).body;
  expect(readyTexts).toEqual([watches, rude]);
  const { error } = await set(alma, 2, { title: ' ', text: 'Hm.' });
  expect(error.issues).toEqual([{ path: 'readyTexts.0.title', message: 'Name is required' }]);
});
