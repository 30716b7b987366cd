import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { getReadyTexts } from '#shared/moderation/endpoints.ts';
import { listSitePosts, moderatePost } from '#shared/moderation/post-endpoints.ts';
import SitePosts from '../../../web/features/moderation/site-posts.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { address, button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const post = (id: string, species: string) => ({
  id,
  kind: 'catch' as const,
  species,
  location: 'Portland, ME',
  text: 'Watches, cheap!',
  createdAt: '2026-01-05T12:00:00Z',
  fisherman: { userId: '5f0c1e3a-0000-4000-8000-00000000000b', name: 'Omar Finn' },
  state: 'open' as const,
});
const [cod, hake] = [post('01J00000000000000000000001', 'Cod'), post('01J00000000000000000000002', 'Hake')];

it('selected posts are taken down together, and failed ones can be retried', async () => {
  when(getReadyTexts).answer(() => ({ version: 0, readyTexts: [] }));
  const listed = when(listSitePosts).answer(() => ({ items: [cod, hake] }));
  const moderated = when(moderatePost).answer(({ params: { postId } }) =>
    postId === cod.id ? { ...cod, state: 'taken_down' } : new AppError('conflict', 'It just changed.'),
  );
  await show(<SitePosts />, { as: aPerson({ roles: ['admin'] }) });
  await page.getByRole('checkbox', { name: /^Select Cod by/ }).click();
  await expectSeen('1 selected');
  await button('Clear').click();
  await expect.element(page.getByRole('heading', { name: 'Cod' })).toHaveFocus();
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await button('Take down 2').click();
  await expectSeen('Take down 2 posts?');
  await inDialog('Take down 2').click();
  await expectSeen('Reason is required');
  await field('Reason').fill('No watches, please.');
  await inDialog('Take down 2').click();
  await expectSeen(/1 of 2 posts did not change/, /Hake by .*It just changed\./);
  await expectNoProblems();
  const again = when(moderatePost).answer(() => ({ ...hake, state: 'taken_down' }));
  await inDialog('Take down 1').click();
  await expectSeen('2 posts taken down');
  expect(moderated).toHaveBeenCalledTimes(2);
  expect(again.mock.calls.map(([{ params }]) => params.postId)).toEqual([hake.id]);
  expect(listed.mock.calls.length).toBeGreaterThan(1);
});

it('posts can be searched by kind, state and words, which are in the address', async () => {
  const listed = when(listSitePosts).answer(() => ({ items: [] }));
  await show(<SitePosts />, { as: aPerson({ roles: ['admin'] }), at: '/admin/posts' });
  await button('Pledges').click();
  await field('State').selectOptions('Taken down');
  await field('Search').fill('hake');
  await expect
    .poll(() => listed.mock.lastCall?.[0].query)
    .toEqual({
      kind: 'pledge',
      state: 'taken_down',
      q: 'hake',
    });
  expect(address()).toBe('/admin/posts?kind=pledge&state=taken_down&q=hake');
  await expectSeen('No posts match.');
  await expectNoProblems();
});
