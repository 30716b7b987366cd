import * as endpoints from '#shared/overview/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { environment } from '../environment.ts';
import { countDeadLetters } from './dead-letters.ts';
import { readMonthCost } from './month-cost.ts';
import { readDays } from './store/daily-counts.ts';
import { countWaiting } from './store/waiting.ts';

export const getOverview = endpoint(endpoints.getOverview, async ({ now }) => {
  const [days, deadLetters, monthCost] = await Promise.all([
    readDays(now),
    countDeadLetters(),
    readMonthCost(now),
  ]);
  const deployedAt = environment('DEPLOYED_AT');
  return {
    days,
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
