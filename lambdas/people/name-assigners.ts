import type { Membership } from './store/items.ts';
import { readPublicNames } from './store/public-names.ts';

/** False for the names that the commands in bin/ record. */
const isUserId = (assignedBy: string) => /^[0-9a-f-]{36}$/.test(assignedBy);

type Assigned = Pick<Membership, 'assignedBy'>;

/** Adds the name of the person who gave each role, if they still have an account. */
export async function nameAssigners<Stored extends Assigned>(
  memberships: readonly Stored[],
): Promise<(Stored & { assignedByName?: string })[]> {
  const names = await readPublicNames(memberships.map(({ assignedBy }) => assignedBy).filter(isUserId));
  return memberships.map((each) => {
    const assignedByName = names.get(each.assignedBy);
    return { ...each, assignedByName };
  });
}
