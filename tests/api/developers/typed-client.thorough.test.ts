/** A typed client, made from the OpenAPI document by a generator, in a program that finds, claims and reads. */
import oazapfts from 'oazapfts';
import { expect } from 'vitest';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, inHours } from '#tests/support/claims.ts';
import { runTypeScript } from '#tests/support/developers.ts';
import { aKey } from '#tests/support/keys.ts';

const PROGRAM = `
import * as creel from './client.ts';

const { CREEL = '', CREEL_KEY, ORGANIZATION_ID = '', PICKUP_START = '', PICKUP_END = '' } = process.env;
creel.defaults.baseUrl = CREEL;
creel.defaults.headers = { authorization: \`Bearer \${CREEL_KEY}\` };

const found = await creel.findMeals(ORGANIZATION_ID, { sort: 'soonest' });
if (found.status !== 200) throw new Error(JSON.stringify(found.data));
const [pledge] = found.data.items;
if (!pledge) throw new Error('Nothing was found.');

const body = { organizationId: ORGANIZATION_ID, meals: 2, pickupStart: PICKUP_START, pickupEnd: PICKUP_END };
const claimed = await creel.createClaim(pledge.id, crypto.randomUUID(), { ...body, collectorName: 'Kim Reyes' });
if (claimed.status !== 201) throw new Error(JSON.stringify(claimed.data));

const impact = await creel.getImpact({ by: 'species' });
if (impact.status !== 200) throw new Error(JSON.stringify(impact.data));

// @ts-expect-error A claim needs the name of who collects it.
const refused = await creel.createClaim(pledge.id, crypto.randomUUID(), body);
const error = refused.status === 422 ? refused.data.error : undefined;

const { meals, state } = claimed.data;
const mealsClaimed: number = impact.data.totals.mealsClaimed;
console.log(JSON.stringify({ pledgeId: pledge.id, meals, state, mealsClaimed, path: error?.issues?.[0]?.path }));
`;

it('a client made from the OpenAPI document finds meals, claims some and reads figures', async () => {
  const { kitchen } = await aClaimScene(cloud);
  await cloud.settled();
  const { key } = await aKey(cloud, kitchen);
  const client = await oazapfts('docs/openapi.json');
  const said = await runTypeScript(
    { 'client.ts': client, 'program.ts': PROGRAM },
    {
      CREEL: cloud.origin(),
      CREEL_KEY: key,
      ORGANIZATION_ID: kitchen.organizationId,
      PICKUP_START: inHours(cloud, 2),
      PICKUP_END: inHours(cloud, 3),
    },
    { isChecked: true },
  );
  expect(JSON.parse(said)).toEqual({
    pledgeId: expect.any(String),
    meals: 2,
    state: 'reserved',
    mealsClaimed: expect.any(Number),
    path: 'collectorName',
  });
});
