/** Waiting posts on a phone, as their owner sees them. */
import type { Page } from 'playwright-core';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';

export const POSTED = 'Your catch has been posted successfully!';
export const KEPT = 'Kept on this device';

export function queueOn(page: Page) {
  const list = page.getByRole('list', { name: 'Waiting on this device' });
  return {
    cards: list.getByRole('listitem'),
    state: list.getByRole('status'),
    button: (name: string) => list.getByRole('button', { name, exact: true }),
    link: (name: string) => list.getByRole('link', { name, exact: true }),
  };
}

/** Waits for a toast, or anything else with exactly this text. */
export const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

export async function catchesOf(cloud: LocalCloud, { accessToken }: TestUser) {
  return (await cloud.call(listMyCatches, { token: accessToken })).body.items;
}

export async function pledgesOf(cloud: LocalCloud, { accessToken }: TestUser) {
  return (await cloud.call(listMyPledges, { token: accessToken })).body.items;
}

/** Counts requests that post a catch, from every page of this browser and from its service worker. */
export function countPosts(page: Page): { readonly count: number } {
  const seen = { count: 0 };
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/catches')) seen.count += 1;
  });
  return seen;
}
