/** The calls of SES that an app makes, and the inbox that receives its emails. */
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../ses/index.ts';
import { serve } from './serve.ts';

let directory: string;
let mailbox: Mailbox;
let served: Awaited<ReturnType<typeof serve>>;
let client: SESClient;
const stateFile = () => join(directory, 'state/mails');
const open = () => openMailbox({ stateFile: stateFile(), now: () => new Date('2026-07-01T12:00:00Z') });
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'creel-ses-'));
  mailbox = await open();
  served = await serve((request, response) => mailbox.handle(request, response));
  const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secretlocal' };
  client = new SESClient({
    endpoint: `${served.origin}/_ses`,
    region: 'eu-west-1',
    maxAttempts: 1,
    credentials,
  });
});
afterEach(async () => {
  await served.close();
  await rm(directory, { recursive: true });
});

const mail = {
  to: 'ann@example.org',
  subject: 'Hello',
  text: 'Your code is 123456.',
  html: '<p>Your code</p>',
};
const sendRaw = (Destinations: string[], lines: string[]) =>
  client.send(
    new SendRawEmailCommand({ Destinations, RawMessage: { Data: Buffer.from(lines.join('\r\n')) } }),
  );

describe('the box', () => {
  it('shows a sent mail with everything that was said', async () => {
    await sendRaw(
      ['ann@example.org'],
      [
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
      ],
    );
    expect(mailbox.list()).toEqual([
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

  it.each<[string, string, () => Promise<unknown>]>([
    ['without a recipient', 'InvalidParameterValue', () => sendRaw([], ['From: a@x.org', '', 'x'])],
    [
      'to something without a domain',
      'InvalidParameterValue',
      () => sendRaw(['bob'], ['From: a@x.org', '', 'x']),
    ],
    [
      'by another call than the product makes',
      'InvalidAction',
      () => {
        const Message = { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } };
        const Destination = { ToAddresses: ['b@x.org'] };
        return client.send(new SendEmailCommand({ Source: 'a@x.org', Destination, Message }));
      },
    ],
  ])('takes no mail %s', async (_, name, send) => {
    await expect(send()).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
    expect(mailbox.list()).toEqual([]);
  });

  it('has the newest first, and keeps the newest 500', async () => {
    await Promise.all(
      Array.from({ length: 510 }, (_, n) => mailbox.deliver({ ...mail, subject: String(n) })),
    );
    const subjects = mailbox.list().map(({ subject }) => subject);
    expect(subjects).toHaveLength(500);
    expect([subjects.at(0), subjects.at(-1)]).toEqual(['509', '10']);
  });

  it('survives a restart, also one after a kill in the middle of a line', async () => {
    await mailbox.deliver(mail);
    await appendFile(stateFile(), '{"id":"half');
    const again = await open();
    expect(again.list()).toMatchObject([mail]);
    await again.deliver({ ...mail, subject: 'Next' });
    const third = await open();
    expect(third.list().map(({ subject }) => subject)).toEqual(['Next', 'Hello']);
    expect((await readFile(stateFile(), 'utf8')).split('\n')).toHaveLength(3);
  });
});
