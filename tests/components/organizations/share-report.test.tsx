/** The public link of an annual report: the coordinator's choice, and the page that anybody opens. */
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { endSharedReport, getSharedReport, shareAnnualReport } from '#shared/annual-reports/endpoints.ts';
import type { AnnualReport, ReportContent, ReportLink } from '#shared/annual-reports/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ShareReport } from '../../../web/features/annual-reports/share-report.tsx';
import SharedReportPage from '../../../web/features/annual-reports/shared-report-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const MADE: ReportLink = {
  path: '/report/secret',
  madeAt: '2026-11-26T12:00:00.000Z',
  shows: ['story', 'months', 'species'],
};
const CONTENT: ReportContent = {
  ...{ year: 2026, organizationName: 'Harbor Kitchen', organizationType: 'food_bank', place: 'Portland, ME' },
  ...{ pickups: 1, meals: 12, mealsServed: 9, fishermen: 1, months: [], species: [] },
};
const reportWith = (link?: ReportLink): AnnualReport => ({
  ...CONTENT,
  canWrite: true,
  ...(link && { link }),
});
const names = () => page.getByRole('checkbox', { name: /meals by fisherman/ });

function Shared({ link }: { link?: ReportLink | undefined }) {
  const [report, setReport] = useState(reportWith(link));
  return <ShareReport report={report} organizationId="kitchen" onChanged={setReport} />;
}
describe('the public link of a report', () => {
  const open = (link?: ReportLink) => show(<Shared link={link} />, { as: aPerson() });

  it('shows no names unless the coordinator chooses it', async () => {
    const asked = when(shareAnnualReport).answer(() => reportWith(MADE));
    await open();
    await expect.element(names()).not.toBeChecked();
    await button('Make a link').click();
    await expect.element(field('Link')).toHaveValue(`${location.origin}/report/secret`);
    await expectSeen('Made on November 26, 2026.');
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ body: { shows: MADE.shows } }));
    await expectNoProblems();
  });

  it('shows something else once that is saved, and ends after a question', async () => {
    const shows = ['story', 'months', 'species', 'fishermen'] as const;
    when(shareAnnualReport).answer(() => reportWith({ ...MADE, shows: [...shows] }));
    when(endSharedReport).answer(() => reportWith());
    await open(MADE);
    await names().click();
    await button('Save what it shows').click();
    await expectSeen('The link shows what you chose');
    await button('End link').click();
    await inDialog('End link').click();
    await expectSeen('The link has ended');
    await expect.element(button('Make a link')).toBeVisible();
  });
});

describe('the page of a link', () => {
  const at = { at: '/report/secret', path: '/report/:secret' };

  it('shows what was chosen, when the link was made, and no empty parts', async () => {
    when(getSharedReport).answer(() => ({ ...CONTENT, madeAt: MADE.madeAt }));
    await show(<SharedReportPage />, at);
    await expectSeen('Harbor Kitchen: report of 2026');
    await expectSeen('The organization made this link on November 26, 2026. The figures are those of now.');
    expect(page.getByRole('table').elements()).toEqual([]);
    await expectNoProblems();
  });

  it('says that the link has ended, and offers to try again without a network', async () => {
    when(getSharedReport).answer(() => new AppError('not_found'));
    await show(<SharedReportPage />, at);
    await expectSeen('This link has ended, or it is not complete. Ask the organization for a new one.');
    when(getSharedReport).answer(() => OFFLINE);
    await show(<SharedReportPage />, at);
    await expectSeen('The report could not be loaded.');
  });
});
