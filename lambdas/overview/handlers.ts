import { csvLine } from '#shared/contract/csv.ts';
import * as endpoints from '#shared/overview/endpoints.ts';
import { DAILY_FIGURES } from '#shared/overview/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { environment } from '../environment.ts';
import { countDeadLetters } from './dead-letters.ts';
import { readMonthCost } from './month-cost.ts';
import { readDays } from './store/daily-counts.ts';
import { countWaiting } from './store/waiting.ts';

export const getOverview = endpoint(endpoints.getOverview, async ({ now }) => {
  const [deadLetters, monthCost] = await Promise.all([countDeadLetters(), readMonthCost(now)]);
  const deployedAt = environment('DEPLOYED_AT');
  return {
    health: {
      stage: environment('STAGE'),
      version: environment('VERSION'),
      ...(deployedAt !== 'none' && { deployedAt }),
      deadLetters,
      monthCost,
    },
  };
});

export const getWaiting = endpoint(endpoints.getWaiting, ({ groups }) => countWaiting(groups));

export const getDailyCounts = endpoint(endpoints.getDailyCounts, ({ query, now }) =>
  readDays(query.days, now),
);

export const exportDailyCounts = endpoint(endpoints.exportDailyCounts, async ({ query, now }) => {
  const { days } = await readDays(query.days, now);
  const lines = days.map((day) => csvLine([day.day, ...DAILY_FIGURES.map((figure) => day[figure])]));
  return { csv: csvLine(['day', ...DAILY_FIGURES]) + lines.join('') };
});
