/** A fisherman's changes of their own landing. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import {
  type Delay,
  delayed,
  isAhead,
  isLateCancel,
  isOpen,
  type LandingMove,
  landingStateAt,
  mayMove,
  windowIssues,
} from '#shared/landings/rules.ts';
import type { LandingPatch, LandingStateBody, OwnLanding } from '#shared/landings/schemas.ts';
import { LATE_CANCEL } from '#shared/limits.ts';
import * as words from '#words/landings/rules.ts';
import { refuse } from '../core/parse.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { expiryAfter, type Found, put, remove, retry, type TransactionStep } from '../table/index.ts';
import { expectedIssues, publicHarbour, toExpected } from './on-board.ts';
import { changeLanding } from './store/change-landing.ts';
import { lateCancel, type StoredLanding } from './store/items.ts';
import { linksOf, presentOwn, readOwnLanding } from './store/landings.ts';

interface OwnRequest {
  landingId: string;
  ownerId: string;
  now: Date;
}

type Stored = Found<StoredLanding>;
type Content = Pick<StoredLanding, 'card' | 'note'>;

/** Changes a landing as it is now. An unchanged one is not written. */
async function change(
  { landingId, ownerId, now }: OwnRequest,
  edit: (before: Stored) => Promise<Content & { alongside?: TransactionStep[] }>,
): Promise<OwnLanding> {
  const stored = await retry(async () => {
    const before = await readOwnLanding(landingId, ownerId);
    const { alongside, card, note } = await edit(before);
    if (isDeepStrictEqual({ card, note }, { card: before.card, note: before.note })) return before;
    const changedAt = now.toISOString();
    const moved = { ...card, ...movedFrom(before.card, card), changedAt };
    const after = { ...before, note, card: moved, version: before.version + 1 };
    await changeLanding(before, after, alongside);
    return after;
  });
  return await presentOwn(stored, now);
}

/** The start that was announced first, if the landing has moved from it. */
function movedFrom(before: StoredLanding['card'], { from }: Pick<StoredLanding['card'], 'from'>) {
  if (from === before.from) return {};
  const first = before.movedFrom ?? before.from;
  return { movedFrom: first === from ? undefined : first };
}

/**
 * Takes the next step of a landing, or delays it.
 * @throws AppError `conflict` if its state doesn't allow that
 */
export const setState = (request: OwnRequest, body: LandingStateBody): Promise<OwnLanding> =>
  change(request, async (before) =>
    'state' in body
      ? move(before, body.state, request.now)
      : { card: delay(before, body, request.now), note: before.note },
  );

function move(before: Stored, to: LandingMove, now: Date) {
  const { card, note } = before;
  const state = landingStateAt(card, now.getTime());
  if (state === to) return { card, note };
  if (!mayMove(to, state)) throw new AppError('conflict', words.landingIs[state]);
  const alongside = to === 'cancelled' ? countLate(before, now) : [];
  return { card: { ...card, state: to }, note, alongside };
}

/** Counts a landing that is called off shortly before its window, or in it. */
function countLate({ sk: landingId, card }: Stored, now: Date): TransactionStep[] {
  if (!isAhead(landingStateAt(card, now.getTime())) || !isLateCancel(card, now.getTime())) return [];
  const params = { userId: card.fishermanId, landingId };
  const expiresAt = expiryAfter(LATE_CANCEL.lifetimeMs, now);
  return [put(lateCancel.item(params, { cancelledAt: now.toISOString(), expiresAt }))];
}

/** The window that a delay names may have been moved already by the same request. */
function delay(
  { card }: Stored,
  { delayMinutes, from }: { delayMinutes: Delay; from: string },
  now: Date,
): StoredLanding['card'] {
  const named = new Date(from).toISOString();
  const window = delayed(card, delayMinutes);
  if (card.from === delayed({ ...card, from: named }, delayMinutes).from) return card;
  const state = landingStateAt(card, now.getTime());
  if (!isAhead(state)) throw new AppError('conflict', words.landingIs[state]);
  if (card.from !== named) throw new AppError('conflict', words.delayedElsewhere);
  return { ...card, ...window };
}

/**
 * Edits an open landing. An edit of an older version is refused unless it changes nothing: then it may be a repeat.
 * @throws AppError `conflict` with the current version; naming the field that refuses it
 */
export const updateLanding = (request: OwnRequest, patch: LandingPatch): Promise<OwnLanding> =>
  change(request, async (before) => {
    const after = await applied(before, patch, request.now);
    const isSame = isDeepStrictEqual(after, { card: before.card, note: before.note });
    if (patch.version !== before.version && !isSame)
      throw new AppError('conflict', words.changedMeanwhile, { version: before.version });
    return after;
  });

async function applied(before: Stored, patch: LandingPatch, now: Date): Promise<Content> {
  const { card } = before;
  const state = landingStateAt(card, now.getTime());
  if (!isOpen(state)) throw new AppError('conflict', words.landingIs[state]);
  const { harbour, expected, paymentWays, note = before.note, from = card.from, until = card.until } = patch;
  const window = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  const isMoved = window.from !== card.from || window.until !== card.until;
  const { species } = await readSiteRules(now);
  refuse([
    ...(isMoved ? windowIssues(window, now.getTime()) : []),
    ...expectedIssues(expected ?? [], species, card.expected),
  ]);
  return {
    card: {
      ...card,
      ...window,
      ...(harbour && { harbour: await publicHarbour(harbour) }),
      ...(expected && { expected: expected.map(toExpected) }),
      ...(paymentWays && { paymentWays: [...new Set(paymentWays)] }),
    },
    note,
  };
}

/** Deletes a landing. One that is ahead is called off with it. */
export function deleteLanding({ landingId, ownerId, now }: OwnRequest): Promise<{ deleted: true }> {
  return retry(async () => {
    const before = await readOwnLanding(landingId, ownerId);
    const links = await linksOf(landingId);
    await changeLanding(before, undefined, [...countLate(before, now), ...links.map((link) => remove(link))]);
    return { deleted: true as const };
  });
}
