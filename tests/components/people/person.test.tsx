/** The administrators' page about a person, and the refusals of its forms. */
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { getReadyTexts } from '#shared/moderation/endpoints.ts';
import {
  addPersonNote,
  deletePersonNote,
  deleteProfiles,
  deleteUser,
  getUser,
  grantCredits,
  listPersonNotes,
  takeCredits,
} from '#shared/people/endpoints.ts';
import type { UserDetails } from '#shared/people/schemas.ts';
import { Person } from '../../../web/features/people/person.tsx';
import { when } from '../support/api.ts';
import { aPerson, aProfile } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const createdAt = '2026-01-05T12:00:00Z';
const post = { kind: 'catch', id: '01J0000000000000000000000C', speciesName: 'Cod', hidden: false } as const;
const omar: UserDetails = {
  userId: '5f0c1e3a-0000-4000-8000-00000000000b',
  name: 'Omar Finn',
  email: 'omar@creel.example',
  createdAt,
  profiles: [aProfile({ name: 'Omar Finn', credits: 5 })],
  roles: [],
  posts: { catches: 1, pledges: 0, latest: [{ ...post, createdAt }] },
  claims: [],
  organizations: [],
  reports: { about: [], by: [] },
};

beforeEach(() => {
  when(getUser).answer(() => omar);
  when(getReadyTexts).answer(() => ({ version: 0, readyTexts: [] }));
  when(listPersonNotes).answer(() => ({ items: [] }));
});
const open = () => show(<Person userId={omar.userId} />, { as: aPerson({ roles: ['admin'] }) });

it('a person is shown with their posts and claims', async () => {
  await open();
  await expectSeen(/1 catch and 0 pledges on show/, /They made no claims/, 'Not suspended.');
  await expect.element(page.getByRole('link', { name: /Catch: Cod/ })).toBeVisible();
  await expectNoProblems();
});

it('a deleted person has a message instead', async () => {
  when(getUser).answer(() => new AppError('not_found'));
  await open();
  await expectSeen(/^We could not find this account/);
});

it('a suspension needs a reason', async () => {
  await open();
  await button('Suspend').click();
  await inDialog('Suspend').click();
  await expectSeen('Reason is required');
  await expectNoProblems('[role=dialog]');
});

it('credits are given in whole numbers with a reason, after showing the new total', async () => {
  const granted = when(grantCredits).answer(() => ({ userId: omar.userId, credits: 8 }));
  await open();
  await button('Give credits').click();
  await field('Credits to give').fill('0');
  await inDialog('Give credits').click();
  await expectSeen(/^Credits are a whole number from 1 to/, 'Reason is required');
  await field('Credits to give').fill('3');
  await expectSeen('Credits now: 5. Credits after this: 8.');
  await field('Reason').fill('For the newsletter.');
  await expectNoProblems('[role=dialog]');
  await inDialog('Give credits').click();
  await expectSeen('They have 8 credits now');
  expect(granted).toHaveBeenCalledOnce();
  expect(granted.mock.calls[0]?.[0].body).toEqual({ credits: 3, reason: 'For the newsletter.' });
});

it('credits that are no longer there cannot be taken back, with a message', async () => {
  when(takeCredits).answer(() => fieldError('credits', 'They have only one credit'));
  await open();
  await button('Take credits back').click();
  await field('Reason').fill('Given twice.');
  await inDialog('Take credits back').click();
  await expectSeen('They have only one credit');
});

it('a note stays in the form until the server has stored it, and can be deleted after a confirmation', async () => {
  const note = {
    id: '01J0000000000000000000000N',
    text: 'Asked for help by phone.',
    writtenAt: createdAt,
    writtenBy: { userId: omar.userId, name: 'Alma Desk' },
  };
  when(addPersonNote).answer(() => new AppError('internal'));
  const deleted = when(deletePersonNote).answer(() => ({ deleted: true as const }));
  await open();
  await expectSeen('No notes yet.');
  await button('Add note').click();
  await expectSeen('Note is required');
  await field('New note').fill(note.text);
  await button('Add note').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('New note')).toHaveValue(note.text);
  when(addPersonNote).answer(() => note);
  when(listPersonNotes).answer(() => ({ items: [note] }));
  await button('Add note').click();
  await expect.element(field('New note')).toHaveValue('');
  await button(/^Delete the note by/).click();
  when(listPersonNotes).answer(() => ({ items: [] }));
  await inDialog('Delete').click();
  await expectSeen('No notes yet.');
  expect(deleted).toHaveBeenCalledOnce();
});

it('a profile that could not be deleted is still shown, with a message', async () => {
  when(deleteProfiles).answer(() => new AppError('internal'));
  await open();
  await button('Delete profile').click();
  await inDialog('Delete profile').click();
  await expectSeen('Failed to delete user profile.');
});

it('an account can be deleted only by typing its name', async () => {
  when(deleteUser).answer(() => new AppError('conflict', 'This is not the name of the account'));
  await open();
  await button('Delete account').click();
  await field('Type “Omar Finn” to confirm').fill('Somebody else');
  await inDialog('Delete account').click();
  await expectSeen(/This is not the name of the account/);
  await expectNoProblems('[role=dialog]');
});
