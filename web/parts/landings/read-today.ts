import { isOn } from '#shared/features.ts';
import { listLandings } from '#shared/landings/endpoints.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { site } from '../../lib/site/site.ts';
import { dayOf } from '../../lib/time/day-of.ts';

/** The first landings of the day at a time. */
export const readLandingsAt = (now: number) =>
  [listLandings, { query: { day: dayOf(now, SITE_TIME_ZONE), limit: '12' } }] as const;

/** Today's landings, where the site has that part. */
export const readsOfToday = () =>
  isOn('landings', site.get().switchedOff) ? [readLandingsAt(serverNow())] : [];
