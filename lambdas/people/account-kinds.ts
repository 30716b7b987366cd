/** Kinds of items that are exported or erased in a way of their own, by the stores of their areas; all others follow from their definitions. */
import { decodeTime } from 'ulid';
import { endClaimsOn, FISHERMAN_GONE } from '../claims/store/end-claims.ts';
import { forgetInClaims } from '../claims/store/forget.ts';
import { favoriteEntry, like } from '../favorites/store/items.ts';
import { eraseLikes } from '../favorites/store/likes.ts';
import { eraseRequestsFrom } from '../invitations/store/requests.ts';
import { eraseShares } from '../ledger/store/entries.ts';
import { ledgerShare, type StoredShare } from '../ledger/store/items.ts';
import { discarded, message, undelivered } from '../messages/store/items.ts';
import { eraseMessages } from '../messages/store/mailboxes.ts';
import { toMessage } from '../messages/store/messages.ts';
import { report, suspension } from '../moderation/store/items.ts';
import { forgetReporter, toReceipt } from '../moderation/store/reports.ts';
import { joinRequest, organizationMember } from '../organizations/store/items.ts';
import { erasePosts } from '../posts/store/erase-posts.ts';
import { POST_ITEMS, type StoredPost } from '../posts/store/items.ts';
import { identityOf } from '../posts/store/stored-posts.ts';
import { rating } from '../ratings/store/items.ts';
import { toRating } from '../ratings/store/rate.ts';
import { forgetRaters } from '../ratings/store/ratings.ts';
import { sharedVisits } from '../sharing/store/items.ts';
import { presentVisits } from '../sharing/store/visits.ts';
import type { Found, ItemDefinition, Key } from '../table/index.ts';
import { eraseAccounts } from './store/accounts.ts';
import { eraseFishermen } from './store/fisherman-cards.ts';
import { type Account, account, fisherman } from './store/items.ts';

type ByName<Work> = [name: string, work: Work];

/** What an export says of an item, whose keys it leaves out anyway. */
type Presenter = (item: Key, userId: string) => object | undefined;

function presenter<Stored extends object>(
  { name, is }: ItemDefinition<Stored>,
  present: (item: Found<Stored>, userId: string) => object,
): ByName<Presenter> {
  return [name, (item, userId) => (is(item) ? present(item, userId) : undefined)];
}

/** Its card and detail are two halves only for the lists. */
const presentPost = ({ sk, card, detail, ...rest }: Found<StoredPost>) => ({
  ...identityOf(sk),
  ...card,
  ...detail,
  ...rest,
});

export const PRESENTERS: ReadonlyMap<string, Presenter> = new Map([
  presenter(POST_ITEMS.catch.record, presentPost),
  presenter(POST_ITEMS.pledge.record, presentPost),
  presenter(like, ({ sk, likedAt }) => ({ pledgeId: sk, likedAt })),
  presenter(favoriteEntry, ({ sk, fishermanId }) => ({
    fishermanId,
    addedAt: new Date(decodeTime(sk)).toISOString(),
  })),
  presenter(sharedVisits, presentVisits),
  presenter(message, (copy, userId) => toMessage(userId, copy.sk, copy)),
  presenter(organizationMember, ({ sk, role, since }) => ({
    organizationId: sk.replace('ORGANIZATION#', ''),
    role,
    since,
  })),
  // Who answered it is the organization's own business.
  presenter(joinRequest, ({ sk, state, askedAt }) => ({
    organizationId: sk.replace('JOIN#', ''),
    state,
    askedAt,
  })),
  presenter(report, toReceipt),
  // Who suspended them is nobody's business but the administrators'.
  presenter(suspension, ({ suspendedAt, reason, until }) => ({ suspendedAt, reason, until })),
  presenter(rating, ({ sk, card }) => ({ ...toRating(sk, card), fishermanId: card.fishermanId })),
  presenter(ledgerShare, ({ sk, card }) => ({ ...identityOf(sk), ...card })),
]);

/** Erases some items of one person, at most as many as half of a transaction takes. Interrupted or repeated, it ends the same. */
type Eraser = (items: readonly Key[], userId: string) => Promise<void>;

function eraser<Stored extends object>(
  { name, is }: ItemDefinition<Stored>,
  erase: (items: readonly Found<Stored>[], userId: string) => Promise<void>,
): ByName<Eraser> {
  return [name, (items, userId) => erase(items.filter(is), userId)];
}

/** Nobody claims meals of who has left: what is open is ended, and nothing follows. */
async function erasePledges(pledges: readonly Key[]): Promise<void> {
  for (const { sk } of pledges) await endClaimsOn(sk, FISHERMAN_GONE, new Date());
  await erasePosts('pledge', pledges);
}

/** The claims first: the shares tell which these are. */
async function eraseLedger(shares: readonly Found<StoredShare>[]): Promise<void> {
  await forgetInClaims(shares);
  await eraseShares(shares);
}

/** What was asked under an address, before anybody had an account, goes with the account that has shown that it is theirs. */
async function eraseWithRequests(accounts: readonly Found<Account>[]): Promise<void> {
  await eraseRequestsFrom(accounts.map(({ email }) => email));
  await eraseAccounts(accounts);
}

export const ERASERS: ReadonlyMap<string, Eraser> = new Map([
  eraser(POST_ITEMS.catch.record, (posts) => erasePosts('catch', posts)),
  eraser(POST_ITEMS.pledge.record, erasePledges),
  eraser(ledgerShare, eraseLedger),
  eraser(like, eraseLikes),
  eraser(message, eraseMessages),
  eraser(discarded, eraseMessages),
  eraser(undelivered, eraseMessages),
  eraser(report, forgetReporter),
  eraser(rating, forgetRaters),
  eraser(account, eraseWithRequests),
  eraser(fisherman, eraseFishermen),
]);
