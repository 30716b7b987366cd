import { describe, expect } from 'vitest';
import { setLanguage } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { sendMails, sendSampleInvitation } from '#shared/newsletters/by-hand-endpoints.ts';
import { pledged, pledgedText } from '#shared/words/pt/favorites/emails.ts';
import { someFish, someFisherman } from '#shared/words/pt/newsletters/by-hand.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';

// Samples go to everybody with a role, so this file needs a cloud of its own.
useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await aPerson(cloud, { name: 'Alma Reyes', groups: ['admin'] });
});

describe('emails that an administrator fills in', () => {
  const send = (body: BodyInput<typeof sendMails>) =>
    cloud.call(sendMails, { token: admin.accessToken, body });

  it('contain the given values as harmless HTML and text', async () => {
    const customContent = `<h1>Season opens</h1><p onclick="x()">Meet us <a href="https://creel.example/dock" onmouseover="x()">at the dock</a>.<script>alert(1)</script></p>
      <ul><li>Cod &amp; haddock</li><li><a href="javascript:alert(1)">More</a></li></ul><img src="https://evil.example/x.gif"><iframe src="//evil.example"></iframe><style>p{}</style>`;
    const to = ['one@creel.example', 'two@creel.example', 'ONE@creel.example'];
    const { status, body } = await send({
      to,
      type: 'custom',
      subject: 'Season opens',
      flavour: 'community',
      data: { customContent },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      successful: 2,
      failed: 0,
      results: {
        successful: [
          { name: '', email: 'one@creel.example' },
          { name: '', email: 'two@creel.example' },
        ],
        failed: [],
      },
    });
    for (const email of ['one@creel.example', 'two@creel.example']) {
      const mail = await theMailTo(cloud, { email });
      expect(mail.subject).toBe('Season opens');
      expect(mail.html).toContain('<h2>Season opens</h2>');
      expect(mail.html).toContain('href="https://creel.example/dock"');
      expect(mail.html).not.toMatch(/script|onclick|onmouseover|evil|iframe|<img|p\{\}/);
      expect(mail.text).toContain('Meet us at the dock (https://creel.example/dock).');
      expect(mail.text).toContain('- Cod & haddock\n- More');
      expect(mail.text).not.toMatch(/<|&amp;/);
      expect(unsubscribeLinks(mail).body.origin).toBe(cloud.origin('community'));
    }
  });

  it.each([
    ['welcome', 'Welcome to Creel', /Hello Ann,/],
    ['invitation_confirmation', 'Your invitation to Creel', /You can now sign up/],
    ['pledge_notification', 'Ruth Alder pledged 12 meals', /12 meals of cod/],
  ] as const)('have their own text for the type %s', async (type, subject, words) => {
    const email = `${type.replaceAll('_', '-')}@creel.example`;
    const data = { name: 'Ann', fishermanName: 'Ruth Alder', species: 'cod', mealsPledged: 12 };
    expect((await send({ to: [email], type, data })).body.successful).toBe(1);
    await cloud.settled();
    const mail = cloud.mails().find(({ to }) => to === email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toMatch(words);
    expect(mail?.html).toMatch(words);
  });

  it('are in the language of the account with the address, also where nothing is named', async () => {
    const { email, accessToken: token } = await aPerson(cloud);
    await cloud.call(setLanguage, { token, body: { language: 'pt' } });
    await send({ to: [email], type: 'pledge_notification', data: { mealsPledged: 24 } });
    const [mail] = await mailsTo(cloud, { email });
    expect(mail?.subject).toBe(pledged(someFisherman, 24));
    expect(mail?.text).toContain(pledgedText(someFisherman, 24, someFish));
  });

  it('skip people who turned them off or cannot be reached, with the reason', async () => {
    const gone = 'gone@creel.example';
    await cloud.runtime.invoke('record-mail-feedback', {
      Records: [
        {
          Sns: {
            Message: JSON.stringify({
              eventType: 'Bounce',
              bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: gone }] },
            }),
          },
        },
      ],
    });
    const quiet = await aPerson(cloud);
    await cloud.call(setMailPreferences, { token: quiet.accessToken, body: { news: false } });
    const { body } = await send({
      to: [gone, quiet.email, 'three@creel.example'],
      type: 'custom',
      subject: 'News',
      data: { customContent: '<p>Hi</p>', name: 'Friend' },
    });
    expect(body).toEqual({
      successful: 1,
      failed: 2,
      results: {
        successful: [{ name: 'Friend', email: 'three@creel.example' }],
        failed: [
          { email: gone, reason: 'Emails to this address bounced or were marked as spam.' },
          { email: quiet.email, reason: 'This person has unsubscribed from these emails.' },
        ],
      },
    });
    expect(await mailsTo(cloud, { email: gone })).toEqual([]);
    expect(await mailsTo(cloud, quiet)).toEqual([]);
  });

  it.each([
    [{ to: [], type: 'welcome' }, 'to', 'Please enter at least one address'],
    [{ to: ['nobody'], type: 'welcome' }, 'to.0', 'Please enter a valid email address'],
    [
      { to: ['a@creel.example\nBcc: b@creel.example'], type: 'welcome' },
      'to.0',
      'Please enter a valid email address',
    ],
    [{ to: ['a@creel.example'], type: 'spam' }, 'type', 'Please choose a kind of email'],
    [
      { to: ['a@creel.example'], type: 'custom', data: { customContent: 'x' } },
      'subject',
      'Subject is required',
    ],
    [{ to: ['a@creel.example'], type: 'custom', subject: 'x' }, 'data.customContent', 'Content is required'],
    [
      {
        to: ['a@creel.example'],
        type: 'custom',
        subject: 'x',
        data: { customContent: '<script>x</script>' },
      },
      'data.customContent',
      'Content is required',
    ],
  ])('are refused: %j', async (body, path, message) => {
    const response = await cloud.request('/api/admin/emails', {
      method: 'POST',
      token: admin.accessToken,
      idempotencyKey: crypto.randomUUID(),
      json: body,
    });
    expect(response.status).toBe(422);
    expect((await refusalOf(response)).issues).toEqual([{ path, message }]);
  });

  it('are sent once for one key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const body = {
      to: ['key@creel.example'],
      type: 'custom' as const,
      subject: 'x',
      data: { customContent: 'y' },
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        cloud.call(sendMails, { token: admin.accessToken, idempotencyKey, body }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await mailsTo(cloud, { email: 'key@creel.example' })).toHaveLength(1);
  });

  it('are sent as a sample to every administrator and fisherman manager, once each', async () => {
    const both = await aPerson(cloud, { name: 'Bo Li', groups: ['admin', 'fisherman_manager'] });
    const manager = await aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });
    const aid = await aPerson(cloud, { groups: ['community_aid_manager'] });
    expect((await cloud.call(sendSampleInvitation, { token: aid.accessToken })).status).toBe(403);
    const { body } = await cloud.call(sendSampleInvitation, { token: manager.accessToken });
    const expected = [admin, both, manager].map(({ name, email }) => ({ name, email }));
    expect(body).toMatchObject({ successful: 3, failed: 0, results: { failed: [] } });
    expect(body.results.successful).toEqual(expect.arrayContaining(expected));
    for (const who of [both, manager]) {
      const mail = await theMailTo(cloud, who);
      expect(mail.subject).toBe('Sample: Your invitation to Creel');
      expect(mail.html).toContain(`href="${cloud.origin()}/signup"`);
    }
    expect(await mailsTo(cloud, aid)).toEqual([]);
  });
});
