/** Announcement emails: their content, their recipients, and their reports. */
import { ulid } from 'ulid';
import { describe, expect } from 'vitest';
import { sentMail } from '#lambdas/mail/store/items.ts';
import { mailingPart } from '#lambdas/newsletters/jobs.ts';
import { mailing } from '#lambdas/newsletters/store/items.ts';
import { membership } from '#lambdas/people/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { DAY, HOUR, MAILING } from '#shared/limits.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { type Audience, toPerson } from '#shared/newsletters/audience.ts';
import {
  countMailAudience,
  createMailing,
  findMailRecipients,
  getMailing,
  listMailings,
  previewMailing,
  resumeMailing,
  stopMailing,
  testMailing,
} from '#shared/newsletters/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import {
  aGivenUpMailing,
  aLetter,
  aMailing,
  anEndlessMailing,
  giveAddresses,
  sendMailing,
} from '#tests/support/mailings.ts';
import { noAddress } from '#words/newsletters/newsletters.ts';

// Audiences contain everybody, so this file needs a cloud of its own.
useOwnCloud();

let mo: TestUser;
it.beforeAll(async () => {
  mo = await aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });
  // A refused test counts too, and Mo sends as many below as a day allows.
  const another = await aPerson(cloud, { groups: ['admin'] });
  const refused = await sendMailing(cloud, another, { audience: 'role.buyer' });
  expect(refused.error.issues).toEqual([{ path: 'audience', message: noAddress('consumer') }]);
  await giveAddresses(cloud);
});

const asMo = () => ({ token: mo.accessToken });
const count = async (audience: Audience) =>
  (await cloud.call(countMailAudience, { ...asMo(), query: { audience } })).body;
const toOne = async (person: TestUser, changes = {}, by = mo) => {
  const { id } = (await sendMailing(cloud, by, { audience: toPerson(person.userId), ...changes })).body;
  await cloud.settled();
  return (await cloud.call(getMailing, { ...asMo(), params: { mailingId: id } })).body;
};
const quiet = ({ accessToken: token }: TestUser) =>
  cloud.call(setMailPreferences, { token, body: { news: false } });

describe('the text of an announcement', () => {
  const content =
    '# Cod is back\n\nMeet us **on the pier**\nat [six](https://creel.example/dock).\n\n- ice\n- <script>alert(1)</script>knives\n\n[x](javascript:alert(1)) <img src="https://evil.example/x.gif">';

  it('is previewed as it is sent from both sites, without harmful parts', async () => {
    const body = { subject: 'Season', content };
    const preview = (await cloud.call(previewMailing, { ...asMo(), body })).body;
    for (const { html, text } of [preview.consumer, preview.community]) {
      expect(html).toContain('<h2>Cod is back</h2>');
      expect(html).toContain('<strong>on the pier</strong><br />');
      expect(html).toContain('href="https://creel.example/dock"');
      expect(html).not.toMatch(/script|javascript|evil/);
      expect(text).toContain('Meet us on the pier\nat six (https://creel.example/dock).');
      expect(text).toContain('- ice\n- knives');
      expect(text).toContain('1 Example Wharf, Portland, ME 04101');
    }
    expect(preview.consumer.html).not.toBe(preview.community.html);
    const person = await cloud.signUp({ flavour: 'community' });
    await toOne(person, body);
    const [mail] = await mailsTo(cloud, person);
    const untilLink = (text = '') => text.split('/unsubscribe')[0];
    expect(untilLink(mail?.html.replaceAll('\r', ''))).toBe(untilLink(preview.consumer.html));
  });

  it.each([
    [{ subject: ' ', content: 'x' }, 'subject', 'Subject is required'],
    [{ subject: 'x', content: '' }, 'content', 'Text is required'],
    [{ subject: 'x', content: '<script>x</script>' }, 'content', 'Text is required'],
  ])('is refused if nothing is left of it: %j', async (body, path, message) => {
    for (const answer of [
      await cloud.call(previewMailing, { ...asMo(), body }),
      await cloud.call(createMailing, { ...asMo(), body: aMailing(body) }),
    ])
      expect(answer.error.issues).toEqual([{ path, message }]);
  });

  it('goes to oneself as a test, even with news turned off, once for one key', async () => {
    const admin = await aPerson(cloud, { groups: ['admin'] });
    await quiet(admin);
    const request = {
      token: admin.accessToken,
      idempotencyKey: crypto.randomUUID(),
      body: { ...aLetter(), flavour: 'community' as const },
    };
    for (let times = 0; times < 2; times++)
      expect((await cloud.call(testMailing, request)).body).toEqual({ sentTo: [admin.email] });
    expect((await theMailTo(cloud, admin)).subject).toBe('The season opens');
  });

  it('goes to a few typed addresses as a test, if they get such emails, with the names of known people', async () => {
    const admin = await aPerson(cloud, { name: 'Ada Byrd', groups: ['admin'] });
    const unwilling = await aPerson(cloud);
    await quiet(unwilling);
    const colleague = `${crypto.randomUUID()}@creel.example`;
    const content = 'Hello {name}';
    const test = (to: string[]) =>
      cloud.call(testMailing, {
        token: admin.accessToken,
        body: { subject: 'For {name}', content, flavour: 'consumer' as const, to },
      });
    expect((await test([admin.email, colleague])).body.sentTo).toEqual([admin.email, colleague]);
    await cloud.settled();
    expect((await theMailTo(cloud, admin)).subject).toBe('For Ada Byrd');
    expect((await theMailTo(cloud, { email: colleague })).text).toContain('Hello there');
    const { error } = await test([colleague, unwilling.email]);
    expect(error.issues).toMatchObject([{ path: 'to', message: expect.stringContaining('unsubscribed') }]);
    const six = Array.from({ length: 6 }, () => `${crypto.randomUUID()}@creel.example`);
    expect((await test(six)).error.issues).toMatchObject([{ path: 'to' }]);
  });
});

describe('the audience of an announcement', () => {
  it('can be a role, the people of one site, or one person', async () => {
    const [ruth, omar] = [await aPerson(cloud), await cloud.signUp({ flavour: 'community' })];
    const before = await Promise.all([count('role.fisherman'), count('flavour.consumer')]);
    await cloud.call(createProfile, {
      token: ruth.accessToken,
      body: { profileType: 'fisherman', name: 'Ruth Alder' },
    });
    const after = await Promise.all([count('role.fisherman'), count('flavour.consumer')]);
    expect(after[0].recipients).toBe(before[0].recipients + 1);
    expect(after[1]).toEqual(before[1]);
    await quiet(ruth);
    expect(await count('role.fisherman')).toEqual({ ...before[0], unwanted: before[0].unwanted + 1 });
    expect(await count('role.fisherman_manager')).toEqual({
      recipients: 1,
      languages: { en: 1, es: 0, pt: 0, vi: 0 },
      unwanted: 0,
      suppressed: 0,
      withoutAddress: [],
    });
    expect(await count(toPerson(ruth.userId))).toEqual({
      recipients: 0,
      languages: { en: 0, es: 0, pt: 0, vi: 0 },
      unwanted: 1,
      suppressed: 0,
      withoutAddress: [],
    });
    expect(await count(toPerson(omar.userId))).toEqual({
      recipients: 1,
      languages: { en: 1, es: 0, pt: 0, vi: 0 },
      unwanted: 0,
      suppressed: 0,
      withoutAddress: [],
    });
    const { error } = await cloud.call(countMailAudience, {
      ...asMo(),
      query: { audience: 'role.nobody' as Audience },
    });
    expect(error.issues).toEqual([{ path: 'audience', message: 'Please choose who gets it' }]);
  });

  it('can be a group near a town, by the places in profiles', async () => {
    const inMaine = async (location: string, zipcode = '') => {
      const person = await aPerson(cloud);
      const body = { profileType: 'buyer' as const, name: 'Olaf Brandt', location, zipcode };
      await cloud.call(createProfile, { token: person.accessToken, body });
      return person;
    };
    const near = await inMaine('Portland, ME');
    const byZip = await inMaine('the old wharf', '04101');
    await inMaine('Bangor, ME');
    await inMaine('somewhere');
    const audience = 'role.buyer within 10 miles of 04102';
    expect((await count(audience)).recipients).toBe(2);
    expect((await count('role.fisherman within 10 miles of Portland, ME')).recipients).toBe(0);
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const { id } = (await sendMailing(cloud, admin, { audience, expected: 2 })).body;
    await cloud.settled();
    const sent = await cloud.call(getMailing, { ...asMo(), params: { mailingId: id } });
    expect(sent.body).toMatchObject({ state: 'sent', sent: 2 });
    for (const reader of [near, byZip]) expect(await mailsTo(cloud, reader)).toHaveLength(1);
    const nowhere = 'flavour.consumer within 35 miles of Nowhere at all';
    const { error } = await cloud.call(countMailAudience, { ...asMo(), query: { audience: nowhere } });
    expect(error.issues).toMatchObject([{ path: 'audience' }]);
  });

  it('can be a whole group, whatever its size', async () => {
    // People who never signed in have no account and get no email.
    const others = Array.from({ length: MAILING.peopleAPart + 100 }, () => crypto.randomUUID());
    const group = 'community_aid_manager';
    const since = { group, assignedBy: mo.userId, assignedAt: '2026-01-05T12:00:00.000Z' } as const;
    await putItems(
      cloud,
      others.map((userId) => ({ ...membership.item({ userId, group }, since) })),
    );
    const managers = [await aPerson(cloud, { groups: [group] }), await aPerson(cloud, { groups: [group] })];
    const audience = `role.${group}` as const;
    const first = await count(audience);
    const query = { audience, cursor: first.nextCursor ?? '' };
    const rest = (await cloud.call(countMailAudience, { ...asMo(), query })).body;
    expect(first.recipients + rest.recipients).toBe(managers.length);
    const admin = await aPerson(cloud, { groups: ['admin'] });
    await sendMailing(cloud, admin, { audience });
    await cloud.settled();
    // The second part waits for the emails of the first.
    cloud.clock.advance(60_000);
    await cloud.settled();
    for (const manager of managers) expect(await mailsTo(cloud, manager)).toHaveLength(1);
  });

  it('is searched by name or address, without revealing addresses', async () => {
    const nora = await aPerson(cloud, { name: 'Nora Quist', email: 'nora.quist@creel.example' });
    for (const q of ['quist', 'nora.quist@creel.example']) {
      const { items } = (await cloud.call(findMailRecipients, { ...asMo(), query: { q } })).body;
      expect(items).toEqual([{ userId: nora.userId, name: 'Nora Quist', email: 'n…@creel.example' }]);
    }
  });

  it('is not found by a part of an address, so that nobody can guess it letter by letter', async () => {
    const email = 'xavier.plum@creel.example';
    const nora = await aPerson(cloud, { name: 'Nora Xu', email });
    const find = async (q: string) => {
      const { items } = (await cloud.call(findMailRecipients, { ...asMo(), query: { q } })).body;
      return items.map(({ userId }) => userId);
    };
    for (const q of ['xa', 'xavier.plum', email.slice(0, -1)]) expect(await find(q)).toEqual([]);
    for (const q of ['x', 'nora x', email.toUpperCase()]) expect(await find(q)).toEqual([nora.userId]);
  });
});

describe('a newsletter', () => {
  it('reaches people who want it, from the site they know, with a link to unsubscribe', async () => {
    const entered = { profileType: 'buyer', phone: '207-555-0123', zipcode: '04101', flavour: 'community' };
    const person = await cloud.signUp({ pending: JSON.stringify(entered) });
    const { state, sent, person: to, by } = await toOne(person);
    expect({ state, sent, to: to?.userId, by }).toEqual({
      state: 'sent',
      sent: 1,
      to: person.userId,
      by: { userId: mo.userId, name: 'Mo Ray' },
    });
    const [mail] = await mailsTo(cloud, person);
    if (!mail) throw new Error('There is no email');
    const { origin, pathname } = unsubscribeLinks(mail).header;
    expect(origin + pathname).toBe(`${cloud.origin('community')}/api/unsubscribe`);
  });

  it('counts each bounced email and each complaint once', async () => {
    const person = await aPerson(cloud, { name: 'Ada Byrd' });
    // Mo sends as many as a day allows.
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const { id } = await toOne(person, { content: 'Hello {name}' }, admin);
    const [mail] = await mailsTo(cloud, person);
    expect(mail?.text).toContain('Hello Ada Byrd');
    const [tag, mailingId] = mail?.headers['x-ses-message-tags']?.split('=') ?? [];
    const about = { messageId: 'a1', tags: { [tag ?? '']: [mailingId], 'ses:operation': ['SendRawEmail'] } };
    const recipients = [{ emailAddress: person.email }];
    const bounce = { bounceType: 'Transient', bouncedRecipients: recipients };
    const complaint = { complainedRecipients: recipients };
    for (const feedback of [
      { eventType: 'Bounce', bounce, mail: about },
      { eventType: 'Bounce', bounce, mail: about },
      { eventType: 'Complaint', complaint, mail: about },
    ]) {
      const Message = JSON.stringify(feedback);
      await cloud.runtime.invoke('record-mail-feedback', { Records: [{ Sns: { Message } }] });
    }
    const { bounced, complained } = (await cloud.call(getMailing, { ...asMo(), params: { mailingId: id } }))
      .body;
    expect({ bounced, complained }).toEqual({ bounced: 1, complained: 1 });
  });

  it('skips people who turned it off, left or reached the daily limit, with the numbers', async () => {
    const [unwilling, gone, busy] = [await aPerson(cloud), await aPerson(cloud), await aPerson(cloud)];
    await quiet(unwilling);
    await cloud.call(deleteAccount, { token: gone.accessToken });
    await cloud.settled();
    expect(await toOne(unwilling)).toMatchObject({ state: 'sent', sent: 0, leftOut: { unwanted: 1 } });
    expect(await toOne(gone)).toMatchObject({ state: 'sent', sent: 0 });
    for (let mails = 0; mails < 3; mails++) await toOne(busy);
    expect(await mailsTo(cloud, busy)).toHaveLength(3);
    expect(await mailsTo(cloud, unwilling)).toEqual([]);
  });

  it('is listed newest first, and audited with the people who sent and stopped it', async () => {
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const mailingId = ulid();
    await putItems(cloud, [{ ...mailing.item({ mailingId }, anEndlessMailing(mailingId)) }]);
    const stop = () => cloud.call(stopMailing, { token: admin.accessToken, params: { mailingId } });
    const stopped = await Promise.all([stop(), stop(), stop()]);
    expect(stopped.map(({ body }) => body.state)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(await toOne(admin)).toMatchObject({ state: 'sent' });
    const { items } = (await cloud.call(listMailings, asMo())).body;
    expect(items.map(({ id }) => id)).toEqual(
      items
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const audit = await readItems(cloud, 'pk', 'AUDIT');
    expect(audit.filter(({ subject }) => subject === mailingId)).toMatchObject([
      { action: 'mailing-stopped', actorId: admin.userId },
    ]);
    expect(audit.filter(({ userId }) => userId === admin.userId)).toMatchObject([
      { action: 'mailing-started', actorId: mo.userId, after: { audience: 'person' } },
    ]);
  });

  it('with a lost part is not finished, shows the missing number, and can be stopped', async () => {
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const begun = async (createdAt: string) => {
      const mailingId = ulid();
      const endless = { ...anEndlessMailing(mailingId), createdAt };
      await putItems(cloud, [{ ...mailing.item({ mailingId }, endless) }]);
      return { token: admin.accessToken, params: { mailingId } };
    };
    const now = cloud.clock.now();
    const lately = await begun(new Date(now - HOUR).toISOString());
    expect((await cloud.call(getMailing, lately)).body).toMatchObject({ state: 'sending', sent: 1 });
    const before = await begun(new Date(now - 2 * DAY).toISOString());
    expect((await cloud.call(getMailing, before)).body).toMatchObject({ state: 'unfinished', missing: 2 });
    expect((await cloud.call(stopMailing, before)).body.state).toBe('stopped');
  });

  it('with a lost part can be resumed once, for people who do not have it', async () => {
    const group = 'fisherman_manager';
    const [admin, reached, missed] = await Promise.all([
      aPerson(cloud, { groups: ['admin'] }),
      aPerson(cloud, { groups: [group] }),
      aPerson(cloud, { groups: [group] }),
    ]);
    const mailingId = await aGivenUpMailing(cloud, { audience: `role.${group}` });
    const { expiresAt } = anEndlessMailing(mailingId);
    const sent = { outcome: 'sent', messageId: 'another', receives: 1, since: 0, expiresAt } as const;
    const mark = sentMail.item({ askedBy: `${mailingId}#${reached.userId}`, mail: 'mailing' }, sent);
    await putItems(cloud, [{ ...mark }]);
    const asked = { token: admin.accessToken, params: { mailingId } };
    expect((await cloud.call(getMailing, asked)).body).toMatchObject({
      state: 'unfinished',
      canResume: true,
    });
    const resumed = await Promise.all([1, 2, 3].map(() => cloud.call(resumeMailing, asked)));
    expect(resumed.map(({ body }) => body.state)).toEqual(['sending', 'sending', 'sending']);
    // Lost parts of the first round are redriven meanwhile.
    await runJobs(cloud, mailingPart.of({ mailingId }));
    await cloud.settled();
    const { state, leftOut, sent: reachedInAll } = (await cloud.call(getMailing, asked)).body;
    expect({ state, gone: leftOut.gone, reachedInAll }).toMatchObject({ state: 'sent', gone: 0 });
    expect(reachedInAll).toBeGreaterThanOrEqual(2);
    expect(await mailsTo(cloud, missed)).toHaveLength(1);
    expect(await mailsTo(cloud, reached)).toEqual([]);
    expect((await cloud.call(resumeMailing, asked)).body).toMatchObject({ state: 'sent' });
    const audit = await readItems(cloud, 'pk', 'AUDIT');
    expect(audit.filter(({ subject }) => subject === mailingId)).toMatchObject([
      { action: 'mailing-resumed', before: { mailingState: 'unfinished' }, actorId: admin.userId },
    ]);
  });

  it('cannot be resumed while its site has no postal address', async () => {
    const { accessToken: token } = await aPerson(cloud, { groups: ['admin'] });
    const mailingId = await aGivenUpMailing(cloud);
    await giveAddresses(cloud, {});
    const { error } = await cloud.call(resumeMailing, { token, params: { mailingId } });
    await giveAddresses(cloud);
    expect(error).toMatchObject({ code: 'conflict', message: noAddress('consumer') });
  });

  it('cannot be resumed after it was stopped, or if it is too long ago', async () => {
    const { accessToken: token } = await aPerson(cloud, { groups: ['admin'] });
    const mailingId = await aGivenUpMailing(cloud);
    const asked = { token, params: { mailingId } };
    await cloud.call(stopMailing, asked);
    expect((await cloud.call(resumeMailing, asked)).error.message).toBe(
      'This email was stopped. It cannot be continued.',
    );
    const old = ulid();
    await putItems(cloud, [{ ...mailing.item({ mailingId: old }, anEndlessMailing(old)) }]);
    const ofOld = { token, params: { mailingId: old } };
    expect((await cloud.call(getMailing, ofOld)).body.canResume).toBe(false);
    expect((await cloud.call(resumeMailing, ofOld)).error.message).toContain(
      'Some people would get it twice',
    );
  });

  it('cannot be stopped after all of it was sent', async () => {
    const { id: mailingId } = await toOne(await aPerson(cloud));
    const { error } = await cloud.call(stopMailing, { ...asMo(), params: { mailingId } });
    expect(error).toMatchObject({ code: 'conflict', message: 'This email was already sent to everybody.' });
  });

  it('can be sent only by administrators and fisherman managers', async () => {
    const aid = await aPerson(cloud, { groups: ['community_aid_manager'] });
    expect((await sendMailing(cloud, aid)).status).toBe(403);
    expect((await cloud.call(listMailings, { token: aid.accessToken })).status).toBe(403);
  });
});
