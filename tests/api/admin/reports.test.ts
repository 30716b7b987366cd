import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { createReport, listReports } from '#shared/moderation/endpoints.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, inboxOf, pair, write } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { actOn } from '#tests/support/reports.ts';
import { apiErrors } from '#words/general/api-errors.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await aPerson(cloud, { groups: ['admin'] });
});

const report = (from: TestUser, on: { userId: string }, more: object = {}) =>
  cloud.call(createReport, {
    token: from.accessToken,
    body: { reportedUserId: on.userId, reportType: 'spam', description: 'Sells watches.', ...more },
  });
const act = (reportId: string, action: ReportAction, more: object = {}) =>
  actOn(cloud, admin, reportId, {
    action,
    ...(action !== 'dismiss' && { note: 'No watches, please.' }),
    ...more,
  });
const queue = async (status?: 'open' | 'handled') =>
  (
    await cloud.call(listReports, {
      token: admin.accessToken,
      query: { limit: '100', ...(status && { status }) },
    })
  ).body.items;
const auditOf = async (reportId: string) =>
  (await readItems(cloud, 'pk', 'AUDIT'))
    .filter(({ subject }) => subject === reportId)
    .map(({ action }) => action);

describe('a report', () => {
  it('waits for administrators with the original message', async () => {
    const [ruth, omar] = await pair(cloud);
    const message = (await write(cloud, omar, ruth, { content: 'Buy watches!' })).body;
    const { status, body } = await report(ruth, omar, { messageId: message.id });
    expect(status).toBe(201);
    const given = {
      id: body.id,
      reportedUserId: omar.userId,
      reportType: 'spam',
      description: 'Sells watches.',
      messageId: message.id,
      createdAt: body.createdAt,
    };
    expect(body).toEqual(given);
    expect((await queue()).find(({ id }) => id === body.id)).toEqual({
      ...given,
      status: 'open',
      reporter: { userId: ruth.userId, name: 'Ruth Alder' },
      reported: { userId: omar.userId, name: 'Omar Finn' },
      message: { subject: message.subject, content: 'Buy watches!', createdAt: message.createdAt },
      actions: [],
      version: 1,
      isSuspended: false,
    });
  });

  it.each([
    [{ reportType: undefined }, 'reportType', 'Please choose what this is about'],
    [{ reportType: 'rude' }, 'reportType', 'Please choose what this is about'],
    [{ description: ' \n ' }, 'description', 'Description is required'],
    [{ description: undefined }, 'description', 'Description is required'],
  ])('is refused with %j', async (changes, path, message) => {
    const [ruth, omar] = await pair(cloud);
    expect((await report(ruth, omar, changes)).error.issues).toEqual([{ path, message }]);
  });

  it('is accepted only for something that the reporter got from the reported person', async () => {
    const [ruth, omar] = await pair(cloud);
    const eve = await aPerson(cloud);
    const [sent, foreign] = [(await write(cloud, ruth, omar)).body, (await write(cloud, omar, eve)).body];
    const posted = await postCatch(cloud, eve);
    const answers = [
      await report(ruth, ruth),
      await report(ruth, { userId: '00000000-0000-4000-8000-000000000000' }),
      await report(ruth, omar, { messageId: foreign.id }),
      await report(ruth, omar, { messageId: sent.id }),
      await report(ruth, omar, { catchId: posted.id }),
    ];
    expect(answers.map(({ error }) => error.message)).toEqual([
      "You can't report yourself.",
      'There is no such person.',
      'Message not found',
      'This message was not written by the person you report.',
      'This catch belongs to somebody else. Report it from its own page.',
    ]);
  });

  it('is refused after twenty in an hour, with the time to wait', async () => {
    const [ruth, omar] = await pair(cloud);
    for (let count = 0; count < 20; count++) expect((await report(ruth, omar)).status).toBe(201);
    const refused = await report(ruth, omar);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is in the export of its reporter, whose name is removed with the account', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id } = (await report(ruth, omar)).body;
    const exported = await downloadData(cloud, ruth);
    expect(exported.reports.map((each) => each.id)).toEqual([id]);
    expect((await downloadData(cloud, omar)).reports).toEqual([]);
    await cloud.call(deleteAccount, { token: ruth.accessToken });
    await cloud.settled();
    const kept = (await queue()).find((each) => each.id === id);
    expect(kept).not.toHaveProperty('reporter');
    expect(kept?.reported.userId).toBe(omar.userId);
  });
});

describe('an administrator', () => {
  it('dismisses a report once, which removes it from the queue and leaves one audit entry', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id } = (await report(ruth, omar)).body;
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(id, 'dismiss', { version: 1 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await queue()).some((each) => each.id === id)).toBe(false);
    const handled = (await queue('handled')).find((each) => each.id === id);
    const done = { actorId: admin.userId, actorName: admin.name, at: expect.any(String) };
    expect(handled?.actions).toEqual([{ action: 'dismiss', ...done }]);
    expect(await auditOf(id)).toEqual(['report-dismissed']);
  });

  it('suspends a person, who cannot write until the suspension ends', async () => {
    const [ruth, omar] = await pair(cloud);
    const earlier = (await write(cloud, ruth, omar)).body;
    const { id } = (await report(ruth, omar)).body;
    expect((await act(id, 'suspend')).body).toMatchObject({ status: 'handled', isSuspended: true });
    expect((await cloud.call(getMe, { token: omar.accessToken })).body.isSuspended).toBe(true);
    expect((await cloud.call(getMe, { token: ruth.accessToken })).body.isSuspended).toBe(false);
    for (const words of [{}, { replyTo: earlier.id }]) {
      const { status, error } = await write(cloud, omar, ruth, words);
      expect({ status, message: error.message }).toEqual({
        status: 403,
        message: apiErrors.suspended,
      });
    }
    expect((await inboxOf(cloud, ruth)).total).toBe(1);
    expect((await write(cloud, ruth, omar)).status).toBe(201);
    expect((await act(id, 'dismiss')).error.code).toBe('conflict');
    expect((await act(id, 'lift_suspension')).body.isSuspended).toBe(false);
    expect((await write(cloud, omar, ruth)).status).toBe(201);
    expect(await auditOf(id)).toEqual(['person-suspended', 'suspension-lifted']);
  });

  it('hides a post, which its owner cannot show again until it is allowed', async () => {
    const [ruth, omar] = await pair(cloud);
    const posted = await postCatch(cloud, omar);
    const { id } = (await report(ruth, omar, { catchId: posted.id })).body;
    expect((await act(id, 'hide_post')).status).toBe(200);
    const params = { catchId: posted.id };
    expect((await cloud.call(getCatch, { params, headers: { 'cache-control': 'no-cache' } })).status).toBe(
      404,
    );
    const listed = (await cloud.call(listCatches, { headers: { 'cache-control': 'no-cache' } })).body.items;
    expect(listed.some((card) => card.id === posted.id)).toBe(false);
    const show = () =>
      cloud.call(setCatchVisibility, { token: omar.accessToken, params, body: { hidden: false } });
    expect((await show()).error).toMatchObject({
      code: 'not_allowed',
      message: 'This post was hidden by the people who run the site. Write to them about it.',
    });
    await act(id, 'show_post');
    expect((await show()).body.hidden).toBe(false);
    expect(await auditOf(id)).toEqual(['post-hidden', 'post-released']);
  });

  it('hides the catch of a reported message, and a pledge', async () => {
    const [ruth, omar] = await pair(cloud);
    const posted = await postCatch(cloud, omar);
    const pledged = await postPledge(cloud, omar);
    const message = (await write(cloud, omar, ruth, { catchId: posted.id })).body;
    const ofMessage = (await report(ruth, omar, { messageId: message.id })).body;
    const ofPledge = (await report(ruth, omar, { pledgeId: pledged.id })).body;
    for (const { id } of [ofMessage, ofPledge]) expect((await act(id, 'hide_post')).status).toBe(200);
    expect((await cloud.call(getCatch, { params: { catchId: posted.id } })).status).toBe(404);
  });

  it('cannot hide a post that the report does not name', async () => {
    const [ruth, omar] = await pair(cloud);
    const own = await postCatch(cloud, ruth);
    const message = (await write(cloud, omar, ruth, { catchId: own.id })).body;
    const [bare, foreign] = [
      (await report(ruth, omar)).body,
      (await report(ruth, omar, { messageId: message.id })).body,
    ];
    expect((await act(bare.id, 'hide_post')).error.message).toBe('This report is not about a post.');
    expect((await act(foreign.id, 'hide_post')).error.message).toBe(
      'This post belongs to somebody else. Report it from its own page.',
    );
    expect(await auditOf(bare.id)).toEqual([]);
  });

  it('is the only person who can see the queue and act', async () => {
    const [ruth, omar] = await pair(cloud);
    const { id } = (await report(ruth, omar)).body;
    const manager = await aPerson(cloud, { groups: ['fisherman_manager', 'community_aid_manager'] });
    for (const who of [ruth, omar, manager]) {
      const token = who.accessToken;
      expect((await cloud.call(listReports, { token })).status).toBe(403);
      const suspension = { action: 'suspend', note: 'No watches, please.' } as const;
      expect((await actOn(cloud, who, id, suspension)).status).toBe(403);
    }
    expect(await auditOf(id)).toEqual([]);
  });
});
