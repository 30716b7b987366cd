/** Reports as administrators see and handle them, also two at once, and their effects on the reported person. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { DAY, HOUR, MINUTE, REPORT_DIGEST_HOUR } from '#shared/limits.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { createReport, getReport, listReports } from '#shared/moderation/endpoints.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { setCatchVisibility, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair, write } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { actOn } from '#tests/support/reports.ts';

useOwnCloud();

let alma: TestUser;
let bea: TestUser;
it.beforeAll(async () => {
  [alma, bea] = await Promise.all([
    aPerson(cloud, { name: 'Alma Reyes', groups: ['admin'] }),
    aPerson(cloud, { name: 'Bea Lund', groups: ['admin'] }),
  ]);
});

const report = async (from: TestUser, on: { userId: string }, more: object = {}) => {
  cloud.clock.advance(1000);
  const body = {
    reportedUserId: on.userId,
    reportType: 'spam',
    description: 'Sells watches.',
    ...more,
  } as const;
  return (await cloud.call(createReport, { token: from.accessToken, body })).body.id;
};
const act = (by: TestUser, reportId: string, action: ReportAction, more: object = {}) =>
  actOn(cloud, by, reportId, { action, ...more });
const read = async (reportId: string) =>
  (await cloud.call(getReport, { token: alma.accessToken, params: { reportId } })).body;
const auditOf = async (reportId: string) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter(({ subject }) => subject === reportId);
const note = 'No watches, please.';

describe('a report', () => {
  it('waits in the queue with the oldest first', async () => {
    const [ruth, omar] = await pair(cloud);
    const ids = [await report(ruth, omar), await report(ruth, omar), await report(ruth, omar)];
    const { items } = (await cloud.call(listReports, { token: alma.accessToken, query: { limit: '100' } }))
      .body;
    expect(items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('keeps the post as it was reported, even if it is edited later', async () => {
    const [ruth, omar] = await pair(cloud);
    const posted = await postCatch(cloud, omar, { description: 'Watches, cheap!' });
    const id = await report(ruth, omar, { catchId: posted.id });
    const params = { catchId: posted.id };
    const changed = { version: 1, description: 'Long-lined east of the ledge.' };
    expect((await cloud.call(updateCatch, { token: omar.accessToken, params, body: changed })).status).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({
      post: {
        kind: 'catch',
        species: 'cod',
        location: 'Portland, ME',
        text: 'Watches, cheap!',
        offer: { quantity: '40 lb', amount: 6.5 },
      },
      isTakenDown: false,
    });
  });

  it('keeps the profile only of a reported person, and the catch of a reported message', async () => {
    const [ruth, omar] = await pair(cloud);
    await cloud.call(createProfile, {
      token: omar.accessToken,
      body: { profileType: 'fisherman', name: 'Omar Finn', bio: 'Buy watches!' },
    });
    await cloud.settled();
    expect(await read(await report(ruth, omar))).toMatchObject({ profile: { bio: 'Buy watches!' } });
    const { id: catchId } = await postCatch(cloud, omar, { description: 'Watches!' });
    const { id: messageId } = (await write(cloud, omar, ruth, { catchId })).body;
    const ofMessage = await read(await report(ruth, omar, { messageId }));
    expect(ofMessage).toMatchObject({ message: { catchId }, post: { text: 'Watches!' }, isTakenDown: false });
    expect(ofMessage).not.toHaveProperty('profile');
  });

  it('comes with earlier reports about both people and their outcomes', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = await report(ruth, omar);
    await act(alma, first, 'warn', { note });
    const back = await report(omar, ruth);
    const { reportedHistory, reporterHistory } = await read(await report(ruth, omar));
    expect(reportedHistory.about).toMatchObject([{ id: first, status: 'handled', actions: ['warn'] }]);
    expect(reportedHistory.by).toMatchObject([{ id: back, status: 'open', actions: [] }]);
    expect(reporterHistory?.about.map(({ id }) => id)).toEqual([back]);
    expect(reporterHistory?.by.map(({ id }) => id)).toEqual([first]);
    expect(reportedHistory.hasMoreAbout).toBe(false);
  });

  it('contains at most twenty earlier reports, and says whether there are more', async () => {
    const [ruth, omar] = await pair(cloud);
    for (let count = 0; count < 11; count++) await report(ruth, omar);
    const eve = await aPerson(cloud);
    for (let count = 0; count < 11; count++) await report(eve, omar);
    const { reportedHistory } = await read(await report(eve, omar));
    expect([reportedHistory.about.length, reportedHistory.hasMoreAbout]).toEqual([20, true]);
    expect(reportedHistory.by).toEqual([]);
  });
});

describe('two administrators', () => {
  it('act once, and the second one gets the current state of the report', async () => {
    const [ruth, omar] = await pair(cloud);
    const id = await report(ruth, omar);
    const [warned, dismissed] = await Promise.all([
      act(alma, id, 'warn', { note, version: 1 }),
      act(bea, id, 'dismiss', { version: 1 }),
    ]);
    expect([warned.status, dismissed.status].sort()).toEqual([200, 409]);
    const refused = [warned, dismissed].find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      message: 'Somebody else just changed this report. Please review it again.',
      version: 2,
    });
    const after = await read(id);
    const winner = warned.status === 200 ? alma : bea;
    expect(after.actions).toMatchObject([{ actorId: winner.userId, actorName: winner.name }]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('are refused if they do not name the state of the report that they saw', async () => {
    const [ruth, omar] = await pair(cloud);
    const id = await report(ruth, omar);
    const { status, error } = await act(bea, id, 'dismiss', { version: undefined });
    expect([status, error.issues?.map(({ path }) => path)]).toEqual([422, ['version']]);
    expect(await auditOf(id)).toEqual([]);
  });

  it('do not repeat the same decision, while a retry of the first one succeeds', async () => {
    const [ruth, omar] = await pair(cloud);
    const id = await report(ruth, omar);
    const warning = { note, version: 1 };
    for (let times = 0; times < 2; times++) expect((await act(alma, id, 'warn', warning)).status).toBe(200);
    expect((await act(bea, id, 'warn', warning)).status).toBe(409);
    await cloud.settled();
    expect((await mailsTo(cloud, omar)).map(({ subject }) => subject)).toEqual([
      'A warning about your Creel account',
    ]);
    expect(await auditOf(id)).toHaveLength(1);
  });
});

describe('the reported person', () => {
  it('is suspended until the end, with one email about the reason, the end and how to object', async () => {
    const [ruth, omar] = await pair(cloud);
    const id = await report(ruth, omar);
    const past = new Date(cloud.clock.now() - HOUR).toISOString();
    expect((await act(alma, id, 'suspend', { note, until: past })).error.issues).toMatchObject([
      { path: 'until' },
    ]);
    const until = new Date(cloud.clock.now() + 7 * DAY).toISOString();
    const { body } = await act(alma, id, 'suspend', { note, until });
    expect(body).toMatchObject({ isSuspended: true, actions: [{ action: 'suspend', note, until }] });
    await cloud.settled();
    const [mail, ...others] = await mailsTo(cloud, omar);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(note);
    expect(mail?.text).toContain('It ends automatically on');
    expect(mail?.text).toContain('If you think this is wrong, write to');
    expect(await auditOf(id)).toMatchObject([
      {
        before: { reportStatus: 'open', isSuspended: false },
        after: { reportStatus: 'handled', isSuspended: true, suspendedUntil: until },
        onlyNamed: ['note'],
      },
    ]);
  });

  it('gets an email when a post is hidden, and when they may show it again', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id: catchId } = await postCatch(cloud, omar);
    const [first, second] = [await report(ruth, omar, { catchId }), await report(ruth, omar, { catchId })];
    const waiting = (await cloud.call(listReports, { token: alma.accessToken, query: { limit: '100' } })).body
      .items;
    expect(waiting.filter((each) => each.catchId === catchId).map(({ isTakenDown }) => isTakenDown)).toEqual([
      false,
      false,
    ]);
    expect((await act(alma, first, 'hide_post', { note })).body.isTakenDown).toBe(true);
    expect((await act(bea, second, 'hide_post', { note })).error.message).toBe('This is hidden already.');
    expect((await read(second)).isTakenDown).toBe(true);
    expect((await act(alma, first, 'show_post')).body.isTakenDown).toBe(false);
    const shown = { token: omar.accessToken, params: { catchId }, body: { hidden: false } };
    expect((await cloud.call(setCatchVisibility, shown)).status).toBe(200);
    await cloud.settled();
    expect((await mailsTo(cloud, omar)).map(({ subject }) => subject).sort()).toEqual([
      'A post of yours on Creel can be shown again',
      'A post of yours on Creel was hidden',
    ]);
    expect((await act(bea, second, 'lift_suspension')).error.message).toBe('This person is not suspended.');
  });

  it.each(['warn', 'suspend', 'hide_post'] as const)(
    'is never notified without a reason: %s',
    async (action) => {
      const [ruth, omar] = await pair(cloud);
      const { error } = await act(alma, await report(ruth, omar), action, { note: ' ' });
      expect(error.issues).toEqual([{ path: 'note', message: 'Reason is required' }]);
    },
  );

  it('has their reported text kept without their name after they have left', async () => {
    const [ruth, omar] = await pair(cloud);
    const id = await report(ruth, omar);
    await cloud.call(deleteAccount, { token: omar.accessToken });
    await cloud.settled();
    expect(await read(id)).toMatchObject({
      reported: { name: 'Deleted account' },
      description: 'Sells watches.',
    });
    expect((await act(alma, id, 'suspend', { note })).error.message).toBe(
      'This person has deleted their account.',
    );
  });
});

describe('emails to administrators about reports', () => {
  const subjectsTo = async (person: TestUser) => (await mailsTo(cloud, person)).map(({ subject }) => subject);

  it('arrive at once for unsafe food and threats, with a link to the report, unless turned off', async () => {
    const [ruth, omar] = await pair(cloud);
    const cato = await aPerson(cloud, { name: 'Cato Bell', groups: ['admin'] });
    await cloud.call(setMailPreferences, { token: bea.accessToken, body: { reports: false } });
    const id = await report(ruth, omar, { reportType: 'food_safety', description: 'It smelled of fuel.' });
    const [mail] = await mailsTo(cloud, cato);
    expect(mail?.subject).toBe('Urgent report: Unsafe food');
    expect(mail?.text).toContain('It smelled of fuel.');
    expect(mail?.text).toContain(`/admin/reports?report=${id}`);
    await report(ruth, omar, { reportType: 'harassment' });
    expect(await subjectsTo(cato)).toContain('Urgent report: Harassment or threats');
    for (const other of [bea, ruth, omar])
      expect((await subjectsTo(other)).filter((subject) => subject.startsWith('Urgent'))).toEqual([]);
  });

  it('arrive once a day for all other waiting reports', async () => {
    const [ruth, omar] = await pair(cloud);
    const dora = await aPerson(cloud, { name: 'Dora Finn', groups: ['admin'] });
    await report(ruth, omar);
    await report(ruth, omar, { reportType: 'scam' });
    await cloud.settled();
    expect(await subjectsTo(dora)).toEqual([]);
    const now = cloud.clock.now();
    const today = new Date(now).setUTCHours(REPORT_DIGEST_HOUR, 0, 0, 0);
    cloud.clock.advance((today > now ? today : today + DAY) - now + MINUTE);
    for (let run = 0; run < 2; run += 1) {
      await cloud.runDue();
      expect(await subjectsTo(dora)).toEqual([
        expect.stringMatching(/^Reports waiting for a decision: \d+$/),
      ]);
    }
  });
});
