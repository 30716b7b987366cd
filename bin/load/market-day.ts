/** A day on which thousands visit the page of one catch, and buyers reserve it until nothing is left. */
import { fillPath } from '#shared/contract/endpoint.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createReservation, listReservations } from '#shared/reservations/endpoints.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aReservation, aReservationScene } from '#tests/support/reservations.ts';
import { type Ask, type Fired, fire, spread } from './fire.ts';
import { post } from './village-day.ts';

/** Pounds on offer (tests/support/reservations.ts), and of each reservation. */
const OFFERED = 50;
const EACH = 5;

export interface Market {
  visitors: number;
  /** Of the visitors, those who try to reserve. */
  buyers: number;
  seconds: number;
}

export interface MarketDay extends Fired {
  sold: number;
  /** Functions that were started for what visitors read. */
  starts: number;
  wrong: string[];
}

/** The functions that serve what anybody may read. */
const OF_VISITORS = ['public-api', 'share-render'] as const;

/** @param cloud whose edge keeps answers */
export async function marketDay(
  cloud: LocalCloud,
  { visitors, buyers, seconds }: Market,
): Promise<MarketDay> {
  const { fisherman, catchId } = await aReservationScene(cloud);
  const asks: Ask[] = [];
  for (let left = buyers; left > 0; left--) {
    const { accessToken } = await aPerson(cloud);
    const path = fillPath(createReservation.path, { catchId });
    asks.push(post('reserve', path, accessToken, aReservation(cloud, { amount: EACH })));
  }
  await cloud.settled();
  const page: Ask = { kind: 'page', path: PATHS.catch.replace(':catchId', catchId) };
  const data: Ask = { kind: 'list', path: `/api${fillPath(getCatch.path, { catchId })}` };
  const reads = [page, data].map((ask) => Array<Ask>(visitors).fill(ask));
  const started = () => OF_VISITORS.reduce((sum, name) => sum + cloud.runtime.timesInvoked(name), 0);
  const before = started();
  const fired = await fire(`http://127.0.0.1:${cloud.port}`, spread([...reads, asks]), seconds);
  await cloud.settled();
  const starts = started() - before;

  const query = { catchId, limit: '100' };
  const held = (await cloud.call(listReservations, { token: fisherman.accessToken, query })).body.items;
  const sold = EACH * held.length;
  const reserved = fired.answers.filter(({ kind, status }) => kind === 'reserve' && status === 201).length;
  const notAtEdge = fired.answers.filter(({ kind, atEdge }) => kind !== 'reserve' && !atEdge).length;
  const wrong = [
    ...(sold > OFFERED ? [`${sold} lb of ${OFFERED} were sold.`] : []),
    ...(sold < OFFERED ? [`Only ${sold} lb of ${OFFERED} were sold.`] : []),
    ...(reserved > held.length ? [`${reserved} were told that they have fish, ${held.length} have.`] : []),
    ...(starts > notAtEdge ? [`${starts} functions were started for ${notAtEdge} requests.`] : []),
  ];
  return { ...fired, sold, starts, wrong };
}
