/** How much of everything a community uses in a month. Measured figures name their line of `npm run bench`; assumed ones say so. */
import { INVALIDATION_INTERVAL, PROMPT_INVALIDATIONS } from '#shared/limits.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import type { Service } from './prices.ts';

/** Measured. */
export const MEASURED = {
  /** `web.all-bytes`, `web.requests`: the first page of a visit, nothing kept by the browser. */
  firstPageBytes: 181_024,
  firstPageRequests: 23,
  /** Of the same page: `/api/catches` and 15 photos; what a further page asks for when the app is there. */
  nextPageBytes: 2_303 + 37_569,
  nextPageRequests: 16,
  /** `dynamodb.marketplace.units`, `dynamodb.me.units`. */
  listUnits: 1.5,
  meUnits: 3,
} as const;

/** Resources of the stage `prod` that cost the same at any traffic. A test counts them in the templates. */
export const STANDING = {
  secrets: 4,
  /** Of all alarms together. */
  alarmMetrics: 89,
  /** Before the distribution, and before the user pool. */
  firewalls: 2,
} as const;

/** Assumed. */
export const ASSUMED = {
  visitsPerUser: 12,
  pagesPerVisit: 5,
  /** Visits that find nothing kept by the browser; the others ask for pages, data and new photos only. */
  firstVisits: 0.25,
  /** Calls of the API for each page that may be shared, and for each visit that may not: who am I, messages, my posts. */
  sharedCallsPerPage: 1.2,
  personalCallsPerVisit: 3,
  fishermen: 0.05,
  postsPerFisherman: 6,
  photosPerPost: 2,
  /** The day last seen and the person's entry in the list of people, as if no two visits were on one day. */
  writeUnitsPerVisit: 4,
  readUnitsPerVisit: 7,
  /** Post, its index entries, counters, indexes, its count of the day, and the response kept for a repeat; of a message its email too. Transactions count double. */
  writeUnitsPerPost: 84,
  landingsPerFisherman: 4,
  /** Announced and changed three times: landing, listing, cells, count, due work. Transactions count double. */
  writeUnitsPerLanding: 120,
  ratingsPerFisherman: 1,
  /** Of a fisherman, when they are rated. */
  catchesOnOffer: 3,
  /** Record and listing of a catch, and its 27 or so entries with their place in the order of prices. Transactions count double. */
  writeUnitsPerRatingCopy: 93,
  messagesPerUser: 2,
  writeUnitsPerMessage: 25,
  mailsPerUser: 2,
  /** Posts that a person is told of, and how many of them at once by email; the others wait for one email a day, or are only listed. */
  alertsPerUser: 8,
  alertMailsPerUser: 4,
  /** Written once and seen once, with its index; checked with everything that decides about it. */
  writeUnitsPerAlert: 4,
  readUnitsPerAlert: 4,
  /** Claim, outcome and count of the day; everything is checked again. */
  writeUnitsPerAlertMail: 3,
  readUnitsPerAlertMail: 12,
  /** A page that is rendered on the server reads as much as it would ask the API for; crawlers are not counted. */
  secondsPerRendering: 0.05,
  /** Of 1 GB, kept started all month: the setting `warmRenderers`, once the account can reserve. */
  warmRenderers: 1,
  /** Of the posts that are made: those that are hidden, sold or deleted. Each is so many paths that the edge is told of, while it is told at once. */
  takenAway: 0.3,
  pathsPerPost: 16,
  /** A warm call, and a photo. */
  secondsPerCall: 0.02,
  secondsPerPhoto: 3,
  photoMemory: 2,
  /** Originals are gone after a day; this is all renditions together. */
  photoBytes: 450_000,
  itemBytes: 12_000,
  logBytesPerCall: 900,
  /** Seconds that the edge keeps a list, and different lists and posts that people look at in them. */
  keptSeconds: 5,
} as const;

export interface Size {
  name: string;
  users: number;
  firewall: boolean;
  /** Different lists and posts that are asked for. */
  keys: number;
  /** Months that posts and photos have gathered. */
  months: number;
}

export const SIZES: readonly Size[] = [
  { name: 'village', users: 200, firewall: false, keys: 50, months: 12 },
  { name: 'region', users: 20_000, firewall: false, keys: 1_000, months: 12 },
  // Ten million posts: docs/growth.md.
  { name: 'coast', users: 1_000_000, firewall: true, keys: 15_000, months: 33 },
  { name: 'nation', users: 2_000_000, firewall: true, keys: 20_000, months: 12 },
];

const DAYS = 30;
const MONTH = DAYS * 86_400;

export const pagesOf = ({ users }: Size) => users * ASSUMED.visitsPerUser * ASSUMED.pagesPerVisit;

/** Of the calls that may be shared: the edge asks once in the seconds it keeps an answer, and the visitors in between cost nothing. */
export function shareAtOrigin(size: Size): number {
  const callsPerKey = (pagesOf(size) * ASSUMED.sharedCallsPerPage) / MONTH / size.keys;
  return 1 / (1 + callsPerKey * ASSUMED.keptSeconds);
}

/** Beyond the limits of a day what is to be forgotten is two paths every quarter of an hour. */
function invalidatedPaths(posts: number): number {
  const takenAway = posts * ASSUMED.takenAway;
  const atOnce = Math.min(takenAway, PROMPT_INVALIDATIONS.site.max * DAYS);
  const intervals = (1000 * MONTH) / INVALIDATION_INTERVAL;
  return atOnce * ASSUMED.pathsPerPost + 2 * Math.min(takenAway - atOnce, intervals);
}

export function useOf(size: Size): Record<Service, number> {
  const visits = size.users * ASSUMED.visitsPerUser;
  const pages = pagesOf(size);
  const firstPages = visits * ASSUMED.firstVisits;
  const share = shareAtOrigin(size);
  const renderings = firstPages * share;
  const sharedCalls = (pages - firstPages) * ASSUMED.sharedCallsPerPage * share;
  const sharedReads = sharedCalls + renderings * ASSUMED.sharedCallsPerPage;
  const personalCalls = visits * ASSUMED.personalCallsPerVisit + size.users * ASSUMED.messagesPerUser;
  const fishermen = size.users * ASSUMED.fishermen;
  const posts = fishermen * ASSUMED.postsPerFisherman;
  const ratingCopies = fishermen * ASSUMED.ratingsPerFisherman * ASSUMED.catchesOnOffer;
  const alerts = size.users * ASSUMED.alertsPerUser;
  const alertMails = size.users * ASSUMED.alertMailsPerUser;
  const photos = posts * ASSUMED.photosPerPost;
  const apiCalls = sharedCalls + personalCalls + posts + photos * 3;
  const calls = apiCalls + renderings;
  const bytes = firstPages * MEASURED.firstPageBytes + (pages - firstPages) * MEASURED.nextPageBytes;
  const requests = firstPages * MEASURED.firstPageRequests + (pages - firstPages) * MEASURED.nextPageRequests;
  const writeUnits =
    visits * ASSUMED.writeUnitsPerVisit +
    posts * ASSUMED.writeUnitsPerPost +
    fishermen * ASSUMED.landingsPerFisherman * ASSUMED.writeUnitsPerLanding +
    ratingCopies * ASSUMED.writeUnitsPerRatingCopy +
    size.users * ASSUMED.messagesPerUser * ASSUMED.writeUnitsPerMessage +
    alerts * ASSUMED.writeUnitsPerAlert +
    alertMails * ASSUMED.writeUnitsPerAlertMail;
  const stored = (posts * size.months * ASSUMED.itemBytes) / 1e9;
  return {
    edgeGigabyte: bytes / 1e9,
    edgeRequest: requests,
    edgeFunctionCall: requests,
    invalidatedPath: invalidatedPaths(posts),
    apiRequest: calls,
    functionCall: calls + photos + writeUnits / 10,
    functionGigabyteSecond:
      apiCalls * ASSUMED.secondsPerCall +
      renderings * ASSUMED.secondsPerRendering +
      photos * ASSUMED.secondsPerPhoto * ASSUMED.photoMemory,
    keptStartedGigabyteSecond: ASSUMED.warmRenderers * MONTH,
    readUnit:
      sharedReads * MEASURED.listUnits +
      personalCalls * MEASURED.meUnits +
      visits * ASSUMED.readUnitsPerVisit +
      alerts * ASSUMED.readUnitsPerAlert +
      alertMails * ASSUMED.readUnitsPerAlertMail,
    writeUnit: writeUnits,
    tableGigabyte: stored,
    recoveryGigabyte: stored,
    photoGigabyte: (photos * size.months * ASSUMED.photoBytes) / 1e9,
    photoPut: photos * (1 + PHOTO_RENDITIONS.length),
    activeUser: size.users,
    mail: size.users * ASSUMED.mailsPerUser + alertMails,
    logGigabyte: (calls * ASSUMED.logBytesPerCall) / 1e9,
    // In each visit the user pool is asked for a token, past the edge.
    firewallRequest: size.firewall ? requests + visits : 0,
    secret: STANDING.secrets,
    alarmMetric: STANDING.alarmMetrics,
    firewall: size.firewall ? STANDING.firewalls : 0,
  };
}
