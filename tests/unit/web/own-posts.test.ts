import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionsOf } from '../../../web/features/posts/own/own-actions.ts';
import {
  newestFirst,
  type OwnCatch,
  type OwnPledge,
  type OwnPost,
  standingOf,
} from '../../../web/features/posts/own/own-posts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();

const aCatch = (minute: number): OwnCatch => ({
  id: `catch ${minute}`,
  fishermanId: 'ruth',
  fishermanName: 'Ruth Alder',
  species: 'cod',
  location: 'Portland, ME',
  quantity: '40 lb',
  condition: 'fresh',
  caughtDate: at(0),
  paymentType: 'free',
  isPro: false,
  createdAt: at(minute),
  hidden: false,
  version: 1,
  editableUntil: at(59),
});

const aPledge = (minute: number): OwnPledge => ({
  id: `pledge ${minute}`,
  fishermanId: 'ruth',
  fishermanName: 'Ruth Alder',
  species: 'cod',
  location: 'Portland, ME',
  catchDate: at(0),
  mealsPledged: 24,
  mealsLeft: 24,
  likeCount: 0,
  createdAt: at(minute),
  hidden: false,
  version: 1,
  editableUntil: at(59),
});

/** Catches and pledges by the minute of posting, newest first, as the API returns them. */
function list(catches: number[], pledges: number[], { moreCatches = false, morePledges = false } = {}) {
  return newestFirst(
    { items: catches.map(aCatch), hasMore: moreCatches },
    { items: pledges.map(aPledge), hasMore: morePledges },
  ).map(({ post }) => post.id);
}

describe('the list of my posts', () => {
  it('has both kinds, newest first', () => {
    expect(list([9, 5], [7, 1])).toEqual(['catch 9', 'pledge 7', 'catch 5', 'pledge 1']);
  });

  it('leaves out posts that are older than those not loaded yet of the other kind', () => {
    expect(list([9, 5], [7, 1], { moreCatches: true })).toEqual(['catch 9', 'pledge 7', 'catch 5']);
    expect(list([9, 5], [7, 6], { morePledges: true })).toEqual(['catch 9', 'pledge 7', 'pledge 6']);
    expect(list([9, 5], [7, 6], { moreCatches: true, morePledges: true })).toEqual([
      'catch 9',
      'pledge 7',
      'pledge 6',
    ]);
  });

  it('can have one kind only, or none', () => {
    expect(list([], [3, 2])).toEqual(['pledge 3', 'pledge 2']);
    expect(list([], [])).toEqual([]);
  });
});

describe('the state of a post', () => {
  afterEach(() => vi.useRealTimers());

  const TWO_DAYS_LATER = Date.parse(at(0)) + 48 * 60 * 60 * 1000 + 1;
  const standingsAt = (now: number) => {
    vi.setSystemTime(now);
    return [
      standingOf({ kind: 'catch', post: aCatch(1) }),
      standingOf({ kind: 'catch', post: { ...aCatch(1), condition: 'frozen' } }),
      standingOf({ kind: 'catch', post: { ...aCatch(1), soldAt: at(2) } }),
      standingOf({ kind: 'catch', post: { ...aCatch(1), soldAt: at(2), hidden: true } }),
      standingOf({ kind: 'pledge', post: { ...aPledge(1), availableUntil: at(58) } }),
      standingOf({ kind: 'pledge', post: aPledge(1) }),
    ];
  };

  it('is available while searches find it, unless it is sold or hidden', () => {
    expect(standingsAt(Date.parse(at(3)))).toEqual([
      'available',
      'available',
      'sold',
      'hidden',
      'available',
      'available',
    ]);
  });

  it('is expired once fresh fish has left the lists automatically', () => {
    expect(standingsAt(TWO_DAYS_LATER)).toEqual([
      'expired',
      'available',
      'sold',
      'hidden',
      'expired',
      'available',
    ]);
  });
});

describe('the actions on a post', () => {
  beforeEach(() => void vi.setSystemTime(Date.parse(at(3))));
  afterEach(() => vi.useRealTimers());

  const catchOf = (change: Partial<OwnCatch> = {}): OwnPost => ({
    kind: 'catch',
    post: { ...aCatch(1), ...change },
  });
  const pledgeOf = (change: Partial<OwnPledge> = {}): OwnPost => ({
    kind: 'pledge',
    post: { ...aPledge(1), ...change },
  });
  const actions = (own: OwnPost, possible = {}) =>
    actionsOf(own, { isThere: true, canEdit: true, canMakePro: false, ...possible });
  const next = (own: OwnPost) => actions(own)[0];

  it('start with the most likely next step', () => {
    expect(next(catchOf())).toBe('markSold');
    expect(next(catchOf({ soldAt: at(2) }))).toBe('postAgain');
    expect(next(catchOf({ soldAt: at(2), hidden: true }))).toBe('show');
    expect(next(catchOf({ caughtDate: '2026-11-17T12:00:00.000Z' }))).toBe('postAgain');
    expect(next(pledgeOf())).toBe('share');
    expect(next(pledgeOf({ mealsLeft: 0 }))).toBe('postAgain');
    expect(next(pledgeOf({ availableUntil: at(2) }))).toBe('postAgain');
  });

  it('leave out selling expired fish, and editing after the period', () => {
    const over = catchOf({ caughtDate: '2026-11-17T12:00:00.000Z' });
    expect(actions(over, { canEdit: false })).toEqual(['postAgain', 'share', 'hide', 'remove']);
    expect(actions(catchOf({ condition: 'frozen' }), { canEdit: false })).toContain('markSold');
  });

  it('are only hiding and deleting if the part of the site is switched off', () => {
    const possible = { isThere: false, canEdit: false };
    expect(actions(catchOf(), possible)).toEqual(['hide', 'remove']);
    expect(actions(pledgeOf({ hidden: true }), possible)).toEqual(['show', 'remove']);
  });

  it('include Pro for an available catch that is not Pro yet', () => {
    const possible = { canMakePro: true };
    expect(actions(catchOf(), possible)).toContain('makePro');
    expect(actions(catchOf({ isPro: true }), possible)).not.toContain('makePro');
    expect(actions(catchOf({ soldAt: at(2) }), possible)).not.toContain('makePro');
    expect(actions(pledgeOf(), possible)).not.toContain('makePro');
  });
});
