/**
 * The most that one account at one network address can cause in an hour by each endpoint, page or file, where the firewall is on. Each is reckoned as
 * if nothing else were called, with no free amount left.
 */
import { FUNCTIONS } from '#lambdas/functions.ts';
import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '#lib/firewall.ts';
import { changesSomething, type EndpointDefinition, servedBy } from '#shared/contract/endpoint.ts';
import { throttleOf } from '#shared/contract/throttling.ts';
import {
  CALL_LIMITS,
  type CallLimit,
  MAILS_PER_DAY,
  PROMPT_INVALIDATIONS,
  SIGN_UPS_PER_HOUR,
} from '#shared/limits.ts';
import { openApiDocument } from '#shared/openapi.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { BYTE_PRICE, each } from './prices.ts';
import { ACCOUNT } from './stranger.ts';
import { ASSUMED } from './use.ts';

/** Requests that the firewall lets through from one address. */
const REQUESTS = (3600 / RATE_WINDOW_SECONDS) * RATE_LIMIT;

/** One call. */
interface Use {
  readUnits?: number;
  writeUnits?: number;
  bytes?: number;
  /** Of a function, and its memory in GB. */
  seconds?: number;
  memory?: number;
}

/** More than the reads of docs/data-model.md take, but for those below; ten times the usual seconds. */
const READ: Use = { readUnits: 30, bytes: 60_000, seconds: 0.2 };
const HEAVY_READS: Readonly<Record<string, Use>> = {
  getOpenApi: { readUnits: 0, bytes: JSON.stringify(openApiDocument('current')).length },
  // 1,000 rows, of a hundred organizations.
  exportMeals: { readUnits: 100, bytes: 200_000 },
  // The claims of a year, a thousand of them, and whether a hundred fishermen may be named and are suspended.
  getAnnualReport: { readUnits: 330 },
  getAnnualReportFile: { readUnits: 330, seconds: 1, bytes: 50_000 },
  getSharedReport: { readUnits: 330 },
  // 5,000 sums.
  getImpact: { readUnits: 170 },
};
const WRITE: Use = { readUnits: 30, writeUnits: 150, bytes: 10_000, seconds: 0.5 };
/** A write over its limit, or one that changes nothing: the caller's standing, and the count. */
const REFUSED: Use = { readUnits: 4, writeUnits: 2, bytes: 1_000, seconds: 0.05 };
/** A page with its data, or a picture to share. */
const PAGE: Use = { readUnits: 80, bytes: 150_000, seconds: 0.6 };
/** A photo or a file of the app: none has more bytes. */
const FILE_BYTES = 300_000;

/** People who are told of whatever one person posts or changes. */
const FOLLOWERS = 500;
const alerts =
  FOLLOWERS * (ASSUMED.writeUnitsPerAlert * each('writeUnit') + ASSUMED.readUnitsPerAlert * each('readUnit'));
const alertMails = FOLLOWERS * MAILS_PER_DAY.news * each('mail');
/** Each photo is tried three times, for as long as its function may run. */
const photo =
  3 * FUNCTIONS['process-photo'].timeout * ASSUMED.photoMemory * each('functionGigabyteSecond') +
  (1 + PHOTO_RENDITIONS.length) * each('photoPut');
/** Each part of a file with somebody's data takes as long as its function may run. */
const dataFile = 10 * FUNCTIONS['run-jobs'].timeout * each('functionGigabyteSecond');

/** Dollars that follow a call, and those that follow all calls of an hour together. */
const FOLLOWS: Partial<Record<CallLimit, { call?: number; hour?: number }>> = {
  post: { call: alerts, hour: alertMails },
  edit: {
    call: alerts,
    hour: alertMails + 10 * PROMPT_INVALIDATIONS.person.max * each('invalidatedPath'),
  },
  upload: { call: photo },
  export: { call: dataFile },
  // Copies to 50 catches on offer.
  rating: { call: 50 * ASSUMED.writeUnitsPerRatingCopy * each('writeUnit') },
  message: { call: each('mail') },
  invite: { call: each('mail') },
  claim: { call: 2 * each('mail') },
  claimChange: { call: 2 * each('mail') },
};

const edge = each('edgeRequest') + each('edgeFunctionCall') + each('firewallRequest');

function callPrice({ readUnits = 0, writeUnits = 0, bytes = 0, seconds = 0, memory = 1 }: Use): number {
  return (
    edge +
    each('apiRequest') +
    each('functionCall') +
    seconds * memory * each('functionGigabyteSecond') +
    readUnits * each('readUnit') +
    writeUnits * each('writeUnit') +
    bytes * BYTE_PRICE +
    (ASSUMED.logBytesPerCall / 1e9) * each('logGigabyte')
  );
}

/** Dollars in an hour of one endpoint. Roles are given to few people, so the endpoints of groups only refuse. */
function endpointPrice(definition: EndpointDefinition): number {
  const memory = FUNCTIONS[servedBy(definition)].memory / 1024;
  const price = (use: Use) => callPrice({ ...use, memory });
  const calls = Math.min(REQUESTS, 3600 * (throttleOf(definition)?.rate ?? Number.POSITIVE_INFINITY));
  if (typeof definition.access !== 'string') return calls * price(REFUSED);
  const isWrite = changesSomething(definition);
  const use = isWrite ? WRITE : { ...READ, ...HEAVY_READS[definition.name] };
  const { limit } = definition;
  if (typeof limit !== 'string') return calls * price(isWrite ? REFUSED : use);
  const taken = Math.min(calls, CALL_LIMITS[limit].max);
  const { call = 0, hour = 0 } = FOLLOWS[limit] ?? {};
  return taken * (price(use) + call) + hour + (calls - taken) * price(REFUSED);
}

export const HOUR_PRICES: readonly { name: string; dollars: number }[] = [
  ...ENDPOINTS.map((each) => ({ name: each.name, dollars: endpointPrice(each) })),
  { name: 'pages and pictures to share', dollars: REQUESTS * callPrice(PAGE) },
  { name: 'photos and files of the app', dollars: REQUESTS * (edge + FILE_BYTES * BYTE_PRICE) },
  { name: 'sign-ups, of all addresses together', dollars: SIGN_UPS_PER_HOUR.usual * ACCOUNT },
].sort((a, b) => b.dollars - a.dollars);
