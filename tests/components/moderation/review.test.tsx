import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { actOnReport, assignReport, getReadyTexts, getReport } from '#shared/moderation/endpoints.ts';
import { listRoleMembers } from '#shared/people/endpoints.ts';
import { ReportReview } from '../../../web/features/moderation/report-review.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const at = '2026-01-05T12:00:00Z';
const history = { about: [], by: [], hasMoreAbout: false, hasMoreBy: false };
const omar = { userId: '5f0c1e3a-0000-4000-8000-00000000000b', name: 'Omar Finn' };
const ann = { userId: '5f0c1e3a-0000-4000-8000-00000000000c', name: 'Ann Carver' };
const report = {
  id: '01J00000000000000000000001',
  reportedUserId: omar.userId,
  reportType: 'spam',
  description: 'Sells watches.',
  createdAt: at,
  status: 'open',
  reported: omar,
  reportedHistory: history,
  actions: [],
  version: 1,
  isSuspended: false,
} as const;
const warning = {
  action: 'warn',
  actorId: omar.userId,
  actorName: 'Alma Reyes',
  at,
  note: 'No watches.',
} as const;

beforeEach(() => {
  when(getReadyTexts).answer(() => ({
    version: 1,
    readyTexts: [{ title: 'Watches', text: 'No watches, please.' }],
  }));
});

it('a report that another moderator handled first says so, and is shown in its current state', async () => {
  when(getReport).answer(() => ({ ...report, photos: [], actions: [] }));
  await show(<ReportReview reportId={report.id} />, { as: aPerson({ roles: ['admin'] }) });
  await expect.element(button('Dismiss')).toBeVisible();
  when(actOnReport).answer(() => new AppError('conflict', 'Somebody else changed this first'));
  when(getReport).answer(() => ({
    ...report,
    status: 'handled',
    version: 2,
    photos: [],
    actions: [warning],
  }));
  await button('Dismiss').click();
  await inDialog('Dismiss').click();
  await expectSeen(
    /Somebody else changed this first/,
    /Alma Reyes changed this report while you had it open: Warned/,
    /No watches\./,
  );
  expect(button('Dismiss').elements()).toEqual([]);
  await expectNoProblems();
});

it('a reason can be chosen from the reply texts and edited', async () => {
  when(getReport).answer(() => ({ ...report, photos: [], actions: [] }));
  const acted = when(actOnReport).answer(() => ({ ...report, actions: [] }));
  await show(<ReportReview reportId={report.id} />, { as: aPerson({ roles: ['admin'] }) });
  await button('Warn').click();
  await field('Ready text').selectOptions('Watches');
  await expect.element(field('Reason')).toHaveValue('No watches, please.');
  await field('Reason').fill('No watches, Omar.');
  await expectNoProblems();
  await inDialog('Warn').click();
  await expectSeen('Warned');
  expect(acted.mock.lastCall?.[0].body).toMatchObject({ action: 'warn', note: 'No watches, Omar.' });
});

it('a report can be assigned to a colleague, unless another administrator was faster', async () => {
  const admins = [omar, ann].map((each) => ({
    ...each,
    email: 'a@creel.example',
    assignedAt: at,
    assignedBy: '',
  }));
  const unassigned = { ...report, photos: [], actions: [] };
  when(listRoleMembers).answer(() => ({ items: admins }));
  when(getReport).answer(() => unassigned);
  const assigned = when(assignReport).answer(() => new AppError('conflict', 'Somebody else was faster.'));
  await show(<ReportReview reportId={report.id} />, { as: aPerson({ roles: ['admin'] }) });
  await button('Assign to me').click();
  await expectSeen('Somebody else was faster.');
  when(assignReport).answer(() => ({ ...unassigned, assignee: ann }));
  when(getReport).answer(() => ({ ...unassigned, assignee: ann }));
  await button(/^Assign$/).click();
  const choice = page.getByRole('dialog').getByLabelText('Administrator');
  // Nobody handles a report about themselves.
  await expect.element(choice).not.toHaveTextContent(omar.name);
  await choice.selectOptions(ann.name);
  await expectNoProblems();
  await inDialog('Assign').click();
  await expectSeen('Assigned to Ann Carver');
  expect(assigned.mock.calls[0]?.[0].body).toEqual({ assigneeId: aPerson().user.id });
});
