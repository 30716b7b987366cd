import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { actOnReport, getReport } from '#shared/moderation/endpoints.ts';
import { ReportReview } from '../../../web/features/moderation/report-review.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, inDialog, show } from '../support/show.tsx';

const at = '2026-01-05T12:00:00Z';
const history = { about: [], by: [], hasMoreAbout: false, hasMoreBy: false };
const omar = { userId: '5f0c1e3a-0000-4000-8000-00000000000b', name: 'Omar Finn' };
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

it('a report that another moderator handled first says so, and is shown as it is then', async () => {
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
