import { forgetPage, isForgottenAtOnce } from '../edge/jobs.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { landing } from './store/items.ts';

/**
 * Removes landings that are hidden or deleted from the edge before their cache time is over. Nothing of a landing is
 * cached for longer than 35 seconds, so removals beyond the limits of a day wait for that.
 */
export async function forgetHiddenLanding(change: Change): Promise<void> {
  const { params, before, after } = change.of(landing);
  if (!before || before.hidden || (after && !after.hidden)) return;
  // Only administrators hide landings. Their actions don't wait for earlier ones of the owner.
  const isAtOnce = after !== undefined || (await isForgottenAtOnce(before.card.fishermanId, new Date()));
  if (isAtOnce) await enqueue([forgetPage({ kind: 'landing', id: params.landingId }, ['/api/landings*'])]);
}
