/** Asks for standing claims, accepts or declines them, and ends them. */
import { shareOf } from '#shared/claims/rules.ts';
import {
  isStanding,
  STANDING_PAUSE,
  type StandingClaim,
  type StandingClaimBody,
} from '#shared/claims/standing.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { organizationPaused, ownPledge } from '#words/claims/claims.ts';
import * as words from '#words/claims/standing-rules.ts';
import { block } from '../../messages/store/items.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { findOrganization } from '../../organizations/store/organizations.ts';
import { tombstone } from '../../people/store/items.ts';
import { readPublicName } from '../../people/store/public-names.ts';
import { PLEDGE_SERIES, pledgeSeries } from '../../posts/store/pledge-series.ts';
import { readOwnSeries, stepToChange } from '../../series/store/series.ts';
import { readSiteRules } from '../../site/store/site-rules.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, equals, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  type StoredStandingClaim,
  standingClaim,
  standingClaimsOf,
  standingClaimsOn,
} from './standing-items.ts';

const conflict = (message: string) => new AppError('conflict', message);
const notFound = () => new AppError('not_found', words.standingNotFound);
const seriesGone = () => new AppError('not_found', words.seriesGone);

type Found = table.Found<StoredStandingClaim>;
type Ids = Pick<StandingClaim, 'seriesId' | 'organizationId'>;

const readOne = ({ seriesId, organizationId }: Ids): Promise<Found | undefined> =>
  table.getItem(standingClaim.key({ seriesId, organizationId }), { consistent: true });

/** All on a series, those that are over too. */
export async function readStandingClaimsOn(seriesId: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const some of table.itemsIn(standingClaimsOn(seriesId))) found.push(...some);
  return found;
}

/** Most standing claims in a list. */
const MOST_LISTED = 100;

/** @throws AppError `not_found` if the person is not a member of the organization */
export async function listStandingClaimsOf(organizationId: string, userId: string, now: Date) {
  await requireMember(userId, organizationId);
  const { items } = await table.query(standingClaimsOf(organizationId), { limit: MOST_LISTED });
  return shownOf(items, now);
}

/** Those on a fisherman's own series. */
export async function listStandingClaimsFor(userId: string, now: Date): Promise<StandingClaim[]> {
  const { items: series } = await table.queryKeys(PLEDGE_SERIES.own(userId), {});
  const found = await Promise.all(series.map(({ sk: seriesId }) => readStandingClaimsOn(seriesId)));
  return shownOf(found.flat(), now);
}

/** Oldest first. */
const shownOf = (found: readonly Pick<StoredStandingClaim, 'card' | 'expiresAt'>[], now: Date) =>
  found
    .filter(({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt * 1000 > now.getTime())
    .map(({ card }) => card)
    .sort((one, other) => (one.askedAt < other.askedAt ? -1 : 1));

/** Returns the steps that stop what passes between two people of whom one has blocked the other. */
export const requireNotBlocked = (userId: string, otherId: string): table.TransactionStep[] =>
  [
    { userId, blockedId: otherId },
    { userId: otherId, blockedId: userId },
  ].map((ids) => table.check(block.key(ids), absent, () => conflict(words.blocked)));

interface Asking extends Ids {
  body: StandingClaimBody;
  /** A coordinator. */
  userId: string;
  now: Date;
}

/** @throws AppError `conflict` naming the rule that refuses it; naming the meals if they are more than the rules allow */
export function askForStandingClaim({ body, userId, now, ...ids }: Asking): Promise<StandingClaim> {
  const { seriesId, organizationId } = ids;
  return table.retry(async () => {
    await requireMember(userId, organizationId, ['coordinator']);
    const [series, asking, { fairness }, before] = await Promise.all([
      table.getItem(pledgeSeries.key({ seriesId }), { consistent: true }),
      findOrganization(organizationId, { consistent: true }),
      readSiteRules(now),
      readOne(ids),
    ]);
    if (!series) throw seriesGone();
    const { fishermanId, species, customSpecies, mealsPledged } = series.card;
    if (before && isStanding(before.card)) {
      const { meals, collectorName } = before.card;
      if (meals === body.meals && collectorName === body.collectorName) return before.card;
      throw conflict(words.askedAlready);
    }
    if (fishermanId === userId) throw conflict(ownPledge);
    if (asking.state !== 'active') throw conflict(organizationPaused);
    const most = Math.min(shareOf(mealsPledged, fairness), asking.mealsPerWeek);
    if (body.meals > most) throw fieldError('meals', words.standingTooMany(most));
    if (before && mayNotAskAgain(before, now)) throw conflict(words.notAgainYet);
    const card: StandingClaim = {
      ...ids,
      organizationName: asking.name,
      fishermanId,
      fishermanName: (await readPublicName(fishermanId)) ?? DELETED_PERSON,
      species,
      ...(customSpecies !== undefined && { customSpecies }),
      ...body,
      state: 'asked',
      askedAt: now.toISOString(),
    };
    const stored = { card, askedBy: userId, version: (before?.version ?? 0) + 1 };
    await table.transact([
      requireNotSuspended(userId),
      stillMember(userId, organizationId, ['coordinator']),
      table.check(pledgeSeries.key({ seriesId }), present, seriesGone),
      table.check(suspension.key({ userId: fishermanId }), absent, seriesGone),
      table.check(tombstone.key({ userId: fishermanId }), absent, seriesGone),
      ...requireNotBlocked(userId, fishermanId),
      table.put(standingClaim.item(ids, stored), table.ifUnchanged(isStill('version', before?.version))),
    ]);
    return card;
  });
}

/** A fisherman who said no is not asked again at once. */
const mayNotAskAgain = ({ card, expiresAt = 0 }: Found, now: Date): boolean =>
  (card.state === 'declined' || card.endedBy === 'fisherman') && expiresAt * 1000 > now.getTime();

/** The step that changes a standing claim. @throws ChangedMeanwhile if it has changed since it was read */
const changeTo = ({ pk, sk, version }: Found, set: Partial<StoredStandingClaim>): table.TransactionStep =>
  table.update(
    { pk, sk },
    { set: { ...set, version: version + 1 } },
    table.ifUnchanged(equals('version', version)),
  );

const over = (now: Date) => ({ expiresAt: table.expiryAfter(STANDING_PAUSE, now) });

interface Answer extends Ids {
  accepted: boolean;
  userId: string;
  now: Date;
}

/** @throws AppError `not_found`, also for another person's series; `conflict` if accepted ones would take all meals and more */
export function answerStandingClaim({ accepted, userId, now, ...ids }: Answer): Promise<StandingClaim> {
  return table.retry(async () => {
    const series = await readOwnSeries(PLEDGE_SERIES, ids.seriesId, userId);
    const all = await readStandingClaimsOn(ids.seriesId);
    const before = all.find(({ sk }) => sk === ids.organizationId);
    if (!before) throw notFound();
    const state = accepted ? 'accepted' : 'declined';
    if (before.card.state === state) return before.card;
    if (before.card.state !== 'asked') throw conflict(words.answeredAlready);
    const taken = all
      .filter(({ card }) => card.state === 'accepted')
      .reduce((sum, { card }) => sum + card.meals, 0);
    const left = series.card.mealsPledged - taken;
    if (accepted && before.card.meals > left) throw conflict(words.fewerLeft(left));
    const card = { ...before.card, state, ...(accepted && { acceptedAt: now.toISOString() }) } as const;
    await table.transact([
      changeTo(before, { card, ...(!accepted && over(now)) }),
      // Two that are accepted at once must not take more than there is.
      stepToChange(PLEDGE_SERIES, series, {}),
    ]);
    return card;
  });
}

interface Ending extends Ids {
  userId: string;
  now: Date;
}

/** Either side ends it: the fisherman, or a coordinator. @throws AppError `not_found` if it is over */
export function endStandingClaim({ userId, now, ...ids }: Ending): Promise<StandingClaim> {
  return table.retry(async () => {
    const before = await readOne(ids);
    const isOwn = before?.card.fishermanId === userId;
    if (!isOwn) await requireMember(userId, ids.organizationId, ['coordinator']);
    if (!before || !isStanding(before.card)) throw notFound();
    const endedBy = isOwn ? 'fisherman' : 'organization';
    const card = { ...before.card, state: 'ended', endedBy } as const;
    const stillActs = isOwn ? [] : [stillMember(userId, ids.organizationId, ['coordinator'])];
    await table.transact([...stillActs, changeTo(before, { card, ...over(now) })]);
    return card;
  });
}

/** Removes those of a series that has ended. */
export async function removeStandingClaimsOn(seriesId: string): Promise<void> {
  if (await table.getItem(pledgeSeries.key({ seriesId }), { consistent: true })) return;
  for (const { pk, sk } of await readStandingClaimsOn(seriesId)) await table.write(table.remove({ pk, sk }));
}

/** Removes a person who leaves from the standing claims that they asked for. The organization keeps these. */
export async function forgetInStandingClaims(asked: readonly Found[]): Promise<void> {
  for (const { pk, sk } of asked) {
    const set = { askedBy: undefined, gsi2pk: undefined, 'card.collectorName': undefined };
    await table.writeIf(table.update({ pk, sk }, { set, add: { version: 1 } }, table.onlyIf(present)));
  }
}
