/** How many emails somebody gets, and from whom: a mailbox is nobody else's to fill. */
import { describe, expect } from 'vitest';
import { postMail } from '#lambdas/favorites/jobs.ts';
import { mailCount } from '#lambdas/mail/store/items.ts';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { fromSender } from '#lambdas/messages/emails.ts';
import { messageMail } from '#lambdas/messages/jobs.ts';
import { DAY, HOUR, MAILS_PER_DAY, POST_MAIL_DELAY_SECONDS } from '#shared/limits.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { aPerson, pair, signedInAgain, write } from '#tests/support/correspondence.ts';
import { admire, aFisherman } from '#tests/support/fishermen.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import { asOwner } from '#tests/support/own-posts.ts';

useOwnCloud();

describe('a mail about a message', () => {
  it('comes at most once from one sender in an hour, whatever the conversation, and again after it', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = (await write(cloud, omar, ruth)).body;
    for (let more = 0; more < 2; more++) await write(cloud, omar, ruth, { replyTo: first.id });
    for (let more = 0; more < 15; more++) await write(cloud, omar, ruth, { subject: `Lobster ${more}` });
    expect(await mailsTo(cloud, ruth)).toHaveLength(1);
    // Somebody else is another matter, and so is the other direction.
    await write(cloud, await aPerson(cloud, { name: 'Ines Lund' }), ruth);
    await write(cloud, ruth, omar, { replyTo: first.id });
    expect(await mailsTo(cloud, ruth)).toHaveLength(2);
    expect(await mailsTo(cloud, omar)).toHaveLength(1);
    cloud.clock.advance(HOUR + 1000);
    const again = await signedInAgain(cloud, omar);
    for (let more = 0; more < 2; more++) {
      expect((await write(cloud, again, ruth, { replyTo: first.id })).status).toBe(201);
    }
    expect(await mailsTo(cloud, ruth)).toHaveLength(3);
  });

  it('comes so often in a day and no oftener, however many people write', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id } = (await write(cloud, omar, ruth)).body;
    await theMailTo(cloud, ruth);
    const most = MAILS_PER_DAY.messages;
    // As if each had been the only one of its hour.
    for (let hour = 1; hour <= most + 3; hour++) {
      await setAttribute(
        cloud,
        mailCount.key({ addressHash: hashOfAddress(ruth.email), about: fromSender(omar.userId).about }),
        'hits',
        0,
      );
      await runJobs(cloud, messageMail.of({ changeId: `hour ${hour}`, userId: ruth.userId, messageId: id }));
    }
    expect(await mailsTo(cloud, ruth)).toHaveLength(most);
    cloud.clock.advance(DAY + 1000);
    await runJobs(cloud, messageMail.of({ changeId: 'tomorrow', userId: ruth.userId, messageId: id }));
    expect(await mailsTo(cloud, ruth)).toHaveLength(most + 1);
  });
});

describe('a pledge that was posted by mistake', () => {
  it('is told to nobody when it is deleted or hidden within two minutes', async () => {
    const fisherman = await aFisherman(cloud);
    const fan = await aPerson(cloud);
    await admire(cloud, fan, fisherman);
    const [deleted, hidden] = [await postPledge(cloud, fisherman), await postPledge(cloud, fisherman)];
    await cloud.settled();
    await asOwner(cloud, fisherman).deletePledge(deleted.id);
    await asOwner(cloud, fisherman).setPledgeHidden(hidden.id, true);
    cloud.clock.advance(1000 * POST_MAIL_DELAY_SECONDS);
    expect(await mailsTo(cloud, fan)).toEqual([]);
  });

  it('is told to nobody either when its mail waits in the queue of mails by then', async () => {
    const fisherman = await aFisherman(cloud);
    const fan = await aPerson(cloud);
    const { id: postId, fishermanId } = await postPledge(cloud, fisherman);
    await asOwner(cloud, fisherman).setPledgeHidden(postId, true);
    const post = { kind: 'pledge', postId, fishermanId } as const;
    await runJobs(cloud, postMail.of({ post, userId: fan.userId }));
    expect(await mailsTo(cloud, fan)).toEqual([]);
  });
});

describe('the receipt of an application', () => {
  const TYPED = {
    contactName: 'Click http://evil.example',
    organizationName: 'You have won',
    organizationWebsite: 'https://evil.example',
    servingArea: 'Everywhere evil',
    currentCapacity: 'Evil capacity',
    experience: 'Evil experience',
    availability: 'Evil days',
    questions: 'Evil questions',
  };
  const apply = (contactEmail: string) =>
    cloud.call(createAidApplication, {
      body: { ...TYPED, contactEmail, organizationType: 'food_bank', termsAccepted: true },
    });

  it('repeats nothing that was typed: whose address it is nobody has shown', async () => {
    await apply('victim@creel.example');
    const { subject, html, text } = await theMailTo(cloud, { email: 'victim@creel.example' });
    for (const typed of Object.values(TYPED))
      for (const part of [subject, html, text]) expect(part).not.toContain(typed);
    expect(text).not.toMatch(/evil|won/i);
  });

  it('goes to one address once a day, however it is written, and the site hears of each application', async () => {
    const email = 'flooded@creel.example';
    const notices = () => cloud.mails().filter(({ headers }) => headers['reply-to'] === email).length;
    const tagged = ['flooded+one@creel.example', 'flooded+two@creel.example'];
    await apply('Flooded@Creel.example');
    expect(await mailsTo(cloud, { email })).toHaveLength(1);
    for (const spelling of [email, email, ...tagged]) await apply(spelling);
    expect(await mailsTo(cloud, { email })).toHaveLength(1);
    for (const each of tagged) expect(await mailsTo(cloud, { email: each })).toEqual([]);
    expect(notices()).toBeGreaterThanOrEqual(2);
    cloud.clock.advance(DAY + 1000);
    await apply(email);
    expect(await mailsTo(cloud, { email })).toHaveLength(2);
  });
});
