/** Likes of pledges and favorite fishermen: the effects of a press, its request, and its reversal. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import {
  addFavorite,
  findLikesAndFavorites,
  listFavorites,
  removeFavorite,
} from '#shared/favorites/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import Favorites from '../../../web/features/favorites/favorites-page.tsx';
import type { Me } from '../../../web/lib/session/session.tsx';
import { signInRequest } from '../../../web/lib/session/sign-in-prompt.ts';
import { FavoriteButton } from '../../../web/parts/favorites/favorite-button.tsx';
import { Like } from '../../../web/parts/favorites/like.tsx';
import { aPledge } from '../posts/posts.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

let tests = 0;
/** The tab remembers presses, so each test has its own pledge and fishermen. */
let number = '';
beforeEach(() => {
  number = String(++tests).padStart(3, '0');
});
const pledgeId = () => `01J00000000000000000000${number}`;
const fishermanId = (which = 0) => `5f0c1e3a-0000-4000-8000-00000000${which}${number}`;

const ruth = { fishermanName: 'Ruth Alder' };
const heart = (name = 'Ruth Alder') => button(`Favorite fisherman ${name}`);
const like = button(/^Like haddock pledged by Ruth Alder, /);

const showLike = (as?: Me, likeCount = 0) =>
  show(<Like pledge={aPledge({ ...ruth, id: pledgeId(), likeCount })} />, { ...(as && { as }) });
const showHeart = (as?: Me) =>
  show(<FavoriteButton fishermanId={fishermanId()} {...ruth} />, { ...(as && { as }) });

const answerLikes = (outcome?: Error | Promise<Error>) => [
  when(likePledge).answer(() => outcome ?? { liked: true, likeCount: 1 }),
  when(unlikePledge).answer(() => outcome ?? { liked: false, likeCount: 0 }),
];
const answerFavorites = (outcome?: Error) => [
  when(addFavorite).answer(() => outcome ?? { favorite: true }),
  when(removeFavorite).answer(() => outcome ?? { favorite: false }),
];
/** Uses keys, since the toast of an earlier press may cover the button. */
async function press(control: Locator): Promise<void> {
  control.element().focus();
  await userEvent.keyboard('{Enter}');
}
const expectPressed = (control: Locator, isOn: boolean) =>
  expect.element(control).toHaveAttribute('aria-pressed', String(isOn));

describe('a like', () => {
  it('can be pressed by keyboard, counts at once, and keeps the focus', async () => {
    const [liked, unliked] = answerLikes();
    await showLike(aPerson());
    await expectPressed(like, false);
    like.element().focus();
    await userEvent.keyboard(' ');
    await expectPressed(like, true);
    await expect.element(like).toHaveAccessibleName(/, 1 like$/);
    await userEvent.keyboard('{Enter}');
    await expectPressed(like, false);
    await expect.element(like).toHaveFocus();
    await expect.poll(() => unliked?.mock.calls.length).toBe(1);
    expect(liked).toHaveBeenCalledOnce();
    const { width, height } = like.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectNoProblems();
  });

  it.each([
    ['like without a network', OFFLINE, false, 'Failed to add like'],
    ['unlike without a network', OFFLINE, true, 'Failed to remove like'],
    [
      'like of a pledge that is gone',
      new AppError('not_found', 'Pledge not found'),
      false,
      'Pledge not found',
    ],
  ])('that fails is reversed, and can be pressed again: %s', async (_, outcome, isOn, text) => {
    const held = Promise.withResolvers<Error>();
    answerLikes(held.promise);
    await showLike(aPerson({ likedPledgeIds: isOn ? [pledgeId()] : [] }), Number(isOn));
    await expectPressed(like, isOn);
    await press(like);
    await expectPressed(like, !isOn);
    held.resolve(outcome);
    await expectSeen(text);
    await expectPressed(like, isOn);
    await expect.element(like).toHaveAccessibleName(isOn ? /, 1 like$/ : /, 0 likes$/);
    answerLikes();
    await press(like);
    await expectPressed(like, !isOn);
  });

  it.each([
    [6, false],
    [7, true],
  ])('pressed %i times quickly has the last state, with one request at a time', async (presses, isOn) => {
    let underWay = 0;
    let most = 0;
    const sent: boolean[] = [];
    const slowly = (liked: boolean) => async () => {
      sent.push(liked);
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underWay--;
      return { liked, likeCount: Number(liked) };
    };
    when(likePledge).answer(slowly(true));
    when(unlikePledge).answer(slowly(false));
    await showLike(aPerson());
    await expectPressed(like, false);
    for (let count = 0; count < presses; count++) {
      like.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await Promise.resolve();
    }
    await expectPressed(like, isOn);
    await expect.poll(() => [sent.at(-1), underWay]).toEqual([isOn, 0]);
    expect(most).toBe(1);
  });

  it('is requested if it is too old for the account’s list', async () => {
    const asked = when(findLikesAndFavorites).answer(() => ({
      likedPledgeIds: [pledgeId()],
      favoriteFishermanIds: [],
    }));
    await showLike(aPerson({ likedPledgeIds: ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ'], moreLikedPledges: true }));
    await expectPressed(like, true);
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('a favorite', () => {
  it.each([
    [false, 'Failed to add to favorites', 'Fisherman added to favorites'],
    [true, 'Failed to remove from favorites', 'Fisherman removed from favorites'],
  ])('that cannot be changed is reversed, with a message: %s', async (isOn, failed, done) => {
    answerFavorites(OFFLINE);
    await showHeart(aPerson({ favoriteFishermanIds: isOn ? [fishermanId()] : [] }));
    await expectPressed(heart(), isOn);
    await press(heart());
    await expectSeen(failed);
    await expectPressed(heart(), isOn);
    answerFavorites();
    await press(heart());
    await expectSeen(done);
    await expectPressed(heart(), !isOn);
  });

  it('has no button for oneself', async () => {
    const me = aPerson();
    const hearts = [me.user.id, fishermanId()].map((id) => (
      <FavoriteButton key={id} fishermanId={id} fishermanName={id} />
    ));
    await show(hearts, { as: me });
    await expect.element(heart(fishermanId())).toBeVisible();
    await expect.poll(() => page.getByRole('button').elements()).toHaveLength(1);
  });
});

it.each([
  ['like', () => showLike(), () => like, 'Sign in to like pledges'],
  ['heart', () => showHeart(), () => heart(), 'Sign in to save fishermen'],
])(
  'a %s of a signed-out person asks them to sign in, and sends nothing',
  async (_, open, control, reason) => {
    const sent = [...answerLikes(), ...answerFavorites()];
    await open();
    await press(control());
    await expect.poll(() => signInRequest.get()?.reason).toBe(reason);
    signInRequest.get()?.settle(false);
    await expectPressed(control(), false);
    for (const each of sent) expect(each).not.toHaveBeenCalled();
  },
);

describe('the page of favorites', () => {
  const aCard = (which: number, name: string): FishermanCard => ({
    userId: fishermanId(which),
    name,
    isPro: false,
    location: 'Portland, ME',
    bio: '',
    totalCatches: 0,
    pledgeCount: 0,
    ratingCount: 0,
    createdAt: '2026-01-05T12:00:00Z',
  });
  const names = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  const openFavorites = async () => {
    when(listFavorites).answer(() => ({ items: [aCard(1, 'One'), aCard(2, 'Two')] }));
    const favoriteFishermanIds = [fishermanId(1), fishermanId(2)];
    await show(<Favorites />, { as: aPerson({ favoriteFishermanIds }), at: '/favorites' });
    await expect.poll(names).toEqual(['One', 'Two']);
  };

  it('needs a sign-in', async () => {
    await show(<Favorites />, { at: '/favorites' });
    await expectSeen('Please sign in to see your favorites.');
    const link = page.getByRole('link', { name: 'Sign In' });
    await expect.element(link).toHaveAttribute('href', '/auth?from=%2Ffavorites');
  });

  it('removes a fisherman at once, moves the focus, and can undo that', async () => {
    const [added] = answerFavorites();
    await openFavorites();
    await expectNoProblems();
    await press(heart('Two'));
    await expect.poll(names).toEqual(['One']);
    await expect.element(heart('One')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectSeen("You haven't added any fishermen to your favorites yet.");
    await expect.element(page.getByRole('heading', { name: 'Favorites' })).toHaveFocus();
    // The newer of two toasts is in front.
    await button('Undo').first().click();
    await expect.poll(names).toHaveLength(1);
    expect(added).toHaveBeenCalledOnce();
  });

  it('shows a fisherman again whose removal failed', async () => {
    answerFavorites(OFFLINE);
    await openFavorites();
    await press(heart('One'));
    await expectSeen('Failed to remove from favorites');
    await expect.poll(names).toEqual(['One', 'Two']);
    await expectPressed(heart('One'), true);
  });

  it('says that it cannot be loaded, and can retry', async () => {
    const refuse = (endpoint: EndpointDefinition) => when(endpoint).answer(() => new AppError('not_allowed'));
    refuse(listFavorites);
    await show(<Favorites />, { as: aPerson(), at: '/favorites' });
    await expectSeen('Your favorites could not be loaded. Please try again.');
    when(listFavorites).answer(() => ({ items: [aCard(1, 'One')] }));
    await button('Try again').click();
    await expect.poll(names).toEqual(['One']);
  });
});
