import { describe, expect, it } from 'vitest';
import { CLAIM_STATES, isOpen, MOVES, type Move, mayMove, refusalOf, stateAt } from '#shared/claims/rules.ts';
import { expiresAt, remindedAt, slotIssues, wasHandedOverInTime } from '#shared/holds/rules.ts';
import { DAY, HOUR, MINUTE } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import * as words from '#words/claims/claims.ts';
import * as holdWords from '#words/holds/rules.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const at = (time: number) => new Date(time).toISOString();

describe('a claim', () => {
  it('is open while it waits or is reserved', () => {
    expect(CLAIM_STATES.filter(isOpen)).toEqual(['waiting', 'reserved']);
  });

  it('expires half an hour after its slot, with a reminder two hours before the slot', () => {
    expect([expiresAt(at(NOW)), remindedAt(at(NOW))]).toEqual([NOW + 30 * MINUTE, NOW - 2 * HOUR]);
  });

  it('has expired when it is overdue, unless it ended before', () => {
    const states = (now: number) =>
      (['waiting', 'reserved', 'collected'] as const).map((state) =>
        stateAt({ state, pickupEnd: at(NOW) }, now),
      );
    expect(states(NOW + 30 * MINUTE - 1)).toEqual(['waiting', 'reserved', 'collected']);
    expect(states(NOW + 30 * MINUTE)).toEqual(['expired', 'expired', 'collected']);
  });

  it('changes its state only as the moves allow', () => {
    const from = (move: Move) => CLAIM_STATES.filter((state) => mayMove(move, state));
    expect(namesOf(MOVES).map(from)).toEqual(namesOf(MOVES).map((move) => MOVES[move].from));
  });
});

describe('a handover that is reported later', () => {
  const [CREATED, END] = [NOW - HOUR, NOW + 30 * MINUTE];

  it.each([
    ['counts in the moment of the claim', CREATED, NOW, true],
    ['does not count before it', CREATED - 1, NOW, false],
    ['counts until the claim expires', END - 1, NOW, true],
    ['does not count afterwards', END, NOW, false],
    ['counts when it is heard of within twelve hours', NOW, END + 12 * HOUR, true],
    ['does not count later', NOW, END + 12 * HOUR + 1, false],
  ])('%s', (_name, handedOverAt, now, counts) => {
    expect(wasHandedOverInTime({ pickupEnd: at(NOW), createdAt: CREATED }, handedOverAt, now)).toBe(counts);
  });
});

describe('the slot of a claim', () => {
  const offered = [
    { start: at(NOW + HOUR), end: at(NOW + 2 * HOUR) },
    { start: at(NOW + 5 * HOUR), end: at(NOW + 6 * HOUR) },
  ];
  const ahead = 14 * DAY;

  it.each<[string, number, number, Partial<Parameters<typeof slotIssues>[1]>, string?]>([
    ['ends after it starts', 1, 1, {}, holdWords.slotEndsBeforeStart],
    ['may have begun', -1, 1, {}],
    ['may not be over', -1, 0, {}, holdWords.slotOver],
    ['ends while the fish is fresh', 0, HOUR, { freshUntil: NOW + HOUR }],
    ['does not end later', 0, HOUR + 1, { freshUntil: NOW + HOUR }, holdWords.slotAfterFresh],
    ['ends within fourteen days', 0, ahead, {}],
    ['does not end after them', 0, ahead + 1, {}, holdWords.slotTooFar(14)],
    ['may be all of a time that is offered', HOUR, 2 * HOUR, { offered }],
    ['does not start before it', HOUR - 1, 2 * HOUR, { offered }, holdWords.slotNotOffered],
    ['does not end after it', HOUR, 2 * HOUR + 1, { offered }, holdWords.slotNotOffered],
  ])('%s', (_name, start, end, offer, message) => {
    const slot = { pickupStart: at(NOW + start), pickupEnd: at(NOW + end) };
    const path = message === holdWords.slotNotOffered ? 'pickupStart' : 'pickupEnd';
    expect(slotIssues(slot, { now: NOW, freshUntil: undefined, ...offer })).toEqual(
      message === undefined ? [] : [{ path, message }],
    );
  });
});

it('an organization can claim the meals left, its share of a new pledge, and its weekly need in a day', () => {
  const standing = {
    mealsLeft: 10,
    mealsPledged: 20,
    pledgedAt: NOW - DAY,
    openClaims: 0,
    capacity: 12,
    claimedToday: 4,
    claimedWhileNew: 0,
  };
  const refusal = (meals: number, changes = {}) =>
    refusalOf(meals, { ...standing, ...changes }, NOW, DEFAULT_RULES.fairness)?.message;
  expect(refusal(8)).toBeUndefined();
  expect(refusal(9)).toBe(words.overCapacity(12, 8));
  expect(refusal(8, { mealsLeft: 8 })).toBeUndefined();
  expect(refusal(8, { mealsLeft: 7 })).toBe(words.mealsLeft(7));
  const { newPledgeMinutes, newPledgePercent } = DEFAULT_RULES.fairness;
  expect(refusal(7, { pledgedAt: NOW, claimedWhileNew: 4 })).toBe(
    words.overShare(newPledgeMinutes, newPledgePercent, 6),
  );
});
