/** A town that grows: with ten times as many posts there are ten times as many fishermen, people and organizations. Each of them has as much as before. */
import { organizationMember } from '#lambdas/organizations/store/items.ts';
import { personEntries } from '#lambdas/people/store/accounts.ts';
import { account, directoryEntry, fisherman, profile, stats } from '#lambdas/people/store/items.ts';
import { itemsOfPost } from '#lambdas/posts/store/post-items.ts';
import { HOUR } from '#shared/limits.ts';
import { catchAt, pledgeAt } from '#tests/support/posts.ts';
import { organizationOf } from './dashboard-aid.ts';
import { idOf, userAt } from './dashboard-items.ts';
import { profiledAt } from './fishermen.ts';

/** Of the fishermen, who all have as many: half of them catches, so that a page of 24 is full. */
const POSTS_EACH = 100;
const POSTS_FOR_A_PERSON = 10;
const POSTS_FOR_AN_ORGANIZATION = 100;
/** Whom the reader knows, and for how many organizations they act. */
export const KNOWN = 25;
export const ACTED_FOR = 10;

/** The first post is older than what counts as new to organizations, and the last is still fresh. */
const START = Date.now() - 36 * HOUR;

export const PLACE = { lat: 43.6591, lng: -70.2568 };
/** Everybody's lists are read by one person who only buys, and by one who fishes. */
export const READER = userAt(99_999_999);
export const FISHERMAN = userAt(0);

/** Before it comes the one that very many act for. */
const FIRST_ORGANIZATION = 2;
export const organizationAt = (index: number) => idOf(FIRST_ORGANIZATION + (index % ACTED_FOR));

export const offeredAt = (index: number) => catchAt(index, START);

/** Frozen, so that it can be claimed whenever it was posted. */
export function claimableAt(index: number) {
  const { availableUntil: _until, ...record } = pledgeAt(index, START);
  return { ...record, handling: { storage: 'frozen' as const } };
}

export function* itemsOfTown(posts: number): Generator<object> {
  yield* readerItems();
  const people = Math.max(KNOWN, posts / POSTS_FOR_A_PERSON);
  for (let index = 0; index < people; index++) yield* fishermanItems(index);
  const organizations = Math.max(ACTED_FOR, posts / POSTS_FOR_AN_ORGANIZATION);
  for (let index = 0; index < organizations; index++) yield* organizationOf(FIRST_ORGANIZATION + index);
  const [fishermen, now] = [Math.ceil(posts / POSTS_EACH), new Date()];
  for (let index = 0; index < posts / 2; index++) {
    const fishermanId = userAt(index % fishermen);
    yield* itemsOfPost('catch', { ...offeredAt(index), fishermanId }, now);
    yield* itemsOfPost('pledge', { ...claimableAt(index), fishermanId }, now);
  }
}

function readerItems(): object[] {
  const createdAt = new Date(START).toISOString();
  const member = { role: 'coordinator' as const, since: createdAt, addedBy: READER };
  const memberships = Array.from({ length: ACTED_FOR }, (_, index) =>
    organizationMember.item({ userId: READER, organizationId: organizationAt(index) }, member),
  );
  return [...personItems(READER, 'Ruth Alder', createdAt), ...memberships];
}

/** With a card in the directory; of the first ones there are posts. */
function fishermanItems(index: number): object[] {
  const { userId, card } = profiledAt(index);
  const { createdAt } = card;
  const { name, location, isPro } = card.card;
  const ofFisherman = {
    profileType: 'fisherman' as const,
    name,
    location,
    isPro,
    isPrimary: true,
    createdAt,
  };
  const entry = directoryEntry.item({ createdAt, userId }, { card: card.card });
  const stored = { card: card.card, detail: card.detail, listing: entry.sk, revision: userId };
  return [
    ...personItems(userId, `${name} ${index}`, createdAt),
    profile.item({ userId, profileType: 'fisherman' }, { ...ofFisherman, phone: '(207) 555-0142' }),
    stats.item({ userId }, { catches: POSTS_EACH / 2, pledges: POSTS_EACH / 2 }),
    fisherman.item({ userId }, stored),
    entry,
  ];
}

function personItems(userId: string, name: string, createdAt: string): object[] {
  const person = { userId, name, email: `${userId}@creel.example`, createdAt };
  return [account.item({ userId }, person), ...personEntries(person)];
}
