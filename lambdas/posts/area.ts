import { runner } from '../jobs/consume.ts';
import { directoryEntry, stats } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { type Found, on, onSeveral, presenter } from '../table/index.ts';
import { sendRefusedDay } from './emails.ts';
import { forgetHiddenPost } from './forget-post.ts';
import { followSuspensionPart, postsOfSuspended, refusedDay, refusedDayMail } from './jobs.ts';
import { movePhotosOfPost, photoMove, sweepPhotos, withholdPhotosOfPost } from './photos.ts';
import { postPledgesOfSeries } from './post-series.ts';
import {
  addToTotals,
  followSuspension,
  keepIndexEntries,
  keepListings,
  keepMealEntries,
} from './reactions.ts';
import { countersOf } from './store/counters.ts';
import {
  availableEntry,
  fishermanContribution,
  mealsEntry,
  POST_ITEMS,
  paymentEntry,
  pledgeContribution,
  type StoredPost,
  totalsShard,
} from './store/items.ts';
import { pledgeSeries, pledgeSeriesCount } from './store/pledge-series.ts';
import { withStockCounters } from './store/stock-counters.ts';
import { identityOf } from './store/stored-posts.ts';

const { catch: catches, pledge: pledges } = POST_ITEMS;

export const items = [
  catches.record,
  catches.listing,
  catches.takenDown,
  pledges.record,
  pledges.listing,
  pledges.takenDown,
  paymentEntry,
  availableEntry,
  mealsEntry,
  totalsShard,
  pledgeContribution,
  fishermanContribution,
  pledgeSeries,
  pledgeSeriesCount,
];

export const reactions = () => [
  on(catches.record, { forgetHiddenPost, sweepPhotos, withholdPhotosOfPost }),
  on(pledges.record, { addToTotals, forgetHiddenPost, sweepPhotos, withholdPhotosOfPost }),
  on(stats, { addToTotals }),
  on(suspension, { followSuspension }),
  onSeveral(catches.listing, { keepIndexEntries }),
  onSeveral(pledges.listing, { keepIndexEntries }),
  onSeveral(catches.record, { keepListings }),
  onSeveral(pledges.record, { keepMealEntries }),
  onSeveral(directoryEntry, { keepIndexEntries }),
];

export const dueWork = [{ 'pledge-series': postPledgesOfSeries }];

export const jobs = () => [
  runner(postsOfSuspended, followSuspensionPart),
  runner(photoMove, movePhotosOfPost),
  runner(refusedDay, async (refused) => [refusedDayMail.of(refused)]),
];

export const mails = () => [runner(refusedDayMail, sendRefusedDay)];

/** Joins card and detail, which are separate only for the lists. */
const presentPost = ({ sk, card, detail, ...rest }: Found<StoredPost>) => ({
  ...identityOf(sk),
  ...card,
  ...detail,
  ...rest,
});

/** With the amounts instead of their counters. */
const presentCatch = (stored: Found<StoredPost<'catch'>>) =>
  withStockCounters(presentPost(stored), countersOf('catch', stored.card));

export const presenters = () => [
  presenter(catches.record, presentCatch),
  presenter(pledges.record, presentPost),
];
