/** Shared pages about missing things. */
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getLanding, listLandings } from '#shared/landings/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import FacebookScreen from '../../../web/features/sharing/facebook-screen-page.tsx';
import Poster from '../../../web/features/sharing/poster-page.tsx';
import Screen from '../../../web/features/sharing/screen-page.tsx';
import SharePledge from '../../../web/features/sharing/share-pledge-page.tsx';
import { when } from '../support/api.ts';
import { expectNoProblems, expectSeen, show } from '../support/show.tsx';

it.each<[string, string, string, ReactNode, (string | RegExp)[]]>([
  [
    'an address of old without a pledge',
    PATHS.facebookScreen,
    PATHS.facebookScreen,
    <FacebookScreen key="old" />,
    ['No pledge ID provided'],
  ],
  [
    'a card without a pledge',
    PATHS.sharePledgeUnnamed,
    PATHS.sharePledgeUnnamed,
    <SharePledge key="unnamed" />,
    ['No pledge ID provided'],
  ],
  [
    'the card of a pledge that is gone',
    '/share-pledge/01ARZ3NDEKTSV4RRFFQ69G5FAV',
    PATHS.sharePledge,
    <SharePledge key="gone" />,
    ['Pledge Not Found', /^Pledge not found: /],
  ],
  [
    'the Share Screen of a landing that is gone',
    '/screen/01ARZ3NDEKTSV4RRFFQ69G5FAV?kind=landing',
    PATHS.screen,
    <Screen key="screen" />,
    ['Landing not found', 'Back to the landing'],
  ],
  [
    'the poster of nobody',
    '/poster/00000000-0000-4000-8000-000000000000',
    PATHS.poster,
    <Poster key="poster" />,
    ['Fisherman profile not found'],
  ],
])('the page %s says that something is missing', async (_, at, path, element, texts) => {
  for (const endpoint of [getPledge, getFisherman, createShortAddress, getLanding, listLandings])
    when(endpoint).answer(() => new AppError('not_found'));
  await show(element, { at, path });
  await expectSeen(...texts);
  expect(page.getByRole('img', { name: /^QR code/ }).elements()).toEqual([]);
  await expectNoProblems();
});
