/** The twenty most frequent calls. Each can be repeated: `index` makes every write a new one. */
import { ulid } from 'ulid';
import { readPerson } from '#lambdas/accounts/read-person.ts';
import { createClaim } from '#lambdas/claims/handlers.ts';
import type { ServedEndpoint } from '#lambdas/core/call.ts';
import { likePledge, listFavorites } from '#lambdas/favorites/handlers.ts';
import { listLatestFavorites } from '#lambdas/favorites/store/favorites.ts';
import { listLikedPledges } from '#lambdas/favorites/store/likes.ts';
import { createMessage, getMessage, listMessages } from '#lambdas/messages/handlers.ts';
import { getFisherman, listFishermen } from '#lambdas/people/handlers.ts';
import {
  findMeals,
  getCatch,
  getHome,
  getPledge,
  listCatches,
  listPledges,
} from '#lambdas/posts/handlers.ts';
import { createCatch, listMyCatches } from '#lambdas/posts/own-handlers.ts';
import { absent, check } from '#lambdas/table/index.ts';
import { HOUR } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import { cellOf } from '#shared/places/distance.ts';
import { aCatch } from '#tests/support/builders.ts';
import { claimableAt, FISHERMAN, offeredAt, organizationAt, PLACE, READER } from './growth-items.ts';

/** The parts of a request that differ from call to call. */
interface Asked {
  params?: object;
  query?: object;
  body?: object;
}

const ask = ({ handle }: ServedEndpoint, userId: string, asked: Asked = {}) =>
  handle({
    ...{ params: undefined, query: {}, body: undefined, ...asked },
    ...{ actor: { userId, signedInAt: 0 }, groups: [], address: '127.0.0.1', flavour: 'consumer' },
    rememberAnswer: () => check({ pk: `ONCE#${ulid()}`, sk: 'ONCE' }, absent),
    now: new Date(),
  });

const read =
  (endpoint: ServedEndpoint, asked: Asked = {}) =>
  () =>
    ask(endpoint, READER, asked);

export const write = (senderId: string, recipientId: string) =>
  ask(createMessage, senderId, {
    body: {
      ...{ recipientId, catchId: offeredAt(0).id, subject: 'Is any cod left for Friday?' },
      content: 'I would take about 5 lb, whole is fine, and can be at the dock from four on.',
    },
  });

const claim = (index: number) => {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  return ask(createClaim, READER, {
    params: { pledgeId: claimableAt(index).id },
    body: {
      ...{ organizationId: organizationAt(index), meals: 1, collectorName: 'Kim Reyes' },
      ...{ pickupStart: inHours(3), pickupEnd: inHours(4) },
    },
  });
};

/** @param messageId one that the reader was sent */
export const callsOf = (messageId: string) => ({
  home: read(getHome),
  marketplace: read(listCatches),
  'near-me': read(listCatches, { query: { cell: cellOf(PLACE) } }),
  words: read(listCatches, { query: { q: 'cod' } }),
  'fisherman-catches': read(listCatches, { query: { fisherman: FISHERMAN } }),
  catch: read(getCatch, { params: { catchId: offeredAt(0).id } }),
  pledges: read(listPledges),
  pledge: read(getPledge, { params: { pledgeId: claimableAt(0).id } }),
  directory: read(listFishermen, { query: { flavour: 'consumer' } }),
  fisherman: read(getFisherman, { params: { userId: FISHERMAN } }),
  // Without the user pool, which the endpoint asks as well.
  me: () => Promise.all([readPerson(READER), listLikedPledges(READER), listLatestFavorites(READER)]),
  'my-catches': () => ask(listMyCatches, FISHERMAN),
  favorites: read(listFavorites),
  inbox: read(listMessages),
  message: read(getMessage, { params: { messageId } }),
  'find-meals': read(findMeals, {
    params: { organizationId: organizationAt(0) },
    query: { sort: 'newest' },
  }),
  like: (index: number) => ask(likePledge, READER, { params: { pledgeId: claimableAt(index).id } }),
  'send-message': () => write(READER, FISHERMAN),
  'post-catch': () => ask(createCatch, FISHERMAN, { body: aCatch({ photos: [] }) }),
  claim,
});

export type GrowthCall = keyof ReturnType<typeof callsOf>;
export const GROWTH_CALLS = namesOf(callsOf(''));
