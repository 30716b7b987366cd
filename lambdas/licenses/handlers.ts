import { fieldError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/licenses/endpoints.ts';
import { weekAfter, weekOf, weekOfDay } from '#shared/licenses/weeks.ts';
import { day as wrongDay } from '#words/landings/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { decodeCursor, encodeCursor } from '../table/cursor.ts';
import { readWeek } from './store/read-week.ts';
import { HEADER, linesOf } from './write-csv.ts';

export const getLandingWeek = endpoint(
  endpoints.getLandingWeek,
  ({ query: { day }, actor: { userId }, now }) => {
    const current = weekOf(now.getTime());
    const week = day === undefined ? current : weekOfDay(day);
    if (week > current) throw fieldError('day', wrongDay);
    return readWeek(userId, week, now);
  },
);

const CURSOR = 'LANDING-WEEKS';
const WEEKS_BEFORE = 52;
const MOST_WEEKS = 5 * 53;
const WEEKS_IN_PAGE = 4;

export const exportLandingWeeks = endpoint(
  endpoints.exportLandingWeeks,
  async ({ query: { cursor, from }, actor: { userId }, now }) => {
    const current = weekOf(now.getTime());
    const first = from === undefined ? weekAfter(current, -WEEKS_BEFORE) : weekOfDay(from);
    if (first > current || first < weekAfter(current, -MOST_WEEKS)) throw fieldError('from', wrongDay);
    const start = cursor === undefined ? first : decodeCursor(CURSOR, cursor);
    const weeks = Array.from({ length: WEEKS_IN_PAGE }, (_, index) => weekAfter(start, index));
    const read = await Promise.all(
      weeks.filter((week) => week <= current).map((week) => readWeek(userId, week, now)),
    );
    const next = weekAfter(start, WEEKS_IN_PAGE);
    return {
      csv: (cursor === undefined ? HEADER : '') + read.map(linesOf).join(''),
      ...(next <= current && { nextCursor: encodeCursor(CURSOR, next) }),
    };
  },
);
