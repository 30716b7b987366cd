import { timeOfId } from '../core/time-of-id.ts';
import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { announceSeries } from './announce-series.ts';
import { followSuspensionPart } from './follow-suspension.ts';
import { forgetHiddenLanding } from './forget-landing.ts';
import { landingsOfSuspended } from './jobs.ts';
import { linkToLanding } from './link-to-landing.ts';
import { countHarbour, eraseHarbours } from './store/count-harbour.ts';
import { endIfOverdue } from './store/end-landing.ts';
import { eraseLandings } from './store/erase-landings.ts';
import {
  harbour,
  landing,
  landingCounts,
  landingListing,
  lateCancel,
  ownHarbour,
  postOfLanding,
  series,
} from './store/items.ts';

export const items = [
  landing,
  landingListing,
  postOfLanding,
  landingCounts,
  lateCancel,
  harbour,
  ownHarbour,
  series,
];

export const reactions = () => [
  on(landing, { countHarbourOfLanding, forgetHiddenLanding }),
  on(suspension, { hideLandingsOfSuspended }),
  on(POST_ITEMS.catch.record, { linkToLanding }),
  on(POST_ITEMS.pledge.record, { linkToLanding }),
];

export const jobs = () => [runner(landingsOfSuspended, followSuspensionPart)];

export const dueWork = [
  {
    'landing-end': (landingId: string) => endIfOverdue(landingId, new Date()),
    'landing-series': (seriesId: string) => announceSeries(seriesId),
  },
];

export const presenters = () => [
  presenter(landing, ({ sk: id, card, ...rest }) => ({ id, createdAt: timeOfId(id), ...card, ...rest })),
  presenter(series, ({ sk: id, card, ...rest }) => ({ id, createdAt: timeOfId(id), ...card, ...rest })),
];

export const erasers = () => [eraser(landing, eraseLandings), eraser(ownHarbour, eraseHarbours)];

async function countHarbourOfLanding(change: Change): Promise<void> {
  const { params, after } = change.of(landing);
  if (change.isInsertion && after) await countHarbour(params.landingId, after.card);
}

async function hideLandingsOfSuspended(change: Change): Promise<void> {
  const { userId } = change.of(suspension).params;
  if (change.isInsertion || change.isRemoval) await enqueue([landingsOfSuspended.of({ userId })]);
}
