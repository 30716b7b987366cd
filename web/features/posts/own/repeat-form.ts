/** The inputs of the form that repeats a pledge, and their conversion to the API's body. */
import * as z from 'zod/mini';
import { fieldIssues } from '#shared/contract/issues.ts';
import { DAY, HOUR, MINUTE } from '#shared/limits.ts';
import type { OwnPledge } from '#shared/posts/pledges/schemas.ts';
import { type PledgeSeriesBody, pledgeSeriesBody } from '#shared/posts/pledges/series.ts';
import { numberIn } from '../../../lib/forms/number-in.ts';
import { aDayLater } from '../../../lib/time/a-day-later.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';

export interface RepeatForm {
  mealsPledged: string;
  /** 0 is Sunday. */
  weekdays: number[];
  /** As in `<input type="time">`. An end before the start is on the next day. */
  startsAt: string;
  endsAt: string;
  /** The last day, as in `<input type="date">`. */
  until: string;
}

/** How long pledges repeat at first, and how long their pickup time is. */
const REPEATS_MS = 90 * DAY;
const PICKUP_MS = 2 * HOUR;

/** The form begins with the meals and the first pickup time of the pledge. @param now milliseconds since the epoch */
export function formOf({ mealsPledged, pickup }: OwnPledge, now: number): RepeatForm {
  const [slot] = pickup?.slots ?? [];
  const start = slot ? Date.parse(slot.start) : Math.ceil(now / HOUR) * HOUR;
  const end = slot ? Date.parse(slot.end) : start + PICKUP_MS;
  return {
    mealsPledged: String(mealsPledged),
    weekdays: [new Date(start).getDay()],
    startsAt: localMinute(start).slice(-5),
    endsAt: localMinute(end).slice(-5),
    until: localMinute(now + REPEATS_MS).slice(0, 10),
  };
}

/** On a day on which no clock changes. */
function minutesFrom({ startsAt, endsAt }: RepeatForm): number | undefined {
  const [start, end] = [Date.parse(`2026-01-15T${startsAt}`), Date.parse(`2026-01-15T${endsAt}`)];
  const minutes = ((end <= start ? aDayLater(end) : end) - start) / MINUTE;
  return Number.isNaN(minutes) ? undefined : minutes;
}

/** Reads the form by the rules of the API. */
export const repeatOf = (pledgeId: string) =>
  z.pipe(
    z.custom<RepeatForm>(),
    z.transform((form: RepeatForm, context): PledgeSeriesBody => {
      const { weekdays, startsAt, until } = form;
      const { data, error } = z.safeParse(pledgeSeriesBody, {
        ...{ pledgeId, weekdays, startsAt, until },
        mealsPledged: numberIn(form.mealsPledged),
        minutes: minutesFrom(form),
      });
      for (const { path, message } of error ? fieldIssues(error) : []) {
        const input = path === 'minutes' ? 'endsAt' : path;
        context.issues.push({ code: 'custom', message, input: form, path: input.split('.') });
      }
      return data ?? z.NEVER;
    }),
  );
