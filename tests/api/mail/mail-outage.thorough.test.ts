/** Emails that SES doesn't accept. */
import { describe, expect } from 'vitest';
import { accountMail } from '#lambdas/people/jobs.ts';
import { blockUser, markMessageRead } from '#shared/messages/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair, write } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';

useOwnCloud();

async function aFisherman(): Promise<TestUser> {
  const fisherman = await aPerson(cloud, { name: 'Ruth Alder' });
  await cloud.call(createProfile, {
    token: fisherman.accessToken,
    body: { profileType: 'fisherman', name: 'Ruth Alder' },
  });
  return fisherman;
}

describe('while SES is unavailable', () => {
  it('nothing is lost and nobody waits, and each email arrives once when it is back', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => pair(cloud)));
    await cloud.settled();
    const before = cloud.mailbox.turnedAway;
    cloud.mailbox.breakDown();
    const sent = await Promise.all(people.map(([ruth, omar]) => write(cloud, omar, ruth)));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    // Other reactions to changes continue meanwhile.
    const fisherman = await aFisherman();
    await expect.poll(() => cloud.mailbox.turnedAway).toBeGreaterThan(before + 3);
    cloud.clock.advance(10 * 60_000);
    const soFar = cloud.mailbox.turnedAway;
    await expect.poll(() => cloud.mailbox.turnedAway).toBeGreaterThan(soFar);
    expect((await cloud.request(`/api/fishermen/${fisherman.userId}`)).status).toBe(200);
    cloud.mailbox.repair();
    for (const [ruth] of people) expect(await mailsTo(cloud, ruth)).toHaveLength(1);
    // Failed attempts are logged without the address.
    const failures = cloud.failures.splice(0);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.join('\n')).not.toContain('@creel.example');
  }, 60_000);

  it('an invalid address is given up, and does not block the next email', async () => {
    const to = (id: string, address: string) =>
      accountMail.of({ id, to: address, flavour: 'consumer', content: { type: 'welcome', name: '' } });
    const answer = await runJobs(
      cloud,
      to('1', 'ann@creel.example\r\nBcc: everyone@creel.example'),
      to('2', 'ann@creel.example, everyone@creel.example'),
      to('3', 'nobody'),
      to('4', 'fine@creel.example'),
    );
    expect(answer).toEqual({ batchItemFailures: [] });
    const reached = cloud.mails().map(({ to }) => to);
    expect(reached).toContain('fine@creel.example');
    expect(reached.some((to) => /everyone|ann@|nobody/.test(to))).toBe(false);
  });

  it('no email is sent about a message that was read, or after a block', async () => {
    const [ruth, omar] = await pair(cloud);
    cloud.mailbox.breakDown();
    try {
      const before = cloud.mailbox.turnedAway;
      const read = (await write(cloud, omar, ruth)).body;
      await expect.poll(() => cloud.mailbox.turnedAway).toBeGreaterThan(before);
      await cloud.call(markMessageRead, { token: ruth.accessToken, params: { messageId: read.id } });
      await write(cloud, omar, ruth, { subject: 'Lobster' });
      await cloud.call(blockUser, { token: ruth.accessToken, params: { userId: omar.userId } });
      // Nothing is waiting any more, although nothing could be sent, since both emails were given up.
      await cloud.settled();
    } finally {
      cloud.mailbox.repair();
    }
    expect(await mailsTo(cloud, ruth)).toEqual([]);
    cloud.failures.length = 0;
  });
});
