/** News about claims: whom each is sent to, and the claim's state while it is true. */
import { type ClaimState, stateAt } from '#shared/claims/rules.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { listMembers } from '../organizations/store/members.ts';
import { getItem } from '../table/read.ts';
import { type ClaimNews, claimMail, type claimNews } from './jobs.ts';
import { claim, type StoredClaim } from './store/items.ts';
import type { Side } from './store/stored-claims.ts';

interface News {
  /** The claim's state for this news. If the state has changed, nobody is notified. */
  state: ClaimState;
  tells: readonly Side[];
  /** Set for emails that people may turn off. Without the others, somebody might come or wait for nothing. */
  isOptional: boolean;
}

const told = (state: ClaimState, tells: readonly Side[], isOptional = false): News => ({
  state,
  tells,
  isOptional,
});

export const NEWS: Readonly<Record<ClaimNews, News>> = {
  claimed: told('reserved', ['fisherman']),
  /** By a standing claim, so that nobody of the organization knows of it yet. */
  claimed_for_you: told('reserved', ['organization']),
  approved: told('reserved', ['organization']),
  reminder: told('reserved', ['organization']),
  cancelled: told('cancelled', ['fisherman', 'organization']),
  declined: told('declined', ['organization']),
  expired: told('expired', ['fisherman', 'organization'], true),
  no_show: told('no_show', ['organization'], true),
  collected: told('collected', ['organization'], true),
  served: told('collected', ['fisherman'], true),
};

/** Returns the news in a change of a claim. Later corrections of the meals served are not news. */
export function newsOf(before: StoredClaim | undefined, after: StoredClaim | undefined): ClaimNews[] {
  if (!after) return [];
  const { state, mealsServed = 0 } = after.card;
  if (before?.card.state === state) {
    return mealsServed > 0 && (before.card.mealsServed ?? 0) === 0 ? ['served'] : [];
  }
  if (state === 'waiting') return [];
  if (state === 'reserved' && before) return ['approved', 'claimed'];
  if (state === 'reserved') return after.isStanding ? ['claimed', 'claimed_for_you'] : ['claimed'];
  return [state];
}

export const isStillTrue = (news: ClaimNews, { card }: StoredClaim, now: number): boolean =>
  stateAt(card, now) === NEWS[news].state;

/** Leaves out the side that cancelled the claim. */
const sidesToTell = (news: ClaimNews, { card }: StoredClaim): readonly Side[] =>
  NEWS[news].tells.filter((side) => news !== 'cancelled' || side !== card.cancelledBy);

/** Creates the emails to the fisherman, and to the organization's coordinators and the member who claimed. */
export async function tellOfClaim({ claimId, news }: PayloadOf<typeof claimNews>): Promise<Job[]> {
  const stored = await getItem(claim.key({ claimId }), { consistent: true });
  if (!stored || !isStillTrue(news, stored, Date.now())) return [];
  const ofSides = sidesToTell(news, stored).map(async (side) => {
    const people = side === 'fisherman' ? fishermanOf(stored) : await actingFor(stored);
    return people.map((userId) => claimMail.of({ claimId, news, userId, side }));
  });
  return (await Promise.all(ofSides)).flat();
}

/** Nobody, if the fisherman has deleted their account. */
const fishermanOf = ({ card: { fishermanId } }: StoredClaim) =>
  fishermanId === undefined ? [] : [fishermanId];

async function actingFor({ card: { organizationId }, claimedBy }: StoredClaim): Promise<string[]> {
  const members = await listMembers(organizationId);
  return members
    .filter(({ userId, role }) => role === 'coordinator' || userId === claimedBy)
    .map(({ userId }) => userId);
}
