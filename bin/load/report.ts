/** Sums up a load in figures. */
import { BYTE_PRICE, each } from '../cost/prices.ts';
import { ASSUMED, MEASURED } from '../cost/use.ts';
import type { Answered, Fired, Kind } from './fire.ts';

/** Refusals because too much is asked at once. */
const THROTTLED: readonly number[] = [429, 503];

/** The use of each call beyond the request itself. Pages and lists use it only when the edge did not have them. */
const UNITS: Readonly<Record<Kind, { reads?: number; writes?: number; mails?: number }>> = {
  page: { reads: ASSUMED.sharedCallsPerPage * MEASURED.listUnits },
  list: { reads: MEASURED.listUnits },
  person: {
    reads: MEASURED.meUnits + ASSUMED.readUnitsPerVisit / ASSUMED.personalCallsPerVisit,
    writes: ASSUMED.writeUnitsPerVisit / ASSUMED.personalCallsPerVisit,
  },
  post: { writes: ASSUMED.writeUnitsPerPost },
  message: { writes: ASSUMED.writeUnitsPerMessage, mails: 1 },
  reserve: { writes: ASSUMED.writeUnitsPerPost, mails: 1 },
};

/** Dollars, without free amounts. */
export function costOf({ answers, bytes }: Pick<Fired, 'answers' | 'bytes'>): number {
  const edge = answers.length * (each('edgeRequest') + each('edgeFunctionCall')) + bytes * BYTE_PRICE;
  return answers.filter(({ atEdge }) => !atEdge).reduce((sum, { kind }) => sum + callCost(kind), edge);
}

function callCost(kind: Kind): number {
  const { reads = 0, writes = 0, mails = 0 } = UNITS[kind];
  const seconds = kind === 'page' ? ASSUMED.secondsPerRendering : ASSUMED.secondsPerCall;
  return (
    each('apiRequest') +
    each('functionCall') +
    seconds * each('functionGigabyteSecond') +
    (ASSUMED.logBytesPerCall / 1e9) * each('logGigabyte') +
    reads * each('readUnit') +
    writes * each('writeUnit') +
    mails * each('mail')
  );
}

const isThrottled = ({ status }: Answered) => THROTTLED.includes(status);
const isServed = ({ kind, status }: Answered) => status < 400 || (kind === 'reserve' && status === 409);

/** The lines that say how it went. */
export function describe(name: string, fired: Fired): string[] {
  const { asked, answers, p50, p99, seconds } = fired;
  const served = answers.filter(isServed).length;
  const atEdge = answers.filter((answer) => answer.atEdge).length;
  const share = (part: number) => `${((100 * part) / asked).toFixed(1)} %`;
  return [
    `${name}: ${asked} requests in ${seconds.toFixed(0)} s`,
    `  served ${share(served)}, throttled ${answers.filter(isThrottled).length}, p50 ${p50} ms, p99 ${p99} ms`,
    `  the edge had ${share(atEdge)}; together $${costOf(fired).toFixed(4)}`,
  ];
}

/** @returns a sentence for each kind of failure; throttles are counted, not failures */
export function failuresOf({ asked, answers }: Fired): string[] {
  const failed = answers.filter((answer) => !isServed(answer) && !isThrottled(answer));
  const groups = Map.groupBy(failed, ({ kind, status }) => `${kind}: ${status}`);
  const lost = asked - answers.length;
  return [
    ...[...groups].map(([group, { length }]) => `${group}, ${length} times.`),
    ...(lost > 0 ? [`${lost} requests got no response.`] : []),
  ];
}
