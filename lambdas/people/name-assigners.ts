import type { Membership } from './store/items.ts';
import { readPublicNames } from './store/public-names.ts';

/** As the commands of bin/ sign, which are no people. */
const isUserId = (assignedBy: string) => /^[0-9a-f-]{36}$/.test(assignedBy);

type Assigned = Pick<Membership, 'assignedBy'>;

/** Each with the name of who gave the role, where that is a person who is still there. */
export async function nameAssigners<Stored extends Assigned>(
  memberships: readonly Stored[],
): Promise<(Stored & { assignedByName?: string })[]> {
  const names = await readPublicNames(memberships.map(({ assignedBy }) => assignedBy).filter(isUserId));
  return memberships.map((each) => {
    const assignedByName = names.get(each.assignedBy);
    return { ...each, assignedByName };
  });
}
