/** A person asks to join an existing organization, and its coordinators reply. */

import { describe, expect } from 'vitest';
import { joinRequest, organizationMember } from '#lambdas/organizations/store/items.ts';
import { account } from '#lambdas/people/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import {
  decideAidApplication,
  manageOrganization,
  setMember,
} from '#shared/organizations/admin-endpoints.ts';
import {
  answerJoinRequest,
  askToJoin,
  findOrganizations,
  inviteOrganizationMember,
  listJoinRequests,
} from '#shared/organizations/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItem } from '#tests/support/cloud/table.ts';
import { deleteItems, putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import { addMember, apply, aStranger, createOrganization } from '#tests/support/organizations.ts';

const ask = ({ accessToken: token }: TestUser, organizationId: string) =>
  cloud.call(askToJoin, { token, params: { organizationId } });
const waiting = ({ accessToken: token }: TestUser, organizationId: string) =>
  cloud.call(listJoinRequests, { token, params: { organizationId } });
const answer = (
  { accessToken: token }: TestUser,
  organizationId: string,
  { userId }: TestUser,
  accept: boolean,
) => cloud.call(answerJoinRequest, { token, params: { organizationId, userId }, body: { accept } });
const organizationsOf = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.organizations;

async function people() {
  const [lou, pat] = [await aPerson(cloud), await aPerson(cloud, { name: 'Pat Doe' })];
  return { lou, pat, organizationId: await createOrganization(cloud, lou) };
}

describe('a request to join an organization', () => {
  it('waits for a coordinator, who accepts it', async () => {
    const { lou, pat, organizationId } = await people();
    expect((await ask(pat, organizationId)).status).toBe(200);
    expect((await ask(pat, organizationId)).status).toBe(200);
    await cloud.settled();
    expect((await waiting(lou, organizationId)).body.items).toEqual([
      { userId: pat.userId, name: 'Pat Doe', askedAt: expect.any(String) },
    ]);
    expect(await organizationsOf(pat)).toEqual([]);
    const told = await theMailTo(cloud, lou);
    expect(told.subject).toBe('Somebody asks to act for Harbor Kitchen');
    expect(told.text).not.toContain('Pat Doe');
    expect((await answer(lou, organizationId, pat, true)).body.state).toBe('accepted');
    expect(await organizationsOf(pat)).toMatchObject([{ id: organizationId, role: 'collector' }]);
    const mail = await theMailTo(cloud, pat);
    expect(mail.subject).toBe('You now act for Harbor Kitchen');
    expect(mail.html).toContain(`/organization/${organizationId}`);
    expect((await waiting(lou, organizationId)).body.items).toEqual([]);
    expect((await answer(lou, organizationId, pat, false)).error.code).toBe('conflict');
    expect((await ask(pat, organizationId)).error.message).toBe('You act for this organization already.');
  });

  it('that is declined changes nothing, is announced to the person, and cannot be repeated at once', async () => {
    const { lou, pat, organizationId } = await people();
    await ask(pat, organizationId);
    await answer(lou, organizationId, pat, false);
    expect(await organizationsOf(pat)).toEqual([]);
    expect((await theMailTo(cloud, pat)).text).toContain('has declined your request');
    expect((await ask(pat, organizationId)).error.code).toBe('conflict');
  });

  it('is in the export of its author, without the name of the person who replied', async () => {
    const { lou, pat, organizationId } = await people();
    await ask(pat, organizationId);
    await answer(lou, organizationId, pat, false);
    const exported = await downloadData(cloud, pat);
    expect(exported.more).toContainEqual({
      kind: `JOIN#${organizationId}`,
      organizationId,
      state: 'declined',
      askedAt: expect.any(String),
    });
    expect(JSON.stringify(exported)).not.toContain(lou.userId);
  });

  it('does not change the role of a person who became a member otherwise, even if they reply to it themselves', async () => {
    const { pat, organizationId } = await people();
    await ask(pat, organizationId);
    await addMember(cloud, organizationId, pat, 'coordinator');
    expect((await answer(pat, organizationId, pat, true)).body.state).toBe('accepted');
    expect(await organizationsOf(pat)).toMatchObject([{ id: organizationId, role: 'coordinator' }]);
  });

  it('cannot add a person who deletes their account meanwhile, and neither can a manager', async () => {
    const { lou, pat, organizationId } = await people();
    const bea = await aPerson(cloud, { groups: ['community_aid_manager'] });
    await ask(pat, organizationId);
    const params = { organizationId, userId: pat.userId };
    const keys = [account.key({ userId: pat.userId }), joinRequest.key(params)];
    const erasedLast = await Promise.all(
      keys.map(async ({ pk, sk }) => ({ ...(await readItem(cloud, { pk, sk })), pk, sk })),
    );
    await cloud.call(deleteAccount, { token: pat.accessToken });
    await cloud.settled();
    // The state before the erasure reaches these items.
    await putItems(cloud, erasedLast);
    expect((await answer(lou, organizationId, pat, true)).error.code).toBe('not_found');
    const body = { role: 'collector' as const };
    expect((await cloud.call(setMember, { token: bea.accessToken, params, body })).error.code).toBe(
      'not_found',
    );
    expect(await readItem(cloud, organizationMember.key(params))).toBeUndefined();
    await deleteItems(cloud, keys);
  });

  it('is visible only to coordinators of the organization', async () => {
    const { pat, organizationId } = await people();
    const [kim, stranger] = [await aPerson(cloud), await aPerson(cloud)];
    await addMember(cloud, organizationId, kim, 'collector');
    await createOrganization(cloud, stranger);
    await ask(pat, organizationId);
    expect((await waiting(kim, organizationId)).error.code).toBe('not_allowed');
    expect((await waiting(stranger, organizationId)).error.code).toBe('not_found');
    expect((await answer(kim, organizationId, pat, true)).error.code).toBe('not_allowed');
    expect((await answer(stranger, organizationId, pat, true)).error.code).toBe('not_found');
    expect((await ask(pat, '01JCXZ0000000000000000000A')).error.code).toBe('not_found');
  });
});

const approval = {
  decision: 'approve',
  place: '04101',
  radiusMiles: 35,
  mealsPerWeek: 200,
  coldStorage: ['freezer'],
} as const;

describe('emails about an organization', () => {
  it('notify the applicant once of the decision, with the reason and no address in a link', async () => {
    const bea = await aPerson(cloud, { groups: ['community_aid_manager'] });
    const token = bea.accessToken;
    const [approved, declined] = [aStranger(), aStranger()];
    const decide = async (
      contactEmail: string,
      body: typeof approval | { decision: 'decline'; reason: string },
    ) => {
      const params = { applicationId: await apply(cloud, { contactEmail }) };
      for (const _ of [1, 2])
        await cloud.call(decideAidApplication, {
          token,
          params,
          body: body.decision === 'approve' ? { ...body, coldStorage: [...body.coldStorage] } : body,
        });
    };
    await decide(approved, approval);
    await decide(declined, { decision: 'decline', reason: 'Too far from any harbor.' });
    const mails = await mailsTo(cloud, { email: approved });
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'We have your Creel application',
      'Your organization has joined Creel',
    ]);
    const decided = mails.find(({ subject }) => subject.startsWith('Your organization'));
    expect(decided?.html).toContain('/signup');
    expect(decided?.html).not.toContain(encodeURIComponent(approved));
    const [told, ...others] = (await mailsTo(cloud, { email: declined })).filter(
      ({ subject }) => subject === 'Your Creel application',
    );
    expect(told?.text).toContain('Too far from any harbor.');
    expect(others).toEqual([]);
  });

  it('invite with the organization’s name, and can be turned off', async () => {
    const { lou, organizationId } = await people();
    const body = { email: aStranger(), role: 'collector' } as const;
    await cloud.call(inviteOrganizationMember, {
      token: lou.accessToken,
      params: { organizationId },
      body,
    });
    const mail = await theMailTo(cloud, body);
    expect(mail.subject).toBe('Harbor Kitchen on Creel');
    expect(mail.text).toContain('asks you to act for it as a collector');
    expect(mail.headers['list-unsubscribe']).toContain('/unsubscribe');
  });
});

describe('the search for an organization', () => {
  it('finds it by any word of its name, with its current place', async () => {
    const bea = await aPerson(cloud, { groups: ['community_aid_manager'] });
    const organizationName = `Saint Brendan’s Galley ${aStranger().slice(4, 12)}`;
    const applicationId = await apply(cloud, { organizationName });
    const { body } = await cloud.call(decideAidApplication, {
      token: bea.accessToken,
      params: { applicationId },
      body: { ...approval, coldStorage: ['freezer'] },
    });
    await cloud.call(manageOrganization, {
      token: bea.accessToken,
      params: { organizationId: body.organizationId ?? '' },
      body: { place: '01930' },
    });
    for (const q of ['brendans', organizationName, 'GALLEY ']) {
      const { items } = (await cloud.call(findOrganizations, { query: { q } })).body;
      expect(items).toContainEqual({
        id: body.organizationId,
        name: organizationName,
        place: 'Gloucester, MA',
      });
    }
    expect((await cloud.call(findOrganizations, { query: { q: 'rendan' } })).body.items).toEqual([]);
  });
});
