/** A person's own posts, and all actions on them. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listClaims } from '#shared/claims/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { listMyLandings } from '#shared/landings/endpoints.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import { deleteCatch, setCatchStock, setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch, listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { deletePledge } from '#shared/posts/pledges/endpoints.ts';
import { listPledgeSeries } from '#shared/posts/pledges/series-endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import EditCatch from '../../../web/features/posts/edit-catch-page.tsx';
import MyPosts from '../../../web/features/posts/my-posts-page.tsx';
import { aCard } from '../reservations/builders.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { address, button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';
import { aCatch, aPledge } from './posts.ts';

/** The only catch, in its current state. */
let posted = aCatch();
const change = (changes: Partial<typeof posted>) => {
  posted = { ...posted, ...changes };
  return posted;
};

beforeEach(() => {
  posted = aCatch();
  when(listMyCatches).answer(() => ({ items: [posted] }));
  when(listMyPledges).answer(() => ({ items: [] }));
  when(listMyLandings).answer(() => ({ items: [], series: [] }));
  when(listPledgeSeries).answer(() => ({ series: [] }));
  for (const list of [listSharedVisits, listClaims]) when(list).answer(() => ({ items: [] }));
  when(suggestPlaces).answer(() => ({ places: [] }));
  when(setCatchVisibility).answer(({ body: { hidden } }) => change({ hidden }));
  when(setCatchStock).answer(({ body: { sold, quantity = posted.quantity, left } }) => {
    const { soldAt: _, stock, ...offered } = posted;
    posted = {
      ...offered,
      quantity,
      ...(stock && { stock: { ...stock, left: left ?? stock.left } }),
      ...(sold && { soldAt: new Date().toISOString() }),
    };
    return posted;
  });
});

const open = () => show(<MyPosts />, { as: aFisherman(), at: PATHS.myPosts, path: PATHS.myPosts });
const cod = page.getByRole('link', { name: 'Cod' });

async function openMenu(species = 'Cod') {
  await button(`More actions for ${species}`).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}
const actions = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ firstChild }) => firstChild?.textContent);

async function choose(action: string, species?: string): Promise<void> {
  await openMenu(species);
  await page.getByRole('menuitem', { name: action }).click();
}
const showOnly = (which: string) =>
  page.getByRole('group', { name: 'Which posts to show' }).getByRole('button', { name: which }).click();

describe('the My Posts page', () => {
  it('needs a sign-in', async () => {
    await show(<MyPosts />, { at: PATHS.myPosts });
    await expectSeen('Please log in to view your posts.');
    await expect
      .element(page.getByRole('link', { name: /^(Log|Sign) ?[Ii]n$/ }))
      .toHaveAttribute('href', '/auth?from=%2Fmy-posts');
  });

  it('is empty at first, with a button to post a catch and no tools for posts', async () => {
    when(listMyCatches).answer(() => ({ items: [] }));
    await open();
    await expectSeen('You have no posts yet');
    const link = page.getByRole('link', { name: 'Post Catch' });
    await expect.element(link).toHaveAttribute('href', '/post-catch');
    expect(page.getByText(/Print a poster|Download meals as CSV/).elements()).toEqual([]);
  });

  it('shows catches and pledges together, newest first, each with a link to its page', async () => {
    const pledge = aPledge({ createdAt: new Date().toISOString() });
    when(listMyPledges).answer(() => ({ items: [pledge] }));
    await open();
    await expect.element(cod).toBeVisible();
    const links = page.getByRole('heading').getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/pledge/${pledge.id}`,
      `/catch/${posted.id}`,
    ]);
    await expectNoProblems();
  });

  it('says that it cannot be loaded, and can retry', async () => {
    when(listMyCatches).answer(() => new AppError('not_allowed'));
    await open();
    await expectSeen('Your posts could not be loaded. Please try again.');
    when(listMyCatches).answer(() => ({ items: [posted] }));
    await button('Try again').click();
    await expect.element(cod).toBeVisible();
  });
});

describe('the owner of a catch', () => {
  it('hides it, undoes that, and finds it among the hidden posts', async () => {
    await open();
    await choose('Hide');
    await expectSeen('Post Hidden', 'Your catch is no longer visible in the marketplace');
    await button('Undo').click();
    await expectSeen('Post Made Available');
    await choose('Hide');
    await expect.element(button('Show Cod')).toBeVisible();
    await showOnly('Available');
    await expectSeen('None of these posts is available');
    await showOnly('Hidden');
    await button('Show Cod').click();
    await showOnly('All');
    await expect.element(button('Mark as sold: Cod')).toBeVisible();
  });

  it('marks it as sold with a tap, undoes that, and changes the amount left', async () => {
    await open();
    await button('Mark as sold: Cod').click();
    await expectSeen('Marked as sold');
    await showOnly('Available');
    await expectSeen('None of these posts is available');
    await showOnly('Sold');
    await expect.element(page.getByRole('link', { name: 'Post again: Cod' })).toBeVisible();
    await button('Undo').click();
    await expectSeen('Your catch is back in the marketplace');
    await showOnly('All');
    await choose('Change amount left');
    await field('Quantity left').fill('12 lb');
    await inDialog('Save').click();
    await expectSeen(/^12 lb · /);
  });

  it('lowers the amount left of a counted catch by steps, in its words too, down to sold', async () => {
    posted = aCatch({ quantity: '4 lb, gutted', stock: { unit: 'pound', left: 4, least: 1, step: 1.5 } });
    await open();
    await choose('Change amount left');
    await button('1.5 lb less').click();
    await expect.element(field('Pounds left')).toHaveValue('2.5');
    await expectNoProblems('[role=dialog]');
    await field('Pounds left').fill('a few');
    await inDialog('Save').click();
    await expectSeen('Please enter a number, such as 40 or 2.5');
    await field('Pounds left').fill('3');
    await inDialog('Save').click();
    await expectSeen(/^3 lb, gutted · /);
    await choose('Change amount left');
    for (const left of ['1.5', '0']) {
      await button('1.5 lb less').click();
      await expect.element(field('Pounds left')).toHaveValue(left);
    }
    await inDialog('Save').click();
    await expectSeen('Marked as sold');
  });

  it('keeps what buyers hold when the rest is sold, and needs a reason to be deleted', async () => {
    const stock = { unit: 'pound', left: 30, least: 1, step: 1 } as const;
    // Since then somebody has cancelled a reservation of 2 lb.
    posted = aCatch({ quantity: '40 lb', stock, landed: 40, held: 8, collected: 4 });
    const saved = when(setCatchStock).answer(({ body: { left = 0 } }) => {
      posted = { ...posted, stock: { ...stock, left } };
      return posted;
    });
    when(listReservations).answer(() => ({ items: [aCard({ amount: 6, catchId: posted.id })] }));
    await open();
    await expectSeen(/^30 lb · /);
    await choose('Change amount left');
    await expectSeen('Buyers have also reserved 6 lb, which isn’t counted here.');
    await expect.element(page.getByRole('dialog').getByText(/, 6 lb$/)).toBeVisible();
    await field('Pounds left').fill('25');
    await inDialog('Save').click();
    await expect.poll(() => saved.mock.lastCall?.[0].body).toMatchObject({ left: 25, taken: 12 });
    await choose('Change amount left');
    await inDialog('Mark as sold').click();
    await expectSeen('Nothing more to reserve', /^All reserved · /);
    const deleted = when(deleteCatch).answer(() => ({ deleted: true }));
    await choose('Delete');
    await expectSeen(/, 6 lb$/);
    await field('Reason').fill('The cooler failed.');
    await inDialog('Cancel reservations and delete').click();
    await expectSeen('Post Deleted');
    expect(deleted.mock.lastCall?.[0].body).toEqual({ reason: 'The cooler failed.' });
  });

  it('marks it as sold on its edit page', async () => {
    when(getMyCatch).answer(() => posted);
    const at = `/edit-catch/${posted.id}`;
    await show(<EditCatch />, { as: aFisherman(), at, path: PATHS.editCatch });
    await button('Mark as sold: Cod').click();
    await expect.poll(address).toBe('/my-posts');
    expect(posted.soldAt).toBeDefined();
  });

  it('can use the menu by keyboard, and is back at its button after a question', async () => {
    await open();
    await expect.element(cod).toBeVisible();
    button('More actions for Cod').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('d{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectNoProblems('[role=dialog]');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More actions for Cod')).toHaveFocus();
    button('Mark as sold: Cod').element().focus();
    await userEvent.keyboard('{Enter}');
    // The button is gone, so the keyboard continues from the post.
    await expect.element(page.getByRole('heading', { name: 'Cod' })).toHaveFocus();
  });

  it('gets a message if it could not be hidden', async () => {
    when(setCatchVisibility).answer(() => OFFLINE);
    await open();
    await choose('Hide');
    await expectSeen('Failed to update catch. Please try again.');
  });

  it('can edit it while it is fresh, and then only share, hide or delete it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await open();
    await expectSeen(/^Can be edited for 1 day 2[12] hours$/);
    await openMenu();
    expect(actions()).toEqual(['Change amount left', 'Edit', 'Share', 'Post again', 'Hide', 'Delete']);
    vi.setSystemTime(Date.now() + 2 * DAY - HOUR);
    await open();
    await expectSeen('Editing Period Expired');
    await expect.element(page.getByRole('link', { name: 'Post again: Cod' })).toBeVisible();
    await openMenu();
    expect(actions()).toEqual(['Share', 'Hide', 'Delete']);
    await expectSeen('The editing period has ended. You can still delete this post.');
    vi.useRealTimers();
  });

  it('has to confirm before it is deleted', async () => {
    const deleted = when(deleteCatch).answer(() => ({ deleted: true }));
    await open();
    await choose('Delete');
    await inDialog('Cancel').click();
    await choose('Delete');
    when(listMyCatches).answer(() => ({ items: [] }));
    await inDialog('Delete').click();
    await expectSeen('Post Deleted', 'You have no posts yet');
    expect(deleted).toHaveBeenCalledOnce();
  });
});

it('a pledge has its own texts for deletion, after a confirmation', async () => {
  when(listMyPledges).answer(() => ({ items: [aPledge()] }));
  when(deletePledge).answer(() => ({ deleted: true }));
  await open();
  await choose('Delete', 'Haddock');
  await inDialog('Delete').click();
  await expectSeen('Pledge deleted successfully!');
});
