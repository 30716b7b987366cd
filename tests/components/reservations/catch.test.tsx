/** A catch's page: how much of it a buyer may take. */
import { it } from 'vitest';
import { PATHS } from '#shared/pages/pages.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import CatchPage from '../../../web/features/posts/catch-page.tsx';
import { when } from '../support/api.ts';
import { expectSeen, show } from '../support/show.tsx';
import { aCatch, catchId } from './builders.ts';

const stockOf = (left: number) => ({ unit: 'pound' as const, left, least: 2, step: 0.5 });

it.each([
  [30, '2 lb or more, in steps of 0.5 lb'],
  [2, 'All that is left: 2 lb'],
  [1.5, 'All that is left: 1.5 lb'],
])('says of %s lb which amounts one can take', async (left, words) => {
  when(getCatch).answer(() => aCatch({ stock: stockOf(left) }));
  await show(<CatchPage />, { at: `/catch/${catchId}`, path: PATHS.catch });
  await expectSeen('You can buy', words);
});
