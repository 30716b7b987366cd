import type { Membership } from './store/items.ts';
import { readPublicNames } from './store/public-names.ts';

/** As the commands of bin/ sign, which are no people. */
const isUserId = (assignedBy: string) => /^[0-9a-f-]{36}$/.test(assignedBy);

type Assigned = Pick<Membership, 'assignedBy'>;

/** Each with the name of who gave the role, where that is a person who is still there. */
export async function nameAssigners<Stored extends Assigned>(
  memberships: readonly Stored[],
): Promise<(Stored & { assignedByName?: string })[]> {
  const people = [...new Set(memberships.map(({ assignedBy }) => assignedBy).filter(isUserId))];
  const names = await readPublicNames(people);
  return memberships.map((each) => {
    const assignedByName = names[people.indexOf(each.assignedBy)];
    return { ...each, ...(assignedByName !== undefined && { assignedByName }) };
  });
}
