import { expect } from 'vitest';
import { walkSite } from '#lambdas/edge/walk-site.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { createFisherman } from '#tests/support/fishermen.ts';

useOwnCloud();

it('a walk through the site finds its pages and the newest pledge', async () => {
  await postPledge(cloud, await createFisherman(cloud, 'Ruth Alder'));
  await cloud.settled();
  await expect(walkSite([cloud.origin('consumer')])).resolves.toBeUndefined();
});
