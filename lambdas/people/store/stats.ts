/** What is counted of a person. */
import { moreThan, onlyIf, remove, transact, update, write } from '../../table/index.ts';
import { totalsKey } from '../../table/keys.ts';
import { stats } from './items.ts';

class NoPledges extends Error {}

/** Erases counts. Who has no pledge on show any more is no longer among the community's fishermen; counted off once. */
export async function eraseStats(userId: string): Promise<void> {
  const key = stats.key({ userId });
  const withPledges = onlyIf(moreThan('pledges', 0), () => new NoPledges());
  try {
    await transact([remove(key, withPledges), update(totalsKey, { add: { fishermen: -1 } })]);
  } catch (error) {
    if (!(error instanceof NoPledges)) throw error;
    await write(remove(key));
  }
}
