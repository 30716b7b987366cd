/** Saving a post, and the list of saved posts. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findSavedPosts, listSavedPosts, saveCatch, unsaveCatch } from '#shared/alerts/saved-endpoints.ts';
import Favorites from '../../../web/features/favorites/favorites-page.tsx';
import { SavePostButton } from '../../../web/parts/alerts/save-post-button.tsx';
import { aCatch } from '../posts/posts.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

/** The tab remembers presses, so each test has its own post. */
const postWith = (end: string) => aCatch({ id: `01J0000000000000000000B0${end}` });
const bookmark = button('Save post: Cod by Ruth Alder');
const showBookmark = (post: ReturnType<typeof postWith>, as = aPerson()) =>
  show(<SavePostButton kind="catch" post={post} name="Cod" />, { as });
const expectPressed = (isOn: boolean) =>
  expect.element(bookmark).toHaveAttribute('aria-pressed', String(isOn));

/** Uses keys, since the toast of an earlier press may cover the button. */
async function press(): Promise<void> {
  await expect.element(bookmark).toBeVisible();
  bookmark.element().focus();
  await userEvent.keyboard('{Enter}');
}

describe('the bookmark of a post', () => {
  it('saves it at once by keyboard, says what follows, and removes it again', async () => {
    const post = postWith('01');
    const saved = when(saveCatch).answer(() => ({ saved: true }));
    const removed = when(unsaveCatch).answer(() => ({ saved: false }));
    await showBookmark(post);
    await expectPressed(false);
    await press();
    await expectPressed(true);
    await expectSeen('Post saved', /We’ll tell you when it changes/);
    await press();
    await expectPressed(false);
    await expect.poll(() => [saved.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
    await expectNoProblems();
  });

  it('is off again if saving failed', async () => {
    when(saveCatch).answer(() => OFFLINE);
    await showBookmark(postWith('02'));
    await press();
    await expectSeen('Failed to save the post');
    await expectPressed(false);
  });

  it('starts from the account, or is requested if the post is too old for its list', async () => {
    const [listed, older] = [postWith('04'), postWith('03')];
    const me = aPerson({ savedPostIds: [listed.id], moreSavedPosts: true });
    const asked = when(findSavedPosts).answer(() => ({ savedPostIds: [older.id] }));
    await showBookmark(listed, me);
    await expectPressed(true);
    expect(asked).not.toHaveBeenCalled();
    await showBookmark(older, me);
    await expectPressed(true);
    expect(asked.mock.lastCall?.[0].query).toEqual({ posts: older.id });
  });
});

describe('saved posts', () => {
  it('show each post as it is now, and those that are gone', async () => {
    const [post, gone] = [postWith('05'), postWith('06')];
    const savedAt = '2026-11-20T12:00:00Z';
    when(listSavedPosts).answer(() => ({
      items: [
        { kind: 'catch', postId: post.id, catch: { ...post, soldAt: savedAt }, savedAt },
        { kind: 'catch', postId: gone.id, savedAt },
      ],
    }));
    when(unsaveCatch).answer(() => ({ saved: false }));
    const as = aPerson({ savedPostIds: [post.id, gone.id] });
    await show(<Favorites />, { as, at: '/favorites?show=posts' });
    const heading = page.getByRole('heading', { name: 'Cod' });
    await expect.element(heading).toBeVisible();
    await expectSeen('$6.50 per pound', 'Sold', 'A post that is no longer on the site');
    await expectNoProblems();
    await bookmark.click();
    await expect.element(heading).not.toBeInTheDocument();
    await expectSeen('Post removed from saved posts');
  });

  it('say how to save the first one', async () => {
    when(listSavedPosts).answer(() => ({ items: [] }));
    await show(<Favorites />, { as: aPerson(), at: '/favorites?show=posts' });
    await expectSeen('You have no saved posts yet.');
  });
});
