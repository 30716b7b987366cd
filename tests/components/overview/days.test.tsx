import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DAY } from '#shared/limits.ts';
import { recordOf } from '#shared/names-of.ts';
import { getDailyCounts } from '#shared/overview/endpoints.ts';
import { DAILY_FIGURES } from '#shared/overview/schemas.ts';
import { Days } from '../../../web/features/overview/days.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

const TODAY = Date.parse('2026-11-22');

it('a year is drawn by week, even if nothing is known about the year before', async () => {
  when(getDailyCounts).answer(({ query }) => ({
    days: Array.from({ length: Number(query?.days) }, (_, index) => ({
      day: new Date(TODAY - (Number(query?.days) - 1 - index) * DAY).toISOString().slice(0, 10),
      ...recordOf(DAILY_FIGURES, () => 2),
    })),
  }));
  await show(<Days />, { as: aPerson({ roles: ['admin'] }) });
  const columns = (name: RegExp) => page.getByRole('img', { name }).element().querySelectorAll('rect').length;
  await expectSeen('Most in a day: 2', 'There are no figures for the 90 days before.');
  expect(columns(/^Messages by day since Aug 25: 180 in all/)).toBe(90);
  await field('Days shown').selectOptions('The last 365 days');
  await expectSeen('Most in a week: 14', 'There are no figures for the 365 days before.');
  expect(columns(/^Messages by week since Nov 23, 2025: 730 in all/)).toBe(53);
  await expectNoProblems();
});
