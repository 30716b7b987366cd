/** Somebody comes to stay, and leaves. */

import assert from 'node:assert/strict';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { listRoles } from '#shared/people/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { downloadData } from '#tests/support/download-data.ts';
import type { Accounts } from '../accounts.ts';
import { eventually, type Step, type Walk } from '../walk.ts';

export const ARRIVAL_STEPS: readonly Step[] = [
  { name: 'what the run before posted is still there', needs: ['earlier run'], run: findEarlier },
  {
    name: 'who stayed from the run before leaves, and the posts go too',
    needs: ['earlier run'],
    run: leaveEarlier,
  },
  { name: 'a fisherman signs up and signs in', needs: ['accounts'], run: signUpFisherman },
  { name: 'the profile of the sign-up form is there', needs: ['accounts'], run: checkProfile },
  { name: 'the dashboard is closed to others than administrators', needs: ['accounts'], run: checkDashboard },
];

export const DEPARTURE_STEPS: readonly Step[] = [
  { name: 'an export holds what was posted', needs: ['accounts', 'demo data'], run: checkExport },
  { name: 'the fisherman stays for the next run', needs: ['memory', 'demo data'], run: remember },
];

/** Where no next run looks for them. */
export const CLEANING_STEPS: readonly Step[] = [
  { name: 'everybody of this run leaves', needs: ['accounts'], run: leave },
];

function accountsOf({ accounts }: Walk): Accounts {
  if (!accounts) throw new Error('Nobody can sign up here.');
  return accounts;
}

async function findEarlier(walk: Walk): Promise<void> {
  const { site, memory } = walk;
  const { email = '', password = '', catchId = '', pledgeId = '' } = memory?.earlier ?? {};
  const token = await accountsOf(walk).signIn(email, password);
  const { items } = (await site.call(listMyCatches, { token })).body;
  assert.ok(
    items.some(({ id }) => id === catchId),
    'The catch of the run before is not among the own ones.',
  );
  assert.equal((await site.call(getCatch, { params: { catchId } })).body.id, catchId);
  assert.equal((await site.call(getPledge, { params: { pledgeId } })).body.id, pledgeId);
}

async function leaveEarlier(walk: Walk): Promise<void> {
  const { email = '', password = '', catchId = '' } = walk.memory?.earlier ?? {};
  const token = await accountsOf(walk).signIn(email, password);
  await erase(walk, token);
  await eventually('The end of the catch', async () =>
    (await walk.site.call(getCatch, { params: { catchId } })).status === 404 ? true : undefined,
  );
}

async function signUpFisherman(walk: Walk): Promise<void> {
  walk.leave('fisherman', await accountsOf(walk).make('Smoke Test', 'fisherman'));
}

async function checkProfile(walk: Walk): Promise<void> {
  const { token, userId, email } = walk.left('fisherman');
  const { user, profiles } = (await walk.site.call(getMe, { token })).body;
  assert.deepEqual({ ...user }, { id: userId, name: 'Smoke Test', email });
  assert.deepEqual(
    profiles.map(({ profileType, isPrimary }) => [profileType, isPrimary]),
    [['fisherman', true]],
  );
}

/** The gateway has one route for all of it, and the function finds the endpoint. */
async function checkDashboard({ site, left }: Walk): Promise<void> {
  const { token } = left('fisherman');
  assert.equal((await site.call(listRoles)).status, 401);
  assert.equal((await site.call(listRoles, { token })).error.code, 'not_allowed');
  const unknown = await site.request('/api/admin/no-such-path', { token });
  assert.equal(unknown.status, 404);
}

async function checkExport(walk: Walk): Promise<void> {
  const body = await downloadData(walk.site, { accessToken: walk.left('fisherman').token });
  const text = JSON.stringify(body);
  for (const { id } of [walk.left('catch'), walk.left('pledge')]) assert.ok(text.includes(id));
}

async function remember(walk: Walk): Promise<void> {
  const { email, password } = walk.left('fisherman');
  const [catchId, pledgeId] = [walk.left('catch').id, walk.left('pledge').id];
  walk.memory?.remember({ email, password, catchId, pledgeId });
}

async function leave(walk: Walk): Promise<void> {
  for (const person of [walk.find('fisherman'), walk.find('buyer')]) {
    if (person) await erase(walk, person.token);
  }
}

async function erase({ site }: Walk, token: string): Promise<void> {
  assert.equal((await site.call(deleteAccount, { token })).status, 200);
}
