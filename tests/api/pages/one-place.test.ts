import { expect } from 'vitest';
import { pagePath, shareLink } from '#shared/sharing/links.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';

it('an unknown place has the same text wherever a post is shown, without contact details', async () => {
  const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  const { id, location } = await postPledge(cloud, ruth, { location: 'Float 3, call 207-555-0173' });
  expect(location).toBe('Float 3, call …');
  await cloud.settled();
  const shown = { kind: 'pledge', id } as const;
  for (const address of [
    `/api/pledges/${id}`,
    '/api/pledges',
    pagePath(shown),
    shareLink('', shown),
    '/marketplace?view=pledges',
    '/embed/pledges',
    '/feeds/pledges.atom',
  ]) {
    const text = await (await cloud.request(address)).text();
    expect(text, address).toContain(location);
    expect(text, address).not.toContain('555-0173');
  }
});
