import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import * as words from '#words/posts/posts.ts';

/** A series pledges fish before it is caught. @param now milliseconds since the epoch */
export const caughtLabel = ({ catchDate }: Pick<PledgeCard, 'catchDate'>, now: number): string =>
  Date.parse(catchDate) > now ? words.expectedCatch : words.catchDate;
