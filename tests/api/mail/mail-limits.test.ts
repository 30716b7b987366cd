/** Limits on the number of emails to a person and from a sender, so that nobody can flood a mailbox. */
import { describe, expect } from 'vitest';
import { matching } from '#lambdas/alerts/jobs.ts';
import { mailCount } from '#lambdas/mail/store/items.ts';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { fromSender } from '#lambdas/messages/emails.ts';
import { messageMail } from '#lambdas/messages/jobs.ts';
import { NEWS_DELAY_SECONDS } from '#shared/alerts/limits.ts';
import { DAY, HOUR, MAILS_PER_DAY } from '#shared/limits.ts';
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

describe('the email about a message', () => {
  it('comes at most once an hour from one sender in all conversations, and again after the hour', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = (await write(cloud, omar, ruth)).body;
    for (let more = 0; more < 2; more++) await write(cloud, omar, ruth, { replyTo: first.id });
    for (let more = 0; more < 15; more++) await write(cloud, omar, ruth, { subject: `Lobster ${more}` });
    expect(await mailsTo(cloud, ruth)).toHaveLength(1);
    // A different sender and the opposite direction are not limited.
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

  it('comes at most a certain number of times a day, however many people write', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id } = (await write(cloud, omar, ruth)).body;
    await theMailTo(cloud, ruth);
    const most = MAILS_PER_DAY.messages;
    // Each was the only one in its hour.
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
  it('causes no email if it is deleted or hidden within twenty seconds', async () => {
    const fisherman = await aFisherman(cloud);
    const fan = await aPerson(cloud);
    await admire(cloud, fan, fisherman);
    const [deleted, hidden] = [await postPledge(cloud, fisherman), await postPledge(cloud, fisherman)];
    await cloud.settled();
    await asOwner(cloud, fisherman).deletePledge(deleted.id);
    await asOwner(cloud, fisherman).setPledgeHidden(hidden.id, true);
    cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
    expect(await mailsTo(cloud, fan)).toEqual([]);
  });

  it('causes no email even if the email is already in the queue', async () => {
    const fisherman = await aFisherman(cloud);
    const fan = await aPerson(cloud);
    const { id: postId, fishermanId, createdAt } = await postPledge(cloud, fisherman);
    await asOwner(cloud, fisherman).setPledgeHidden(postId, true);
    await admire(cloud, fan, fisherman);
    const news = { kind: 'pledge', postId, fishermanId, event: 'new', at: createdAt } as const;
    await runJobs(cloud, matching.of({ news }));
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

  it('repeats no typed text, since the address may belong to somebody else', async () => {
    await apply('victim@creel.example');
    const { subject, html, text } = await theMailTo(cloud, { email: 'victim@creel.example' });
    for (const typed of Object.values(TYPED))
      for (const part of [subject, html, text]) expect(part).not.toContain(typed);
    expect(text).not.toMatch(/evil|won/i);
  });

  it('goes to one address once a day in any spelling, while the site is notified of each application', async () => {
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
