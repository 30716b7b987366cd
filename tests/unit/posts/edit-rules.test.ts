/** Until when posts may be edited, which dates an edit may set, and the food safety rules for a pledge. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catchForm } from '#lambdas/posts/catch-form.ts';
import { pledgeForm } from '#lambdas/posts/pledge-form.ts';
import { editIssues } from '#lambdas/posts/post-form.ts';
import { POST_KINDS } from '#lambdas/posts/store/kinds.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import { catchBody } from '#shared/posts/catches/schemas.ts';
import { editableUntil, isEditable } from '#shared/posts/edit-window.ts';
import { foodSafetyOf, mayBePledged } from '#shared/posts/pledges/food-safety.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { aCatch } from '#tests/support/builders.ts';
import { catchAt, pledgeAt } from '#tests/support/posts.ts';

const FOOD_SAFETY = foodSafetyOf(DEFAULT_RULES);
const POSTED = Date.parse('2026-11-20T14:00:00.000Z');
const at = (hours: number, milliseconds = 0) => new Date(POSTED + hours * HOUR + milliseconds).toISOString();

describe('the editing period', () => {
  it.each([
    ['of what is not fresh ends 7 days after posting', undefined, POSTED + 7 * DAY],
    ['of fresh fish ends when it is 48 hours old', POSTED + 5 * HOUR, POSTED + 5 * HOUR],
    ['never lasts longer than 7 days', POSTED + 8 * DAY, POSTED + 7 * DAY],
  ])('%s', (_name, freshUntil, until) => {
    expect(editableUntil({ postedAt: POSTED, freshUntil })).toBe(until);
  });

  it.each([
    ['fresh', 0, 48],
    ['fresh', -47, 1],
    ['frozen', 0, 168],
    ['frozen', -1000, 168],
  ] as const)('of %s fish caught %i hours before posting ends %i hours after', (condition, caught, until) => {
    const card = { ...catchAt(0, POSTED), condition, caughtDate: at(caught) };
    const availableUntil = condition === 'fresh' ? at(caught + 48) : undefined;
    const pledge = { ...pledgeAt(0, POSTED), availableUntil };
    for (const freshUntil of [POST_KINDS.catch.freshUntil(card), POST_KINDS.pledge.freshUntil(pledge)])
      expect(editableUntil({ postedAt: POSTED, freshUntil })).toBe(POSTED + until * HOUR);
  });

  it('includes its last millisecond', () => {
    const post = { editableUntil: at(1) };
    expect([0, 1].map((late) => isEditable(post, POSTED + HOUR + late))).toEqual([true, false]);
  });
});

describe('the date of an edited post', () => {
  const NOW = POSTED + 10 * HOUR;
  const FUTURE = 'Date caught cannot be in the future';
  const PLEDGE_FUTURE = 'Catch date cannot be in the future';
  const TOO_OLD = 'Fresh fish cannot be more than 48 hours old';
  const AFTER = 'Date caught cannot be after the catch was posted';
  const PLEDGE_AFTER = 'Catch date cannot be after the pledge was posted';

  it.each([
    ['as it was', 'fresh', at(-5), undefined],
    ['at the moment of posting', 'fresh', at(0), undefined],
    ['a millisecond after posting', 'fresh', at(0, 1), AFTER],
    ['a millisecond after posting', 'frozen', at(0, 1), AFTER],
    ['in the future', 'frozen', at(10, 1), FUTURE],
    ['48 hours ago', 'fresh', at(-38), undefined],
    ['more than 48 hours ago', 'fresh', at(-38, -1), TOO_OLD],
    ['more than 48 hours ago', 'frozen', at(-38, -1), undefined],
  ] as const)('%s, %s', (_name, condition, date, message) => {
    const expected = (path: string, words: string | undefined) =>
      words === undefined ? [] : [{ path, message: words }];
    const body = z.parse(catchBody, aCatch({ condition, caughtDate: date }));
    expect(
      editIssues(catchForm, body, { before: catchAt(0, POSTED), rules: DEFAULT_RULES, now: NOW }),
    ).toEqual(expected('caughtDate', message));
    const handling = { storage: condition === 'fresh' ? 'iced' : 'frozen' } as const;
    const words = message?.replace(FUTURE, PLEDGE_FUTURE).replace(AFTER, PLEDGE_AFTER);
    const pledge = { ...pledgeAt(0, POSTED), photos: [], catchDate: date, handling };
    expect(
      editIssues(pledgeForm, pledge, { before: pledgeAt(0, POSTED), rules: DEFAULT_RULES, now: NOW }),
    ).toEqual(expected('catchDate', words));
  });
});

describe('food safety', () => {
  it.each([
    ['King Mackerel', false],
    ['yellowfin tuna', false],
    ['AMBERJACKS', false],
    ['tuna-like', false],
    ['Opportunas', true],
    ['Whiting', true],
    [undefined, true],
  ])('recognizes %j under Other: may be pledged chilled %s', (customSpecies, may) => {
    expect(mayBePledged({ species: 'other', customSpecies }, 'chilled', FOOD_SAFETY)).toBe(may);
    for (const storage of ['iced', 'frozen'] as const)
      expect(mayBePledged({ species: 'other', customSpecies }, storage, FOOD_SAFETY)).toBe(true);
  });

  it('uses the current species, not the name of an earlier one', () => {
    expect(mayBePledged({ species: 'cod', customSpecies: 'Tuna' }, 'chilled', FOOD_SAFETY)).toBe(true);
  });

  it('can be stricter on a site', () => {
    const strict = { ...FOOD_SAFETY, histamine: { ...FOOD_SAFETY.histamine, storage: ['frozen'] as const } };
    expect(mayBePledged({ species: 'tuna' }, 'iced', strict)).toBe(false);
    expect(mayBePledged({ species: 'cod' }, 'iced', strict)).toBe(true);
  });
});
