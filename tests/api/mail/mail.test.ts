import { describe, expect } from 'vitest';
import { matching } from '#lambdas/alerts/jobs.ts';
import { sentMail } from '#lambdas/mail/store/items.ts';
import { messageMail } from '#lambdas/messages/jobs.ts';
import { NEWS_DELAY_SECONDS } from '#shared/alerts/limits.ts';
import { HOUR } from '#shared/limits.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair, signedInAgain, write } from '#tests/support/correspondence.ts';
import { admire, aFisherman, signUpFisherman } from '#tests/support/fishermen.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { actOn } from '#tests/support/reports.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await aPerson(cloud, { name: 'Alma Reyes', groups: ['admin'] });
});

describe('the welcome email', () => {
  it('goes once to a person who confirmed their address', async () => {
    const person = await cloud.signUp({ name: 'Nia <b>Field</b>' });
    await cloud.settled();
    const welcomes = cloud
      .mails()
      .filter(({ to, subject }) => to === person.email && /Welcome/.test(subject));
    expect(welcomes).toHaveLength(1);
    expect(welcomes[0]?.subject).toBe('Welcome to Creel');
    expect(welcomes[0]?.text).toContain('Hello Nia <b>Field</b>,');
    expect(welcomes[0]?.html).toContain('Hello Nia &lt;b&gt;Field&lt;/b&gt;,');
    expect(welcomes[0]?.html).toContain(`href="${cloud.origin()}/marketplace"`);
    expect(welcomes[0]?.text).not.toContain('Post your first catch.');
    // It follows from signing up, so there is no unsubscribe link.
    expect(welcomes[0]?.headers).not.toHaveProperty('list-unsubscribe');
  });
});

describe('the email about a message', () => {
  it('contains the sender and the text in HTML and text, with a link to reply and a link to unsubscribe', async () => {
    const [ruth, omar] = await pair(cloud);
    const content = 'Is it <iced>?\n\n5 lb & more, für Ω 🐟';
    const { id } = (await write(cloud, omar, ruth, { subject: 'Kabeljau für Freitag 🐟', content })).body;
    const mail = await theMailTo(cloud, ruth);
    expect(mail.subject).toBe('Omar Finn: Kabeljau für Freitag 🐟');
    expect(mail.from).toBe('Creel <no-reply@creel.example>');
    expect(mail.text).toContain('Omar Finn wrote to you');
    expect(mail.text).toContain('> Is it <iced>? 5 lb & more, für Ω 🐟');
    expect(mail.text).toContain(`${cloud.origin()}/messages/${id}`);
    expect(mail.html).toContain('Is it &lt;iced&gt;? 5 lb &amp; more, für Ω 🐟');
    expect(mail.html).toContain(`href="${cloud.origin()}/messages/${id}"`);
    expect(mail.headers).toMatchObject({
      'mime-version': '1.0',
      'content-type': expect.stringMatching(/^multipart\/alternative;/),
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      to: ruth.email,
    });
    const { header, body } = unsubscribeLinks(mail);
    expect(header.href).toMatch(new RegExp(`^${cloud.origin()}/api/unsubscribe\\?token=[\\w-]+$`));
    expect(body.pathname).toBe('/unsubscribe');
    // The token reveals neither the recipient nor the subject.
    const token = Buffer.from(header.searchParams.get('token') ?? '', 'base64url').toString('latin1');
    for (const secret of [ruth.email, ruth.userId, 'messages']) expect(token).not.toContain(secret);
  });

  it('is sent once, however often the change is delivered', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id } = (await write(cloud, omar, ruth)).body;
    await theMailTo(cloud, ruth);
    // After an hour, only the repeated change itself prevents a second email.
    cloud.clock.advance(2 * HOUR);
    const again = messageMail.of({ changeId: 'redelivered', userId: ruth.userId, messageId: id });
    for (let times = 0; times < 3; times++) await runJobs(cloud, again);
    await Promise.all([runJobs(cloud, again), runJobs(cloud, again)]);
    expect(await mailsTo(cloud, ruth)).toHaveLength(2);
    expect(await readItems(cloud, 'pk', sentMail.key({ askedBy: 'redelivered', mail: '' }).pk)).toHaveLength(
      1,
    );
  });
});

describe('text that a person typed', () => {
  it('cannot add headers or recipients to an email', async () => {
    const evil = 'Ada\r\nBcc: everyone@creel.example\r\n\r\n<b>x</b>';
    const [ruth, omar] = await pair(cloud);
    await write(cloud, omar, ruth, { subject: `Cod ${evil}`, content: evil });
    await cloud.call(createContactMessage, {
      body: { name: evil, email: 'ada@creel.example', subject: evil, message: 'Hi', flavour: 'consumer' },
    });
    const mail = await theMailTo(cloud, ruth);
    expect(mail.subject).toBe('Omar Finn: Cod Ada Bcc: everyone@creel.example <b>x</b>');
    const letter = cloud.mails().find(({ subject }) => subject.startsWith('Contact: Ada'));
    expect(letter?.headers).toMatchObject({ 'reply-to': 'ada@creel.example' });
    for (const each of [mail, letter]) {
      expect(each?.headers).not.toHaveProperty('bcc');
      expect(each?.html).not.toContain('<b>x</b>');
    }
    expect(cloud.mails().some(({ to }) => to.includes('everyone'))).toBe(false);
  });
});

it('the welcome email of a fisherman leads to their first post', async () => {
  const ruth = await signUpFisherman(cloud);
  await cloud.settled();
  const welcome = cloud.mails().find(({ to, subject }) => to === ruth.email && /Welcome/.test(subject));
  expect(welcome?.text).toContain('Post your first catch.');
  expect(welcome?.html).toContain(`href="${cloud.origin()}/post-catch"`);
});

describe('a new pledge', () => {
  it('is emailed once to people with its fisherman among their favorites, except blocked people and those who turned it off', async () => {
    const fisherman = await aFisherman(cloud);
    const [fan, blocked, blocker, quiet, stranger] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => aPerson(cloud)),
    );
    if (!fan || !blocked || !blocker || !quiet || !stranger) throw new Error('There are five people');
    for (const who of [fan, blocked, blocker, quiet])
      expect((await admire(cloud, who, fisherman)).status).toBe(200);
    await cloud.call(blockUser, { token: fisherman.accessToken, params: { userId: blocked.userId } });
    await cloud.call(blockUser, { token: blocker.accessToken, params: { userId: fisherman.userId } });
    await cloud.call(setMailPreferences, { token: quiet.accessToken, body: { pledges: false } });
    const pledge = await postPledge(cloud, fisherman, { mealsPledged: 24 });
    expect(await mailsTo(cloud, fan)).toEqual([]);
    cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
    const mail = await theMailTo(cloud, fan);
    expect(mail.subject).toBe('Ruth Alder pledged 24 meals');
    expect(mail.text).toContain('24 meals of haddock');
    expect(mail.html).toContain(`href="${cloud.origin('community')}/pledge/${pledge.id}?alert=`);
    expect(mail.headers['list-unsubscribe']).toContain(cloud.origin('community'));
    for (const who of [blocked, blocker, quiet, stranger, fisherman])
      expect(await mailsTo(cloud, who)).toEqual([]);
  });

  it('is followed by one email about a catch, unless it was sold at once', async () => {
    const [fisherman, fan, quiet] = await Promise.all([aFisherman(cloud), aPerson(cloud), aPerson(cloud)]);
    for (const who of [fan, quiet]) await admire(cloud, who, fisherman);
    await cloud.call(setMailPreferences, { token: quiet.accessToken, body: { pledges: false } });
    const { id, fishermanId, createdAt } = await postCatch(cloud, fisherman, { species: 'cod' });
    const sold = await postCatch(cloud, fisherman);
    const { accessToken: token } = fisherman;
    await cloud.call(setCatchStock, { token, params: { catchId: sold.id }, body: { sold: true } });
    expect(await mailsTo(cloud, fan)).toEqual([]);
    cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
    const mail = await theMailTo(cloud, fan);
    expect(mail.subject).toBe('Ruth Alder posted a catch: cod');
    expect(mail.text).toContain('40 lb');
    expect(mail.html).toContain(`/catch/${id}?alert=`);
    const news = { kind: 'catch', postId: id, fishermanId, event: 'new', at: createdAt } as const;
    await runJobs(cloud, matching.of({ news }));
    expect(await mailsTo(cloud, fan)).toHaveLength(1);
    expect(await mailsTo(cloud, quiet)).toEqual([]);
  });

  it('is emailed with a link to the site that has pledges, or not at all if neither site has them', async () => {
    const chief = await cloud.createUser({ groups: ['admin'] });
    const switchPledges = async (consumer: 'on' | 'off', community: 'on' | 'off') => {
      await settle(cloud, chief, 'consumer', { switchedOff: consumer === 'off' ? ['pledges'] : [] });
      await settle(cloud, chief, 'community', { switchedOff: community === 'off' ? ['pledges'] : [] });
    };
    const [fisherman, fan] = await Promise.all([aFisherman(cloud), aPerson(cloud)]);
    await admire(cloud, fan, fisherman);
    const { id } = await postPledge(cloud, fisherman);
    await switchPledges('on', 'off');
    cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
    expect((await theMailTo(cloud, fan)).html).toContain(
      `href="${cloud.origin('consumer')}/pledge/${id}?alert=`,
    );
    await switchPledges('on', 'on');
    await postPledge(cloud, fisherman);
    await switchPledges('off', 'off');
    cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
    expect(await mailsTo(cloud, fan)).toHaveLength(1);
    await switchPledges('on', 'on');
  });
});

describe('actions of administrators on a report', () => {
  it.beforeAll(async () => {
    admin = await signedInAgain(cloud, admin);
  });

  it.each([
    ['warn', 'A warning about your Creel account'],
    ['suspend', 'Your Creel account is suspended'],
  ] as const)('are emailed to the reported person: %s', async (action, subject) => {
    const [ruth, omar] = await pair(cloud);
    const { body } = await cloud.call(createReport, {
      token: ruth.accessToken,
      body: { reportedUserId: omar.userId, reportType: 'spam', description: 'Sells watches.' },
    });
    for (let twice = 0; twice < 2; twice++)
      await actOn(cloud, admin, body.id, { action, note: 'No watches, please.', version: 1 });
    const mail = await theMailTo(cloud, omar);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('> No watches, please.');
    expect(mail.text).not.toContain('Ruth');
    expect(await mailsTo(cloud, ruth)).toEqual([]);
  });
});

describe('an application', () => {
  it('is emailed to the site and the applicant in the community design', async () => {
    await cloud.call(createAidApplication, {
      body: {
        contactName: 'Ada',
        contactEmail: 'ada.two@creel.example',
        organizationName: 'Harbor pantry',
        organizationType: 'food_bank',
        servingArea: 'Portland, ME',
        currentCapacity: '40 families',
        experience: 'Five years',
        availability: 'Tuesdays',
        termsAccepted: true,
      },
    });
    const receipt = await theMailTo(cloud, { email: 'ada.two@creel.example' });
    expect(receipt.subject).toBe('We have your Creel application');
    expect(receipt.html).toContain('#14705b');
    expect(receipt.headers).not.toHaveProperty('list-unsubscribe');
    const notice = cloud
      .mails()
      .find(({ subject }) => subject === 'Community aid application: Harbor pantry');
    expect(notice?.headers['reply-to']).toBe('ada.two@creel.example');
  });
});
