/** Many claims of the same meals at once: no meal is given out twice, and every count agrees with the ledger. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { organization } from '#lambdas/organizations/store/items.ts';
import { deletePledge, setPledgeVisibility, updatePledge } from '#shared/posts/pledges/endpoints.ts';
import { replay } from '#tests/api/faults/replay.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, cancel, claimMeals, collect, serve } from '#tests/support/claims.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { claimAtOnce, expectAllGivenOnce, expectCountsByLedger } from './claim-crowd.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
useOwnCloud(() => startLocalCloud(stateDirectory));

let fisherman: TestUser;
it.beforeEach(async () => {
  fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
});

describe('two hundred claims at once by forty organizations on fifty meals', () => {
  it('give out exactly fifty meals', async () => {
    const { id } = await postPledge(cloud, fisherman, { mealsPledged: 50 });
    const answers = await claimAtOnce(cloud, id, 40);
    // With this many at once some wait for this machine's table longer than a function may, and are asked to retry.
    cloud.failures.splice(0);
    await expectAllGivenOnce(cloud, id, answers, 50);
    await expectCountsByLedger(cloud, stateDirectory);
  });
});

describe('the replay of the ledger', () => {
  it('agrees with every count after pledges were edited, hidden and deleted between claims, and reports one that was changed by hand', async () => {
    const token = fisherman.accessToken;
    const kitchen = await aKitchen(cloud);
    const [one, two, three] = [
      await postPledge(cloud, fisherman),
      await postPledge(cloud, fisherman),
      await postPledge(cloud, fisherman),
    ];
    const first = await claimMeals(cloud, kitchen, one.id, { meals: 5 });
    await cloud.call(updatePledge, {
      token,
      params: { pledgeId: one.id },
      body: { version: 1, mealsPledged: 30 },
    });
    await collect(cloud, fisherman, first.id, { code: first.code ?? '' });
    await serve(cloud, kitchen.coordinator, first.id, 4);
    await cancel(cloud, fisherman, (await claimMeals(cloud, kitchen, two.id)).id);
    const hidden = { token, params: { pledgeId: two.id }, body: { hidden: true } };
    await claimMeals(cloud, kitchen, two.id, { meals: 3 });
    await cloud.call(setPledgeVisibility, hidden);
    await cloud.call(deletePledge, { token, params: { pledgeId: three.id } });
    await expectCountsByLedger(cloud, stateDirectory);

    const { organizationId } = kitchen;
    await setAttribute(cloud, organization.key({ organizationId }), 'mealsClaimed', 9);
    const { isRight, lines } = await replay(cloud, stateDirectory);
    expect({ isRight, lines }).toEqual({
      isRight: false,
      lines: [
        `organization ${organizationId}: mealsClaimed is 9, by the ledger 8`,
        expect.stringMatching(/^\d+ entries of the ledger: 1 counts differ\.$/),
      ],
    });
  });
});
