/** The inputs of the form that announces a landing, and their conversion to and from the API's landings. */
import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import { windowIssues } from '#shared/landings/rules.ts';
import {
  type Expected,
  type LandingBody,
  landingBody,
  type OwnLanding,
  PAYMENT_WAYS,
} from '#shared/landings/schemas.ts';
import { type LandingSeries, type SeriesBody, seriesBody } from '#shared/landings/series.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { PAYMENT_TYPES, PRICE_UNITS } from '#shared/posts/catches/schemas.ts';
import { OTHER } from '#shared/species/species.ts';
import { numberIn } from '../../../lib/forms/number-in.ts';
import { aDayLater } from '../../../lib/time/a-day-later.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';

const line = z.object({
  species: z.string(),
  customSpecies: z.string(),
  about: z.string(),
  as: z.enum(['catch', 'meals']),
  paymentType: z.enum(PAYMENT_TYPES),
  amount: z.string(),
  unit: z.enum(PRICE_UNITS),
  mealsPledged: z.string(),
});
export type FormLine = z.infer<typeof line>;

/** The values as the inputs show them, in local time. Their paths are those of the API's fields. */
export const landingForm = z.object({
  harbour: z.object({ name: z.string(), location: z.string() }),
  /** As in `<input type="date">`. */
  day: z.string(),
  /** As in `<input type="time">`. An end before the start is on the next day. */
  from: z.string(),
  until: z.string(),
  expected: z.array(line),
  paymentWays: z.array(z.enum(PAYMENT_WAYS)),
  note: z.string(),
  isRepeated: z.boolean(),
  /** 0 is Sunday. */
  weekdays: z.array(z.int()),
  lastDay: z.string(),
});
export type LandingForm = z.infer<typeof landingForm>;

export const EMPTY_LINE: FormLine = {
  species: '',
  customSpecies: '',
  about: '',
  as: 'catch',
  paymentType: 'mandatory',
  amount: '',
  unit: 'per_pound',
  mealsPledged: '',
};

/** How long a window is at first. */
const WINDOW_MS = 2 * HOUR;

type FormWindow = Pick<LandingForm, 'day' | 'from' | 'until'>;

/** A window of full hours. @param hours from `now` (milliseconds since the epoch) to its start, at least */
export function windowIn(hours: number, now: number): FormWindow {
  const start = Math.ceil((now + hours * HOUR) / HOUR) * HOUR;
  return toFormWindow(start, start + WINDOW_MS);
}

function toFormWindow(start: number, end: number): FormWindow {
  const [day = '', from = ''] = localMinute(start).split('T');
  return { day, from, until: localMinute(end).slice(-5) };
}

/** Milliseconds since the epoch; NaN while it is not filled in. */
function timesOf({ day, from, until }: FormWindow): [start: number, end: number] {
  const [start, end] = [Date.parse(`${day}T${from}`), Date.parse(`${day}T${until}`)];
  return [start, end <= start ? aDayLater(end) : end];
}

export const isOvernight = (form: FormWindow): boolean => form.until !== '' && form.until <= form.from;
export const isWindowOver = (form: FormWindow, now: number): boolean => !(timesOf(form)[1] > now);

/** As the form sends it: one landing, or one every week. */
export type Announcement = { kind: 'landing'; body: LandingBody } | { kind: 'series'; body: SeriesBody };

const toTime = (time: number) => (Number.isNaN(time) ? undefined : new Date(time).toISOString());

function lineOf({ species, customSpecies, about, as, ...rest }: FormLine) {
  const common = { species, ...(species === OTHER && { customSpecies }), about, as };
  if (as === 'meals') return { ...common, mealsPledged: numberIn(rest.mealsPledged) };
  const { paymentType, amount, unit } = rest;
  return {
    ...common,
    paymentType,
    ...(paymentType === 'mandatory' && { amount: numberIn(amount), unit }),
  };
}

function read(form: LandingForm, now: number): { sent?: Announcement | undefined; issues: FieldIssue[] } {
  const { harbour, paymentWays, note } = form;
  const onBoard = { harbour, expected: form.expected.map(lineOf), paymentWays, note };
  const [start, end] = timesOf(form);
  if (form.isRepeated) {
    const minutes = Number.isNaN(end - start) ? undefined : (end - start) / MINUTE;
    const { weekdays, lastDay: until } = form;
    const { data, error } = z.safeParse(seriesBody, {
      ...{ ...onBoard, weekdays, startsAt: form.from, until },
      ...(minutes !== undefined && { minutes }),
    });
    return {
      sent: data && { kind: 'series', body: data },
      issues: error ? fieldIssues(error).map(inputOf) : [],
    };
  }
  const { data, error } = z.safeParse(landingBody, { ...onBoard, from: toTime(start), until: toTime(end) });
  const issues = error ? fieldIssues(error) : windowIssues(data, now);
  return { sent: data && { kind: 'landing', body: data }, issues };
}

/** Inputs of a series that have other names than its fields. */
const SERIES_INPUTS: Readonly<Record<string, string>> = {
  startsAt: 'from',
  minutes: 'until',
  until: 'lastDay',
};
export const inputOf = ({ path, message }: FieldIssue): FieldIssue => ({
  path: SERIES_INPUTS[path] ?? path,
  message,
});

/** Reads the form by the rules of the API. @param now gives milliseconds since the epoch */
export const announcement = (now: () => number) =>
  z.pipe(
    z.custom<LandingForm>(),
    z.transform((form: LandingForm, context): Announcement => {
      const { sent, issues } = read(form, now());
      for (const { path, message } of issues) {
        context.issues.push({ code: 'custom', message, input: form, path: path.split('.') });
      }
      return sent && issues.length === 0 ? sent : z.NEVER;
    }),
  );

const formLineOf = (expected: Expected): FormLine => {
  const { species, customSpecies = '', about, as } = expected;
  const common = { ...EMPTY_LINE, species, customSpecies, about, as };
  if (expected.as === 'meals') return { ...common, mealsPledged: String(expected.mealsPledged) };
  const { paymentType, amount, unit = 'all' } = expected;
  return { ...common, paymentType, unit, amount: amount?.toFixed(2) ?? '' };
};

type OnBoard = Pick<OwnLanding, 'harbour' | 'expected' | 'paymentWays' | 'note'>;

const onBoardOf = ({ harbour, expected, paymentWays, note }: OnBoard) => ({
  harbour: { name: harbour.name, location: harbour.location },
  expected: expected.map(formLineOf),
  paymentWays: [...paymentWays],
  note,
});

/** The form of an announced landing. */
export function formOfLanding(landing: OwnLanding): LandingForm {
  const window = toFormWindow(Date.parse(landing.from), Date.parse(landing.until));
  return { ...onBoardOf(landing), ...window, isRepeated: false, weekdays: [], lastDay: '' };
}

/** The form of landings that repeat. Its times are on the clock of the harbor, whatever the device's time zone. */
export function formOfSeries(series: LandingSeries): LandingForm {
  const { weekdays, startsAt, minutes, until: lastDay } = series;
  // On this day no clock changes.
  const start = Date.parse(`2026-01-15T${startsAt}`);
  const { day, from, until } = toFormWindow(start, start + minutes * MINUTE);
  return { ...onBoardOf(series), day, from, until, isRepeated: true, weekdays: [...weekdays], lastDay };
}
