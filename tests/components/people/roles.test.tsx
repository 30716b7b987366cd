import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { assignRole, listRoleMembers, listRoles, listUsers, removeRole } from '#shared/people/endpoints.ts';
import type { ListedUser } from '#shared/people/schemas.ts';
import Roles from '../../../web/features/people/roles.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const as = aPerson({ roles: ['admin'] });

const omar: ListedUser = {
  userId: '5f0c1e3a-0000-4000-8000-00000000000b',
  name: 'Omar Finn',
  email: 'omar@creel.example',
  createdAt: '2026-01-05T12:00:00Z',
  profileTypes: [],
  roles: ['fisherman_manager'],
  isSuspended: false,
  isPro: false,
};

const fail = (endpoint: EndpointDefinition) => when(endpoint).answer(() => new AppError('internal'));

function answerRoles(): void {
  when(listRoles).answer(() => ({
    items: [
      { role: 'admin', displayName: 'Admin' },
      { role: 'fisherman_manager', displayName: 'Fisherman Manager' },
    ],
  }));
  const membership = { assignedBy: 'the first deployment', assignedAt: omar.createdAt };
  when(listRoleMembers).answer(({ params: { role } }) => ({
    items: role === 'fisherman_manager' ? [{ ...omar, ...membership }] : [],
  }));
}

describe('Role Management', () => {
  it.each([
    ['its members', [listRoleMembers], 'Failed to load user roles'],
    ['the roles', [listRoles], 'Failed to load roles'],
    ['either', [listRoles, listRoleMembers], 'Failed to load users and roles'],
  ])('says that it could not load %s, and can retry', async (_, endpoints, text) => {
    answerRoles();
    for (const endpoint of endpoints) fail(endpoint);
    await show(<Roles />, { as });
    await expectSeen(text);
    await expectNoProblems();
    answerRoles();
    for (const retry of await page.getByRole('button', { name: 'Try again' }).all()) await retry.click();
    await expect.element(button('Remove Fisherman Manager from Omar Finn')).toBeVisible();
  });

  it('says that a role could not be removed', async () => {
    answerRoles();
    fail(removeRole);
    await show(<Roles />, { as });
    await button('Remove Fisherman Manager from Omar Finn').click();
    await inDialog('Remove').click();
    await expectSeen('Failed to remove role');
  });

  it('says that a role could not be given', async () => {
    answerRoles();
    fail(assignRole);
    when(listUsers).answer(() => ({ items: [omar] }));
    await show(<Roles />, { as });
    await field('User').fill(omar.email);
    await button(`Omar Finn ${omar.email}`).click();
    await field('Role').selectOptions('admin');
    await button('Assign Role').click();
    await expectSeen('Failed to assign role');
  });
});
