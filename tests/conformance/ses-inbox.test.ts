// Where mails go on the local cloud: the box, its page, and what is read from a raw message. It is about the stand-in.
import { appendFile, readFile } from 'node:fs/promises';
import { SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '#local/ses/index.ts';
import { type MailboxUnderTest, startMailbox } from './ses-support.ts';

let ses: MailboxUnderTest;
beforeEach(async () => {
  ses = await startMailbox({ now: () => new Date('2026-07-01T12:00:00Z') });
});
afterEach(() => ses.stop());

const mail = {
  to: 'ann@example.org',
  subject: 'Hello',
  text: 'Your code is 123456.',
  html: '<p>Your code</p>',
};
const sendRaw = async (lines: string[], more = {}) => {
  await ses.client.send(
    new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(lines.join('\r\n')) }, ...more }),
  );
  return ses.mailbox.list();
};
const fetchPage = async (path: string) => (await fetch(`${ses.origin}${path}`)).text();

describe('the box', () => {
  it('shows a sent mail with everything that was said', async () => {
    await sendRaw([
      'From: Creel <mail@creel.example>',
      'To: Ann <ann@example.org>',
      'Reply-To: crew@creel.example',
      'Subject: Fresh cod & chips für dich',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'line one',
      'line two',
      '--b',
      'Content-Type: text/html',
      '',
      '<b>cod</b>',
      '--b--',
    ]);
    const response = await fetch(`${ses.origin}/_inbox/messages`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual([
      {
        id: expect.any(String),
        at: '2026-07-01T12:00:00.000Z',
        from: 'Creel <mail@creel.example>',
        to: 'ann@example.org',
        subject: 'Fresh cod & chips für dich',
        text: 'line one\nline two',
        html: '<b>cod</b>',
        headers: expect.objectContaining({ 'reply-to': 'crew@creel.example', to: 'Ann <ann@example.org>' }),
      },
    ]);
  });

  it('has one mail for each recipient, hidden ones included, and none twice', async () => {
    await sendRaw(['From: a@x.org', 'To: a@x.org, b@x.org', 'Cc: a@x.org', 'Bcc: c@x.org', '', 'x']);
    expect(
      ses.mailbox
        .list()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['a@x.org', 'b@x.org', 'c@x.org']);
    expect(JSON.stringify(ses.mailbox.list().map(({ headers }) => headers))).not.toContain('c@x.org');
  });

  it('has the newest first, and keeps the newest 500', async () => {
    await Promise.all(
      Array.from({ length: 510 }, (_, n) => ses.mailbox.deliver({ ...mail, subject: String(n) })),
    );
    const subjects = ses.mailbox.list().map(({ subject }) => subject);
    expect(subjects).toHaveLength(500);
    expect([subjects.at(0), subjects.at(-1)]).toEqual(['509', '10']);
  });

  it('survives a restart, also one after a kill in the middle of a line', async () => {
    await ses.mailbox.deliver(mail);
    await appendFile(ses.stateFile, '{"id":"half');
    const again = await openMailbox({ stateFile: ses.stateFile });
    expect(again.list()).toMatchObject([mail]);
    await again.deliver({ ...mail, subject: 'Next' });
    const third = await openMailbox({ stateFile: ses.stateFile });
    expect(third.list().map(({ subject }) => subject)).toEqual(['Next', 'Hello']);
    expect((await readFile(ses.stateFile, 'utf8')).split('\n')).toHaveLength(3);
  });
});

describe('a raw message', () => {
  it('is read in both its forms, whatever they are encoded in', async () => {
    const [read] = await sendRaw([
      'From: =?utf-8?B?Q3JlZWwg8J+Qnw==?= <mail@creel.example>',
      'To: ann@example.org',
      'Subject: =?UTF-8?Q?Fr=C3=BChst=C3=BCck_?= =?UTF-8?Q?ist_da?=',
      'List-Unsubscribe: <https://creel.example/u?t=1>,',
      ' <mailto:u@creel.example>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      'for old programs',
      '--outer',
      'Content-Type: multipart/alternative; boundary=in.ner',
      '',
      '--in.ner',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=FC=DFe, a long =',
      'line.',
      '--in.ner',
      'Content-Type: text/html; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Grüße</p>').toString('base64'),
      '--in.ner--',
      '--outer',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; filename="a.txt"',
      '',
      'not this',
      '--outer--',
      '',
    ]);
    expect(read).toMatchObject({
      from: 'Creel 🐟 <mail@creel.example>',
      to: 'ann@example.org',
      subject: 'Frühstück ist da',
      text: 'Grüße, a long line.',
      html: '<p>Grüße</p>',
      headers: {
        'list-unsubscribe': '<https://creel.example/u?t=1>, <mailto:u@creel.example>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('may be plain', async () => {
    const [read] = await sendRaw([
      'From: a@x.org',
      'To: "B, C" <b@x.org>, d@x.org',
      'Subject: plain ü',
      '',
      'Grüße',
      'two',
    ]);
    expect(read).toMatchObject({ subject: 'plain ü', text: 'Grüße\ntwo', html: '' });
    expect(
      ses.mailbox
        .list()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['b@x.org', 'd@x.org']);
  });

  it('goes where the call says, and hides who was copied blindly', async () => {
    const lines = ['From: a@x.org', 'To: b@x.org', 'Bcc: secret@x.org', '', 'x'];
    const [read] = await sendRaw(lines, { Destinations: ['only@x.org'] });
    expect(ses.mailbox.list()).toHaveLength(1);
    expect(read?.to).toBe('only@x.org');
    expect(read?.headers).not.toHaveProperty('bcc');
  });

  it('is the only thing that can be sent', async () => {
    const Message = { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } };
    const Destination = { ToAddresses: ['b@x.org'] };
    await expect(
      ses.client.send(new SendEmailCommand({ Source: 'a@x.org', Destination, Message })),
    ).rejects.toMatchObject({ name: 'InvalidAction', $metadata: { httpStatusCode: 400 } });
  });

  it('is refused without a sender', async () => {
    await expect(sendRaw(['To: b@x.org', '', 'x'])).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });
});

describe('the page', () => {
  it('lists the mails and narrows them to a recipient', async () => {
    await ses.mailbox.deliver(mail);
    await ses.mailbox.deliver({ ...mail, to: 'bob@example.org', subject: 'For Bob' });
    const all = await fetchPage('/_inbox');
    expect(all.indexOf('For Bob')).toBeLessThan(all.indexOf('Hello'));
    const some = await fetchPage('/_inbox?to=BOB');
    expect(some).toContain('For Bob');
    expect(some).not.toContain('Hello');
    expect(await (await fetch(`${ses.origin}/_inbox/messages?to=bob`)).json()).toHaveLength(1);
  });

  it('shows one mail in a frame that can do nothing', async () => {
    await ses.mailbox.deliver({ ...mail, html: '<p title="a">&amp; <script>steal()</script></p>' });
    const shown = await fetchPage(`/_inbox/${ses.mailbox.list()[0]?.id}`);
    expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown).toContain('&#60;script&#62;steal()&#60;/script&#62;');
    expect(shown).not.toContain('<script');
    expect(shown).toContain('Your code is 123456.');
  });

  it('makes links of the addresses in plain text', async () => {
    await ses.mailbox.deliver({ ...mail, html: '', text: 'Go to https://creel.example/a?b=1&c="2, now.' });
    const shown = await fetchPage(`/_inbox/${ses.mailbox.list()[0]?.id}`);
    expect(shown).toContain(
      '<a href="https://creel.example/a?b=1&#38;c=">https://creel.example/a?b=1&#38;c=</a>&#34;2, now.',
    );
  });

  it('escapes whatever a mail says', async () => {
    const evil = '"><img src=x onerror=alert(1)>\'';
    await ses.mailbox.deliver({
      to: evil,
      subject: evil,
      text: evil,
      html: evil,
      headers: { from: evil, [evil]: evil },
    });
    for (const path of [
      '/_inbox',
      `/_inbox/${ses.mailbox.list()[0]?.id}`,
      `/_inbox?to=${encodeURIComponent(evil)}`,
    ]) {
      expect(await fetchPage(path)).not.toContain('<img');
    }
  });

  it('may run nothing and is framed by nobody', async () => {
    const policy = (await fetch(`${ses.origin}/_inbox`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
  });

  it.each([
    ['/_inbox', 'GET', 200],
    ['/_inbox/none', 'GET', 404],
    ['/_inbox/messages', 'POST', 405],
  ])('%s answers %s with %i', async (path, method, status) => {
    expect((await fetch(`${ses.origin}${path}`, { method })).status).toBe(status);
  });
});
