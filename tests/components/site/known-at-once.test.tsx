/** Pages that open with the data of a list, before their own read has a response. */
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listClaims } from '#shared/claims/endpoints.ts';
import { listFavorites } from '#shared/favorites/endpoints.ts';
import { getFisherman, listFishermen } from '#shared/fishermen/endpoints.ts';
import { fishermanCard } from '#shared/fishermen/schemas.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listLandings, listMyLandings } from '#shared/landings/endpoints.ts';
import { getConversation, getMessage, listBlocks, listMessages } from '#shared/messages/endpoints.ts';
import { getOrganizationDetails } from '#shared/organizations/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { catchCard } from '#shared/posts/catches/schemas.ts';
import { getMyCatch, listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { findMeals, getMealsOnOffer, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { mealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import { pledgeCard } from '#shared/posts/pledges/schemas.ts';
import { listPledgeSeries } from '#shared/posts/pledges/series-endpoints.ts';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import ClaimMeals from '../../../web/features/claims/claim-meals-page.tsx';
import Fisherman from '../../../web/features/fishermen/fisherman-page.tsx';
import Fishermen from '../../../web/features/fishermen/fishermen-page.tsx';
import Home from '../../../web/features/home/home-page.tsx';
import Message from '../../../web/features/messages/message-page.tsx';
import Messages from '../../../web/features/messages/messages-page.tsx';
import CatchDialog from '../../../web/features/posts/catches/catch-dialog.tsx';
import EditCatch from '../../../web/features/posts/edit-catch-page.tsx';
import FindMeals from '../../../web/features/posts/find-meals-page.tsx';
import { Marketplace } from '../../../web/features/posts/marketplace-page.tsx';
import MyPosts from '../../../web/features/posts/my-posts-page.tsx';
import Pledge from '../../../web/features/posts/pledge-page.tsx';
import type { Me } from '../../../web/lib/session/session.tsx';
import { aCatch, aPledge } from '../posts/posts.ts';
import { when } from '../support/api.ts';
import { aFisherman, aPerson } from '../support/people.ts';
import { button, expectSeen, show } from '../support/show.tsx';

const organization = { id: '01J00000000000000000000000', name: 'Harbor Kitchen' };
const member = aPerson({ organizations: [{ ...organization, role: 'coordinator' }] });
const cod = aCatch({ description: 'Long-lined east of the ledge.' });
const haddock = aPledge({ story: 'A good week.' });

/** Renders the page with the list, and the page to which it links. */
function showBoth(list: ReactNode, [path, thing]: [path: string, thing: ReactNode], as?: Me): Promise<void> {
  const pages = (
    <Routes>
      <Route path="/" element={list} />
      <Route path={path} element={thing} />
    </Routes>
  );
  return show(pages, as && { as });
}

const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

beforeEach(() => {
  when(listLandings).answer(() => ({ items: [] }));
});

it('a catch opens with its price, place and fisherman, and with the contact after its read', async () => {
  const answer = Promise.withResolvers<typeof cod>();
  when(listCatches).answer(() => ({ items: [catchCard.parse(cod)] }));
  when(getCatch).answer(() => answer.promise);
  await showBoth(<Marketplace />, [PATHS.catch, <CatchDialog key="catch" />]);
  await follow('Cod');
  const dialog = page.getByRole('dialog', { name: 'Cod' });
  for (const known of [/\$6\.50 per pound/, /40 lb/, /Ruth Alder/, /Portland, ME/])
    await expect.element(dialog.getByText(known).first()).toBeVisible();
  expect(document.title).toContain('Cod from Portland, ME');
  expect(isBusy()).toBe(true);
  expect(button('Send Message').elements()).toEqual([]);
  answer.resolve(cod);
  await expectSeen('Long-lined east of the ledge.');
  await expect.element(button('Send Message')).toBeVisible();
  expect(isBusy()).toBe(false);
});

it('a pledge opens with its meals, and cannot be claimed before its read', async () => {
  const answer = Promise.withResolvers<typeof haddock>();
  const totals = { mealsPledged: 24, mealsClaimed: 0, mealsServed: 0, fishermen: 1 };
  const recentPledges = [pledgeCard.parse(haddock)];
  when(getHome).answer(() => ({ ...totals, recentPledges, recentCatches: [] }));
  when(getMealsOnOffer).answer(() => mealsOnOffer.parse(haddock));
  when(getPledge).answer(() => answer.promise);
  await showBoth(<Home />, [PATHS.pledge, <Pledge key="pledge" />], member);
  await follow('Haddock');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Haddock');
  await expectSeen('24', /Ruth Alder/, /Portland, ME/);
  await expect.element(button('Claim meals')).toBeDisabled();
  answer.resolve(haddock);
  await expectSeen('A good week.');
  await expect.element(page.getByRole('link', { name: 'Claim meals' })).toBeVisible();
});

it('a profile opens with the name, the place and the Pro badge', async () => {
  const ruth = {
    userId: cod.fishermanId,
    name: 'Ruth Alder',
    isPro: true,
    location: 'Portland, ME',
    bio: 'Fishing since 1998.',
    totalCatches: 3,
    pledgeCount: 0,
    ratingCount: 0,
    createdAt: cod.createdAt,
    totalPledgePoints: 0,
    mealsClaimed: 0,
    mealsServed: 0,
  };
  const answer = Promise.withResolvers<typeof ruth>();
  when(listFishermen).answer(() => ({ items: [fishermanCard.parse(ruth)] }));
  for (const list of [listCatches, listPledges, listFavorites]) when(list).answer(() => ({ items: [] }));
  when(getFisherman).answer(() => answer.promise);
  await showBoth(<Fishermen />, [PATHS.fisherman, <Fisherman key="fisherman" />]);
  await follow('Profile');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ruth Alder');
  await expectSeen('Pro Fisherman', 'Portland, ME');
  answer.resolve(ruth);
  await expectSeen('Fishing since 1998.', 'Total catches posted');
});

it('a message opens with its subject, its sender and the start of its text', async () => {
  const content = 'I would take 5 lb on Friday, if you land any.';
  const message = {
    id: '01JCXZ0000000000000000000C',
    conversationId: '01JCXZ0000000000000000000C',
    subject: 'Is there cod left?',
    senderId: cod.fishermanId,
    senderName: 'Ruth Alder',
    recipientId: member.user.id,
    recipientName: member.user.name,
    isRead: true,
    canReply: true,
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  const answer = Promise.withResolvers<typeof message & { content: string }>();
  const items = [{ ...message, preview: 'I would take 5 lb…' }];
  when(listMessages).answer(() => ({ items, total: 1, unread: 0 }));
  when(listBlocks).answer(() => ({ items: [] }));
  when(getConversation).answer(() => ({ items: [] }));
  when(getMessage).answer(() => answer.promise);
  await showBoth(<Messages />, [PATHS.message, <Message key="message" />], member);
  await follow('Is there cod left?');
  await expectSeen('I would take 5 lb…', /Ruth Alder/);
  answer.resolve({ ...message, content });
  await expectSeen(content);
});

it('the edit form opens with the edited post above it', async () => {
  const answer = Promise.withResolvers<typeof cod>();
  when(listMyCatches).answer(() => ({ items: [cod] }));
  for (const list of [listMyPledges, listSharedVisits]) when(list).answer(() => ({ items: [] }));
  when(listMyLandings).answer(() => ({ items: [], series: [] }));
  when(listPledgeSeries).answer(() => ({ series: [] }));
  when(suggestPlaces).answer(() => ({ places: [] }));
  when(getMyCatch).answer(() => answer.promise);
  await showBoth(<MyPosts />, [PATHS.editCatch, <EditCatch key="edit" />], aFisherman());
  await button('More actions for Cod').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Edit catch');
  await expectSeen('Cod', '$6.50 per pound', /40 lb/);
  answer.resolve(cod);
  await expect.element(page.getByLabelText('Quantity')).toHaveValue('40 lb');
});

it('the form of a claim opens with the offer, and fills in the meals once the number left is known', async () => {
  const meals = mealsOnOffer.parse(haddock);
  const answer = Promise.withResolvers<typeof meals>();
  when(findMeals).answer(() => ({ items: [meals], place: 'Portland, ME', radiusMiles: 35 }));
  when(listClaims).answer(() => ({ items: [] }));
  when(getOrganizationDetails).answer(() => new Promise(() => undefined));
  when(getMealsOnOffer).answer(() => answer.promise);
  await showBoth(<FindMeals />, [PATHS.claimMeals, <ClaimMeals key="claim" />], member);
  await follow('Claim meals of haddock');
  await expectSeen('24 of 24 meals are left', 'Ruth Alder');
  expect(page.getByRole('button', { name: /^Claim/ }).elements()).toEqual([]);
  answer.resolve({ ...meals, mealsLeft: 3 });
  await expectSeen('3 of 24 meals are left', 'Claim 3 meals');
});
