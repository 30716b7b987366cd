/** A coordinator accepts people, invites them, and claims meals on a phone, without a pointer. */

import { expect } from 'vitest';
import { askToJoin, inviteOrganizationMember } from '#shared/organizations/endpoints.ts';
import { cloud, it, ruth, useOwnCloud, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { button, field } from '#tests/web/auth-journeys.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';

// The lists are short, so that Tab can reach everything.
useOwnCloud();
usePeople();

const ask = async (name: string, organizationId: string) => {
  const person = await aPerson(cloud, { name });
  await cloud.call(askToJoin, { token: person.accessToken, params: { organizationId } });
  return person;
};

it('a coordinator replies to requests to join, invites, withdraws, claims meals and cancels the claim', async () => {
  const lou = await aPerson(cloud, { name: 'Lou Marsh' });
  const organizationId = await createOrganization(cloud, lou, { name: 'Harbor Kitchen' });
  const [, sam] = await Promise.all([ask('Pat Doe', organizationId), ask('Sam Roe', organizationId)]);
  await postPledge(cloud, ruth, { mealsPledged: 24 });
  await cloud.settled();
  const { page } = await visit({ as: lou, at: `/organization/${organizationId}` });
  const keys = keyboardOf(page);
  await keys.press(button(page, 'Accept Pat Doe'));
  await page.getByText('Pat Doe is a member now').waitFor();
  await button(page, 'Accept Pat Doe').waitFor({ state: 'detached' });
  await keys.press(button(page, 'Decline Sam Roe'));
  await page.getByRole('heading', { name: 'Requests to join' }).waitFor({ state: 'detached' });
  await keys.type(field(page, 'Email'), sam.email);
  await keys.press(button(page, 'Invite'));
  await button(page, `Withdraw the invitation of ${sam.email}`).waitFor();
  // The form is empty by then.
  await page.getByText(`We have written to ${sam.email}.`).waitFor();
  await keys.type(field(page, 'Email'), 'kim@creel.example');
  await keys.press(button(page, 'Invite'));
  const withdraw = button(page, 'Withdraw the invitation of kim@creel.example');
  await keys.press(withdraw);
  await withdraw.waitFor({ state: 'detached' });
  await keys.press(page.getByRole('link', { name: 'Find meals' }));
  await keys.press(page.getByRole('link', { name: 'Claim meals of haddock' }));
  await keys.type(field(page, 'Meals'), '8');
  await keys.press(button(page, 'Claim 8 meals'));
  await page.getByRole('heading', { name: '8 meals of haddock' }).waitFor();
  await keys.press(button(page, 'Cancel claim of Harbor Kitchen, 8 meals'));
  const dialog = page.getByRole('dialog');
  await keys.type(dialog.getByLabel('Reason'), 'The van broke down.');
  await keys.press(dialog.getByRole('button', { name: 'Cancel claim' }));
  await page.getByText('Reason: The van broke down.').waitFor();
  await keys.press(page.getByRole('link', { name: 'Claims' }).first());
  await page.getByText('No open claims').waitFor();
});

it('an invited person accepts one organization on their profile, and declines another', async () => {
  const [lou, kim] = [
    await aPerson(cloud, { name: 'Lou Marsh' }),
    await aPerson(cloud, { name: 'Kim Reyes' }),
  ];
  const ids = await Promise.all(
    ['Harbor Kitchen', 'Dock Pantry'].map((name) => createOrganization(cloud, lou, { name })),
  );
  const body = { email: kim.email, role: 'collector' as const };
  for (const organizationId of ids)
    await cloud.call(inviteOrganizationMember, {
      token: lou.accessToken,
      params: { organizationId },
      body,
    });
  const { page } = await visit({ as: kim, at: '/profile' });
  const keys = keyboardOf(page);
  await page.getByText('Dock Pantry invites you to act for it as a collector.').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await keys.press(button(page, 'Accept the invitation of Harbor Kitchen'));
  await page.getByText('You now act for Harbor Kitchen').waitFor();
  await page.getByRole('link', { name: /^Harbor Kitchen/ }).waitFor();
  await keys.press(button(page, 'Decline the invitation of Dock Pantry'));
  await page.getByText('Invitation of Dock Pantry declined').waitFor();
  await page.getByRole('heading', { name: 'Invitations' }).waitFor({ state: 'detached' });
});
