/** Runs work of claims that is due at a certain time. */
import { remindedAt } from '#shared/holds/rules.ts';
import { expireHold } from '../holds/store/release.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { getItem } from '../table/index.ts';
import { claimNews } from './jobs.ts';
import { claim } from './store/items.ts';
import { CLAIMS } from './store/kind.ts';

export const expire = (claimId: string) => expireHold(CLAIMS, claimId, new Date());

/** Starts the reminder emails of a claim. Each email is sent only once, even if this runs again. */
export async function remind(claimId: string): Promise<void> {
  const stored = await getItem(claim.key({ claimId }), { consistent: true });
  if (stored?.card.state !== 'reserved') return;
  const { pickupStart } = stored.card;
  if (Date.now() < remindedAt(pickupStart) || Date.now() >= Date.parse(pickupStart)) return;
  await enqueue([claimNews.of({ claimId, news: 'reminder' })]);
}
