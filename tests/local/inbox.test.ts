import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mailbox, openMailbox } from '@creel/local-aws/ses';
import { serve } from '@creel/local-aws/tests/serve';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerInbox } from '#local/inbox/index.ts';

let directory: string;
let mailbox: Mailbox;
let served: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'creel-inbox-'));
  mailbox = await openMailbox({
    stateFile: join(directory, 'mails'),
    now: () => new Date('2026-07-01T12:00:00Z'),
  });
  served = await serve(async (request, response) => answerInbox(request, response, mailbox.list()));
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
const fetchPage = async (path: string) => (await fetch(`${served.origin}${path}`)).text();

it('lists the mails and narrows them to a recipient', async () => {
  await mailbox.deliver(mail);
  await mailbox.deliver({ ...mail, to: 'bob@example.org', subject: 'For Bob' });
  const all = await fetchPage('/_inbox');
  expect(all.indexOf('For Bob')).toBeLessThan(all.indexOf('Hello'));
  const some = await fetchPage('/_inbox?to=BOB');
  expect(some).toContain('For Bob');
  expect(some).not.toContain('Hello');
});

it('shows one mail in a frame that can do nothing', async () => {
  await mailbox.deliver({ ...mail, html: '<p title="a">&amp; <script>steal()</script></p>' });
  const shown = await fetchPage(`/_inbox/${mailbox.list()[0]?.id}`);
  expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(shown).toContain('&#60;script&#62;steal()&#60;/script&#62;');
  expect(shown).not.toContain('<script');
  expect(shown).toContain('Your code is 123456.');
});

it('makes links of the addresses in plain text', async () => {
  await mailbox.deliver({ ...mail, html: '', text: 'Go to https://creel.example/a?b=1&c="2, now.' });
  const shown = await fetchPage(`/_inbox/${mailbox.list()[0]?.id}`);
  expect(shown).toContain(
    '<a href="https://creel.example/a?b=1&#38;c=">https://creel.example/a?b=1&#38;c=</a>&#34;2, now.',
  );
});

it('escapes whatever a mail says', async () => {
  const evil = '"><img src=x onerror=alert(1)>\'';
  await mailbox.deliver({
    to: evil,
    subject: evil,
    text: evil,
    html: evil,
    headers: { from: evil, [evil]: evil },
  });
  for (const path of [
    '/_inbox',
    `/_inbox/${mailbox.list()[0]?.id}`,
    `/_inbox?to=${encodeURIComponent(evil)}`,
  ]) {
    expect(await fetchPage(path)).not.toContain('<img');
  }
});

it('may run nothing and is framed by nobody', async () => {
  const policy = (await fetch(`${served.origin}/_inbox`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
});

it.each([
  ['/_inbox', 'GET', 200],
  ['/_inbox/none', 'GET', 404],
  ['/_inbox', 'POST', 405],
])('%s answers %s with %i', async (path, method, status) => {
  expect((await fetch(`${served.origin}${path}`, { method })).status).toBe(status);
});
