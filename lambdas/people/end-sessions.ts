import { setTimeout as delay } from 'node:timers/promises';
import { endPoolSessions } from '../services/user-pool.ts';
import { recordSignOut } from './store/accounts.ts';

const SECOND_MS = 1000;

/**
 * Ends all sessions of a person, on every device. The sign-out is recorded first: from then on the API refuses every token of an earlier session,
 * also if the pool does not answer.
 *
 * Tokens tell in whole seconds when their session began. This resolves when that second is over, so that a session begun afterwards is never taken
 * for one of those that ended.
 * @param userPoolId for a trigger of the pool, which learns it from its event
 */
export async function endSessions(userId: string, now: Date, userPoolId?: string): Promise<void> {
  const results = await Promise.allSettled([recordSignOut(userId, now), endPoolSessions(userId, userPoolId)]);
  await delay(SECOND_MS - (now.getTime() % SECOND_MS));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
