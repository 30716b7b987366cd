/** Claims in a table of their own, for what the code of their area writes and reads. Import it after `useLoneTable`. */
import { ulid } from 'ulid';
import { createClaim } from '#lambdas/claims/store/create.ts';
import { claim, noShow } from '#lambdas/claims/store/items.ts';
import { organization, organizationMember } from '#lambdas/organizations/store/items.ts';
import { createPost } from '#lambdas/posts/store/post-changes.ts';
import { suspension } from '#lambdas/suspensions/store/items.ts';
import { absent, check, getItem, put, transact } from '#lambdas/table/index.ts';
import { HOUR } from '#shared/limits.ts';
import { anOrganization } from '#tests/support/organizations.ts';
import { pledgeAt } from '#tests/support/posts.ts';

export const NOW = new Date('2026-11-20T12:00:00.000Z');
export const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);

/** A pledge of ten meals by Ruth, which is no longer new. */
export async function aPledge(): Promise<string> {
  const id = ulid(inHours(-2).getTime());
  const meals = { mealsPledged: 10, mealsLeft: 10, mealsClaimed: 0 };
  await createPost(
    'pledge',
    { ...pledgeAt(0, inHours(-2).getTime()), id, fishermanId: 'ruth', ...meals },
    [],
  );
  return id;
}

/** An organization with one member. */
export async function anOrganizationOf(member: string): Promise<string> {
  const organizationId = ulid();
  const membership = { role: 'coordinator' as const, since: NOW.toISOString(), addedBy: 'ada' };
  await transact([
    put(organization.item({ organizationId }, anOrganization())),
    put(organizationMember.item({ userId: member, organizationId }, membership)),
  ]);
  return organizationId;
}

interface Wanted {
  pledgeId?: string;
  meals?: number;
  /** For approval, after three no-shows. */
  waits?: boolean;
}

/** Lou claims meals for the hour after the next one. */
export async function aClaim({ pledgeId, meals = 10, waits = false }: Wanted = {}) {
  const organizationId = await anOrganizationOf('lou');
  const missed = ['ruth', 'omar', 'bo'].map((fishermanId) =>
    put(noShow.item({ organizationId, claimId: ulid() }, { fishermanId, expiresAt: 4e9 })),
  );
  if (waits) await transact(missed);
  const pledge = pledgeId ?? (await aPledge());
  const { id, code = '' } = await createClaim({
    pledgeId: pledge,
    body: {
      ...{ organizationId, meals, collectorName: 'Kim Reyes' },
      ...{ pickupStart: inHours(1).toISOString(), pickupEnd: inHours(2).toISOString() },
    },
    userId: 'lou',
    now: NOW,
    rememberAnswer: () => check(suspension.key({ userId: 'nobody' }), absent, () => new Error('Suspended')),
  });
  return { claimId: id, code, organizationId, pledgeId: pledge };
}

/** The card of a claim as it is stored. */
export const cardOf = async (claimId: string) => (await getItem(claim.key({ claimId })))?.card;
