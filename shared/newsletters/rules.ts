import * as words from '#words/newsletters/newsletters.ts';
import { MAILING_SCHEDULED_WITHIN } from '../limits.ts';

/** Returns what is wrong with the time for sending a mailing; undefined if nothing is. @param sendAt ISO 8601 */
export function scheduleIssue(sendAt: string, now: Date): string | undefined {
  const ahead = Date.parse(sendAt) - now.getTime();
  if (ahead <= 0) return words.timeIsPast;
  return ahead > MAILING_SCHEDULED_WITHIN ? words.timeTooFar : undefined;
}
