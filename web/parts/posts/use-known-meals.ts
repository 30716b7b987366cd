import { findMeals } from '#shared/posts/pledges/endpoints.ts';
import { useKnown } from '../../lib/api/use-known.ts';

/** A pledge's meals as the organization's list last showed them. */
export const useKnownMeals = (pledgeId: string) =>
  useKnown(pledgeId, (answersOf) =>
    answersOf(findMeals)
      .flatMap(({ items }) => items)
      .find(({ id }) => id === pledgeId),
  );
