/** A community aid manager at work on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { decideAidApplication, setMember } from '#shared/organizations/admin-endpoints.ts';
import { askToJoin } from '#shared/organizations/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { apply, aStranger, createOrganization } from '#tests/support/organizations.ts';
import { button, field, hasFocus } from '#tests/web/auth-journeys.ts';
import { inDialog } from '#tests/web/dialog.ts';
import { problemsOf } from '#tests/web/problems.ts';

const article = (page: Page, name: string) => page.getByRole('article', { name });

/** Returns a name that no other test has. */
const aName = () => `Galley ${aStranger().slice(4, 12)}`;

describe('the manager of community aid', () => {
  it('approves an application, whose contact signs up and finds her organization', async () => {
    const bea = await aPerson(cloud, { name: 'Bea Lund', groups: ['community_aid_manager'] });
    const [organizationName, contactEmail] = [aName(), aStranger()];
    await apply(cloud, { organizationName, contactEmail, servingArea: 'Portland, ME' });
    const { page } = await visit({ as: bea, at: '/admin' });
    await article(page, organizationName).getByRole('button', { name: 'Approve' }).click();
    await field(page, 'Radius').fill('20');
    await inDialog(page, 'Approve').click();
    await page.getByText('Application approved').waitFor();

    const ana = await cloud.signUp({ name: 'Ana Reyes', email: contactEmail });
    const hers = await visit({ as: ana, at: '/profile' });
    await hers.page.getByRole('link', { name: organizationName }).click();
    await hers.page.getByRole('heading', { name: 'Members' }).waitFor();
    await hers.page.getByText('20 miles').waitFor();
    expect(await problemsOf(hers.page)).toEqual([]);
  });
});

describe('an organization member without an organization', () => {
  it('finds it by its name on the profile page, and asks to join', async () => {
    const [bea, pat] = await Promise.all([
      aPerson(cloud, { groups: ['community_aid_manager'] }),
      aPerson(cloud, { name: 'Pat Doe' }),
    ]);
    const organizationName = aName();
    const applicationId = await apply(cloud, { organizationName });
    const { body } = await cloud.call(decideAidApplication, {
      token: bea.accessToken,
      params: { applicationId },
      body: { decision: 'approve', place: '04101', radiusMiles: 35, mealsPerWeek: 200, coldStorage: [] },
    });
    await cloud.call(createProfile, {
      token: pat.accessToken,
      body: { profileType: 'organization_user', name: 'Pat Doe' },
    });
    const { page } = await visit({ as: pat, at: '/profile' });
    await field(page, 'Name of the organization').fill('nobody knows this one');
    await button(page, 'Search').click();
    await page.getByRole('link', { name: 'Apply for it' }).waitFor();
    await field(page, 'Name of the organization').fill(organizationName.toUpperCase());
    await button(page, 'Search').click();
    await button(page, `Ask to join ${organizationName}`).click();
    await page.getByText('Request sent').waitFor();
    expect(await hasFocus(button(page, `Ask to join ${organizationName}`))).toBe(true);
    expect(await problemsOf(page)).toEqual([]);
    await cloud.call(setMember, {
      token: bea.accessToken,
      params: { organizationId: body.organizationId ?? '', userId: pat.userId },
      body: { role: 'collector' },
    });
    await page.reload();
    await page.getByRole('link', { name: organizationName }).click();
    await page.getByRole('heading', { name: 'Members' }).waitFor();
    expect(await button(page, 'Invite').count()).toBe(0);
  });
});

describe('the coordinator of an organization', () => {
  it('accepts requests, invites, withdraws invitations, and leaves when there is another coordinator', async () => {
    const [lou, pat] = await Promise.all([
      aPerson(cloud, { name: 'Lou Marsh' }),
      aPerson(cloud, { name: 'Pat Doe' }),
    ]);
    const name = aName();
    const id = await createOrganization(cloud, lou, { name });
    const token = pat.accessToken;
    await cloud.call(askToJoin, { token, params: { organizationId: id } });
    await cloud.settled();
    const { page } = await visit({ as: lou, at: `/organization/${id}`, expectedErrors: [/409/] });
    expect(await problemsOf(page)).toEqual([]);
    await button(page, 'Accept Pat Doe').click();
    await page.getByText('Pat Doe is a member now').waitFor();
    await button(page, 'Remove Pat Doe').waitFor();
    const email = aStranger();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Invite').click();
    await button(page, `Withdraw the invitation of ${email}`).click();
    await page.getByText('Invitation withdrawn').waitFor();
    await button(page, 'Leave the organization').click();
    await inDialog(page, 'Leave the organization').click();
    await page.getByText('You are the only coordinator.', { exact: false }).waitFor();
  });
});
