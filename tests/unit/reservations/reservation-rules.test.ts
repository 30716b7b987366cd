import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import {
  amountIssue,
  costOf,
  dueAt,
  isNotable,
  isOpen,
  MOVES,
  type Move,
  mayMove,
  RESERVATION_STATES,
  type ReservationState,
  stateAt,
  type Terms,
} from '#shared/reservations/rules.ts';
import * as words from '#words/reservations/rules.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const at = (time: number) => new Date(time).toISOString();

describe('a reservation', () => {
  it('is open while somebody has to reply or to come', () => {
    expect(RESERVATION_STATES.filter(isOpen)).toEqual(['requested', 'offered', 'held', 'weighed']);
  });

  it('changes its state only as the moves allow', () => {
    const from = (move: Move) => RESERVATION_STATES.filter((state) => mayMove(move, state));
    expect(namesOf(MOVES).map(from)).toEqual(namesOf(MOVES).map((move) => MOVES[move].from));
    expect(namesOf(MOVES).filter((move) => isOpen(MOVES[move].to))).toEqual(['accept', 'weigh']);
  });

  it.each<[string, ReservationState, number, number]>([
    ['that was requested ends after two hours', 'requested', 3 * HOUR, 2 * HOUR],
    ['that was requested ends when its slot starts', 'requested', HOUR, HOUR],
    ['that was offered ends after half an hour', 'offered', 3 * HOUR, HOUR / 2],
    ['that was offered ends when its slot starts', 'offered', 10 * MINUTE, 10 * MINUTE],
    ['that is held ends half an hour after its slot', 'held', 3 * HOUR, 4 * HOUR + 30 * MINUTE],
    ['that was weighed ends half an hour after its slot', 'weighed', 3 * HOUR, 4 * HOUR + 30 * MINUTE],
  ])('%s', (_name, state, start, due) => {
    const dated = { state, askedAt: NOW, pickupStart: at(NOW + start), pickupEnd: at(NOW + start + HOUR) };
    expect(dueAt(dated)).toBe(NOW + due);
    expect([stateAt(dated, NOW + due - 1), stateAt(dated, NOW + due)]).toEqual([state, 'released']);
  });

  it('that is over stays as it ended', () => {
    const slot = { askedAt: NOW, pickupStart: at(NOW + HOUR), pickupEnd: at(NOW + 2 * HOUR) };
    const over = RESERVATION_STATES.filter((state) => !isOpen(state));
    expect(over.map((state) => stateAt({ state, ...slot }, NOW + 100 * HOUR))).toEqual(over);
  });
});

describe('the amount that one person can take', () => {
  const stock: Stock = { unit: 'pound', left: 10, least: 2, step: 0.1 };
  const pieces: Stock = { unit: 'piece', left: 9, least: 2, step: 3 };

  it.each<[string, number, Stock, string?]>([
    ['is the least', 2, stock],
    ['is not less than the least', 1.99, stock, words.atLeast(2, 'pound')],
    ['is the least and some steps, reckoned exactly', 2.3, stock],
    ['is not between two steps', 2.35, stock, words.inSteps(0.1, 2, 'pound')],
    ['is all that is left, whatever the steps', 9, pieces],
    ['is not more than what is left', 10, pieces, words.onlyLeft(9, 'piece')],
    ['counts its steps from the least', 5, pieces],
    ['is not a multiple of the step alone', 6, pieces, words.inSteps(3, 2, 'piece')],
    ['is all of a rest below the least', 1.5, { ...stock, left: 1.5 }],
    ['is not a part of a rest below the least', 1, { ...stock, left: 1.5 }, words.atLeast(1.5, 'pound')],
    ['is nothing if all is taken', 2, { ...stock, left: 0 }, words.nothingLeft],
  ])('%s', (_name, amount, of, issue) => {
    expect(amountIssue(amount, of)).toBe(issue);
  });
});

describe('the cost', () => {
  const fixed = (amount: number, unit: Terms['unit'], more: Partial<Terms> = {}): Terms => ({
    ...{ paymentType: 'mandatory', amount, unit },
    ...more,
  });

  it.each<[string, number, Stock['unit'], Terms, number | undefined]>([
    ['of free fish is nothing', 5, 'pound', { paymentType: 'free' }, 0],
    ['is unknown if one pays what one can', 5, 'pound', { paymentType: 'voluntary' }, undefined],
    ['is unknown without a price', 5, 'pound', { paymentType: 'mandatory' }, undefined],
    ['of pounds, by the pound', 2.5, 'pound', fixed(8, 'per_pound'), 20],
    ['is rounded to cents', 0.33, 'pound', fixed(7.99, 'per_pound'), 2.64],
    ['of pieces, by the piece', 3, 'piece', fixed(4.5, 'per_fish'), 13.5],
    ['of boxes, by the box', 2, 'box', fixed(30, 'per_fish'), 60],
    ['of a part of a total', 10, 'pound', fixed(140, 'all', { landed: 40 }), 35],
    ['of a part of a total without a unit', 10, 'pound', fixed(140, undefined, { landed: 40 }), 35],
    ['is unknown if it is not known what a total was for', 10, 'pound', fixed(140, 'all'), undefined],
    ['of pieces of a known weight, by the pound', 3, 'piece', fixed(8, 'per_pound', { poundsEach: 2 }), 48],
    ['of pieces, by the pound, is known at the scale', 3, 'piece', fixed(8, 'per_pound'), undefined],
    ['of pounds, by the piece, is unknown', 3, 'pound', fixed(8, 'per_fish', { poundsEach: 2 }), undefined],
  ])('%s', (_name, amount, unit, terms, cost) => {
    expect(costOf(amount, unit, terms)).toBe(cost);
  });
});

it('a weight is notable if it differs by more than a tenth of what was reserved', () => {
  const weights = [8.99, 9, 10, 11, 11.01];
  expect(weights.filter((weight) => isNotable(10, weight))).toEqual([8.99, 11.01]);
});
