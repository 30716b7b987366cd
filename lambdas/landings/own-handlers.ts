/** Endpoints for a fisherman's own landings. */
import * as endpoints from '#shared/landings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnSeries } from '../series/store/series.ts';
import { readPage } from '../table/index.ts';
import { announce } from './announce.ts';
import * as edit from './edit.ts';
import { suggestHarbours } from './harbours.ts';
import { ownLandings } from './store/items.ts';
import { presentOwn, readOwnLanding } from './store/landings.ts';
import { LANDING_SERIES, presentSeries } from './store/series.ts';
import { toOwnCard } from './store/stored-landings.ts';

export const createLanding = endpoint(endpoints.createLanding, ({ body, actor, rememberAnswer, now }) =>
  announce({ body, userId: actor.userId, rememberAnswer, now }),
);

export const updateLanding = endpoint(endpoints.updateLanding, ({ params, body, actor, now }) =>
  edit.updateLanding({ ...params, ownerId: actor.userId, now }, body),
);

export const setLandingState = endpoint(endpoints.setLandingState, ({ params, body, actor, now }) =>
  edit.setState({ ...params, ownerId: actor.userId, now }, body),
);

export const deleteLanding = endpoint(endpoints.deleteLanding, ({ params, actor, now }) =>
  edit.deleteLanding({ ...params, ownerId: actor.userId, now }),
);

export const listMyLandings = endpoint(endpoints.listMyLandings, async ({ query, actor, now }) => {
  const [{ items, ...rest }, series] = await Promise.all([
    readPage(ownLandings(actor.userId), query, now),
    listOwnSeries(LANDING_SERIES, actor.userId),
  ]);
  return {
    ...rest,
    items: items.map((item) => toOwnCard(item, now)),
    series: series.map((each) => presentSeries(each, now)),
  };
});

export const getMyLanding = endpoint(endpoints.getMyLanding, async ({ params, actor, now }) =>
  presentOwn(await readOwnLanding(params.landingId, actor.userId), now),
);

export const listHarbours = endpoint(endpoints.listHarbours, async ({ query, actor, now }) => ({
  harbours: await suggestHarbours(actor.userId, query, now),
}));
