/** Requests for an invitation, and the decisions of the staff about them. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import {
  answerInvitationRequest,
  createInvitationRequest,
  decideInvitationRequest,
  listInvitationRequests,
  openInvitation,
} from '#shared/invitations/endpoints.ts';
import { DAY, INVITATION_REQUEST_LIFETIME } from '#shared/limits.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { anInvitationRequest, askForInvitation, sendInvitationRequest } from '#tests/support/invitations.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import { aStranger } from '#tests/support/organizations.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

let mo: TestUser;
it.beforeAll(async () => {
  mo = await aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });
});

const decide = (
  requestId: string,
  body: BodyInput<typeof decideInvitationRequest>,
  { accessToken: token } = mo,
) => cloud.call(decideInvitationRequest, { token, params: { requestId }, body });
const approve = (requestId: string, who = mo) => decide(requestId, { decision: 'approve' }, who);
const answer = (requestId: string, text: string, idempotencyKey: string = crypto.randomUUID()) =>
  cloud.call(answerInvitationRequest, {
    token: mo.accessToken,
    params: { requestId },
    body: { text },
    idempotencyKey,
  });
const queue = async (query = {}) =>
  (await cloud.call(listInvitationRequests, { token: mo.accessToken, query })).body;
const subjectsTo = async (email: string) =>
  (await mailsTo(cloud, { email })).map(({ subject }) => subject).toReversed();

describe('a request for an invitation', () => {
  it('is stored, emailed to the site, and confirmed without any typed text', async () => {
    const { id, email } = await askForInvitation(cloud, { name: 'Nora Quist', flavour: 'community' });
    expect((await queue()).items.find((each) => each.id === id)).toMatchObject({
      name: 'Nora Quist',
      email,
      zipcode: '04101',
      state: 'open',
      answers: [],
    });
    const receipt = await theMailTo(cloud, { email });
    expect(receipt.text).not.toMatch(/Nora|04101|pollock/);
    const notice = (await mailsTo(cloud, { email: 'community@creel.example' })).find(({ subject }) =>
      subject.includes('Nora Quist'),
    );
    expect(notice?.text).toContain('I land cod and pollock in Portland.');
    expect(notice?.text).toContain('/admin/email-tools');
  });

  it.each([
    ['name', 'N', 'Name must be at least 2 characters long'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['zipcode', '123', 'Please enter a valid ZIP code (e.g., 12345 or 12345-6789)'],
    ['reason', ' ', 'Why you would like to take part is required'],
  ])('with %s = %j is refused: %s', async (field, value, message) => {
    const body = { ...anInvitationRequest(), [field]: value };
    const { error } = await cloud.call(createInvitationRequest, { body });
    expect(error.issues).toEqual([{ path: field, message }]);
  });

  it('gets the same response for an address that is known, unknown, or asks once too often', async () => {
    const [known, email] = [(await aPerson(cloud)).email, aStranger()];
    const first = await sendInvitationRequest(cloud, { email: known });
    const addresses = [email, email, ...['+1@', '+2@', '+3@'].map((tag) => email.replace('@', tag))];
    const others = await Promise.all(
      addresses.map((address) => sendInvitationRequest(cloud, { email: address })),
    );
    expect(others.map(({ status, body }) => ({ status, body }))).toEqual(
      others.map(() => ({ status: first.status, body: first.body })),
    );
    await cloud.settled();
    const kept = (await queue({ limit: '100' })).items.filter((each) => addresses.includes(each.email));
    expect(kept).toHaveLength(3);
    // Entering somebody else's address sends them one email, in any spelling.
    expect(cloud.mails().filter(({ to }) => addresses.includes(to))).toHaveLength(1);
  });

  it('is refused for too many requests from one network', async () => {
    const send = () => cloud.call(createInvitationRequest, { body: anInvitationRequest() });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await send()).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await send()).error.message).toBe(
      'Too many requests from this network. Please try again in an hour.',
    );
  });

  it('repeated with one key is one request', async () => {
    const [body, idempotencyKey] = [anInvitationRequest(), crypto.randomUUID()];
    const request = { body, idempotencyKey };
    cloud.clock.advance(DAY);
    mo = { ...mo, accessToken: await signIn(cloud, mo) };
    for (let times = 0; times < 3; times++)
      expect((await cloud.call(createInvitationRequest, request)).status).toBe(201);
    expect((await queue({ limit: '100' })).items.filter(({ email }) => email === body.email)).toHaveLength(1);
  });
});

describe('the approval of a request', () => {
  it('sends one invitation email, whose link shows the typed data to anybody who has it', async () => {
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const { id, email } = await askForInvitation(cloud, { name: 'Nora Quist' });
    const answers = await Promise.all([mo, admin, mo].map((who) => approve(id, who)));
    expect(new Set(answers.map(({ body }) => body.decision?.by.userId)).size).toBe(1);
    expect(await subjectsTo(email)).toEqual(['We have your request for Creel', 'Your invitation to Creel']);
    const [mail] = await mailsTo(cloud, { email });
    const [, token = ''] = /href="[^"]*\/signup#invitation=([\w-]+)"/.exec(mail?.html ?? '') ?? [];
    expect(mail?.html).not.toMatch(/signup[^"]*(Nora|@)/);
    const { body } = await cloud.call(openInvitation, { params: { token } });
    expect(body).toEqual({ name: 'Nora Quist', email, zipcode: '04101' });
    const audit = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ subject }) => subject === id);
    expect(audit).toMatchObject([{ action: 'invitation-approved' }]);
  });

  it('waits while sign-up is closed on the site to which it leads', async () => {
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const { id, email } = await askForInvitation(cloud, { flavour: 'community' });
    const elsewhere = await askForInvitation(cloud);
    await settle(cloud, admin, 'community', { switchedOff: ['signUp'] });
    expect((await approve(id, admin)).error.issues).toEqual([
      { path: 'decision', message: expect.stringContaining('Turn it on in Settings first') },
    ]);
    expect(await subjectsTo(email)).toEqual(['We have your request for Creel']);
    expect((await approve(elsewhere.id, admin)).body.state).toBe('approved');
    await settle(cloud, admin, 'community', {});
    expect((await approve(id, admin)).body.state).toBe('approved');
    expect(await subjectsTo(email)).toContain('Your invitation to Creel');
  });

  it('cannot be undone by declining later, which sends no email', async () => {
    const { id, email } = await askForInvitation(cloud);
    await approve(id);
    expect((await decide(id, { decision: 'decline' })).error).toMatchObject({
      code: 'conflict',
      message: 'This request has been approved already.',
    });
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it.each(['x', 'AAAA'.repeat(20)])('does not open with an invented token: %s', async (token) => {
    const { error } = await cloud.call(openInvitation, { params: { token } });
    expect(error).toMatchObject({ code: 'not_found' });
  });
});

describe('the administrator who decides', () => {
  it('declines with a reason that is emailed, and finds the request among the declined ones', async () => {
    const { id, email } = await askForInvitation(cloud);
    await decide(id, { decision: 'decline', reason: 'We start north of Portland.' });
    const [mail] = await mailsTo(cloud, { email });
    expect(mail?.text).toContain('We start north of Portland.');
    await cloud.settled();
    expect((await queue({ state: 'declined' })).items.map((each) => each.id)).toContain(id);
    expect((await queue({ limit: '100' })).items.map((each) => each.id)).not.toContain(id);
  });

  it('can reply: each reply is emailed once and stored, and the request keeps waiting', async () => {
    const { id, email } = await askForInvitation(cloud);
    const key = crypto.randomUUID();
    await answer(id, 'Which harbor do you land at?', key);
    await answer(id, 'Which harbor do you land at?', key);
    const { body } = await answer(id, 'And since when?');
    expect(body).toMatchObject({
      state: 'open',
      answers: [
        { text: 'Which harbor do you land at?', by: { name: 'Mo Ray' } },
        { text: 'And since when?' },
      ],
    });
    const texts = (await mailsTo(cloud, { email })).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Which harbor'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('And since when?'))).toHaveLength(1);
  });

  it('must be an administrator or a fisherman manager', async () => {
    const aid = await aPerson(cloud, { groups: ['community_aid_manager'] });
    const { id } = await askForInvitation(cloud);
    expect((await approve(id, aid)).status).toBe(403);
    expect((await approve('01JCXZ0000000000000000000A')).error.message).toBe('Request not found');
  });
});

describe('the stored request', () => {
  it('is deleted with the account of its address', async () => {
    const { id, email } = await askForInvitation(cloud);
    await approve(id);
    const nora = await cloud.signUp({ email });
    await cloud.call(deleteAccount, { token: nora.accessToken });
    await cloud.settled();
    expect((await approve(id)).error.code).toBe('not_found');
  });

  it('is deleted half a year after the last action', async () => {
    const { id } = await askForInvitation(cloud);
    cloud.clock.advance(INVITATION_REQUEST_LIFETIME + DAY);
    mo = { ...mo, accessToken: await signIn(cloud, mo) };
    expect((await approve(id)).error.code).toBe('not_found');
  });
});
