/** Pages of posts that somebody opens by the link of an alert email. */
import { expect, it } from 'vitest';
import { openAlert } from '#shared/alerts/endpoints.ts';
import { getLanding } from '#shared/landings/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import LandingPage from '../../../web/features/landings/landing-page.tsx';
import CatchPage from '../../../web/features/posts/catch-page.tsx';
import { toCatch, toLanding } from '../../../web/lib/navigation/paths.ts';
import { aLandingCard } from '../landings/landings.ts';
import { aCatch } from '../posts/posts.ts';
import { when } from '../support/api.ts';
import { address, button, expectNoProblems, show } from '../support/show.tsx';

const card = aLandingCard();
const post = aCatch();
const pages = [
  { page: <CatchPage />, path: PATHS.catch, at: toCatch(post.id), name: 'Save post: Cod by Ruth Alder' },
  { page: <LandingPage />, path: PATHS.landing, at: toLanding(card.id), name: /^Save post: Landing at / },
];

it.each(pages)('$at counts the visit once, and offers to save it', async ({ page, path, at, name }) => {
  when(getCatch).answer(() => post);
  when(getLanding).answer(() => ({ ...card, note: '', posts: [] }));
  const counted = when(openAlert).answer(() => ({ counted: true }));
  await show(page, { path, at: `${at}?alert=sealed` });
  await expect.element(button(name)).toBeVisible();
  await expect.poll(address).toBe(at);
  expect(counted.mock.calls.map(([{ query }]) => query.token)).toEqual(['sealed']);
  await expectNoProblems();
});
