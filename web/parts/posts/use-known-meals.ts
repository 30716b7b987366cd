import { findMeals } from '#shared/posts/pledges/endpoints.ts';
import { useKnown } from '../../lib/api/use-known.ts';

/** Pledged meals as an organization last found them in its list. */
export const useKnownMeals = (pledgeId: string) =>
  useKnown(pledgeId, (answersOf) =>
    answersOf(findMeals)
      .flatMap(({ items }) => items)
      .find(({ id }) => id === pledgeId),
  );
