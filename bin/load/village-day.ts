/** A day of a village, by the assumptions of docs/cost.md, in a minute or less. */
import * as z from 'zod/mini';
import { getMe } from '#shared/accounts/me-endpoint.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { listLandings } from '#shared/landings/endpoints.ts';
import { createMessage, listMessages } from '#shared/messages/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { aCatch, postCatch, postPledge } from '#tests/support/builders.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { ASSUMED } from '../cost/use.ts';
import { type Ask, spread } from './fire.ts';

/** People of a village once; times 100 they are five thousand. */
export const VILLAGERS = 50;
const DAYS_A_MONTH = 30;
/** More people share these accounts: what is asked is the same. */
const MAX_ACCOUNTS = 50;

export interface Place {
  catchIds: readonly string[];
  pledgeIds: readonly string[];
  /** Nobody signs in and nothing is written without them. */
  people: readonly TestUser[];
}

/** @param accounts of people who post and write */
export async function settle(cloud: LocalCloud, accounts: number): Promise<Place> {
  const people: TestUser[] = [];
  for (let left = Math.min(accounts, MAX_ACCOUNTS); left > 0; left--) {
    people.push(await aPerson(cloud, { fisherman: 'Ruth Alder' }));
  }
  const [catchIds, pledgeIds]: [string[], string[]] = [[], []];
  for (const person of people.slice(0, 12)) {
    catchIds.push((await postCatch(cloud, person)).id);
    pledgeIds.push((await postPledge(cloud, person)).id);
  }
  await cloud.settled();
  return { catchIds, pledgeIds, people };
}

const ids = z.object({ items: z.array(z.object({ id: z.string() })) });

/** The posts that a site shows to everybody. @throws Error if it does not answer */
export async function visit(origin: string): Promise<Place> {
  const idsAt = async (path: string) => {
    const response = await fetch(`${origin}/api${path}`);
    if (!response.ok) throw new Error(`${origin} answers ${response.status}.`);
    return z.parse(ids, await response.json()).items.map(({ id }) => id);
  };
  const [catchIds, pledgeIds] = await Promise.all([idsAt(listCatches.path), idsAt(listPledges.path)]);
  return { catchIds, pledgeIds, people: [] };
}

/** @param users people of the village */
export function dayOf(users: number, place: Place): Ask[] {
  const visits = Math.max(1, Math.round((users * ASSUMED.visitsPerUser) / DAYS_A_MONTH));
  const pages = visits * ASSUMED.pagesPerVisit;
  const firstPages = Math.ceil(visits * ASSUMED.firstVisits);
  const ofUsers = (monthly: number) => Math.ceil((users * monthly) / DAYS_A_MONTH);
  const posts = ofUsers(ASSUMED.fishermen * ASSUMED.postsPerFisherman);
  return spread([
    times(firstPages, pagesOf(place)),
    times(Math.round((pages - firstPages) * ASSUMED.sharedCallsPerPage), readsOf(place)),
    times(visits * ASSUMED.personalCallsPerVisit, place.people.flatMap(personalReads)),
    ...(place.people.length > 0
      ? [
          writes(posts, (index) => posting(personAt(place, index))),
          writes(ofUsers(ASSUMED.messagesPerUser), (index) =>
            writing(personAt(place, index), personAt(place, index + 1)),
          ),
        ]
      : []),
  ]);
}

/** Takes so many requests from the list, from its start again after the last one. */
const times = (count: number, list: readonly Ask[]): Ask[] =>
  list.length === 0 ? [] : Array.from({ length: count }, (_, index) => list[index % list.length] as Ask);
const writes = (count: number, make: (index: number) => Ask) =>
  Array.from({ length: count }, (_, index) => make(index));
const personAt = ({ people }: Place, index: number) => people[index % people.length] as TestUser;

const get = (kind: Ask['kind'], path: string, token?: string): Ask => ({
  kind,
  path,
  ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
});

const pagesOf = ({ catchIds, pledgeIds }: Place): Ask[] =>
  [
    PATHS.home,
    PATHS.marketplace,
    ...catchIds.map((id) => PATHS.catch.replace(':catchId', id)),
    ...pledgeIds.map((id) => PATHS.pledge.replace(':pledgeId', id)),
  ].map((path) => get('page', path));

const readsOf = ({ catchIds, pledgeIds }: Place): Ask[] =>
  [
    ...[listCatches, listPledges, listLandings, listFishermen].map(({ path }) => path),
    ...catchIds.flatMap((catchId) => [listCatches.path, fillPath(getCatch.path, { catchId })]),
    ...pledgeIds.map((pledgeId) => fillPath(getPledge.path, { pledgeId })),
  ].map((path) => get('list', `/api${path}`));

const personalReads = ({ accessToken }: TestUser): Ask[] =>
  [getMe, listMessages, listMyCatches].map(({ path }) => get('person', `/api${path}`, accessToken));

export const post = (kind: Ask['kind'], path: string, token: string, body: object): Ask => ({
  kind,
  path: `/api${path}`,
  method: 'POST',
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify(body),
});

const posting = ({ accessToken }: TestUser) => post('post', createCatch.path, accessToken, aCatch());

const writing = ({ accessToken }: TestUser, { userId: recipientId }: TestUser) =>
  post('message', createMessage.path, accessToken, {
    recipientId,
    subject: 'Cod',
    content: 'Is there some left?',
  });
