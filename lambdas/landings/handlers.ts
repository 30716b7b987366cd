import * as endpoints from '#shared/landings/endpoints.ts';
import { DAY } from '#shared/limits.ts';
import { dayOf, startOfSiteDay } from '../core/day-of.ts';
import { endpoint } from '../core/endpoint.ts';
import * as landings from './store/landings.ts';

export const listLandings = endpoint(endpoints.listLandings, ({ query, now }) => {
  const { cursor, limit, day, ...filters } = query;
  const within =
    day === undefined
      ? undefined
      : { start: startOfSiteDay(day), end: startOfSiteDay(dayOf(Date.parse(day) + DAY)) };
  return landings.listLandings({ ...filters, within }, { cursor, limit }, now);
});

export const getLanding = endpoint(endpoints.getLanding, ({ params, now }) =>
  landings.getLanding(params.landingId, now),
);
