/** Figures of the administrators' first page, in the words of a language. */
import { FIGURES } from './formats.ts';

interface ComparisonWords {
  none(days: number): string;
  same(days: number): string;
  /** @param more how many more, or fewer if it is negative @param part "(+12%)", or empty */
  differs(more: number, part: string, before: number, days: number): string;
}

const percent = new Intl.NumberFormat(FIGURES, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** Below this number a percentage means nothing. */
const FEWEST_COMPARED = 10;

/** Says how a total compares with that of as many days before. */
export const comparisonIn =
  ({ none, same, differs }: ComparisonWords) =>
  (total: number, before: number, days: number): string => {
    if (before <= 0) return none(days);
    const more = total - before;
    if (more === 0) return same(days);
    return differs(more, before < FEWEST_COMPARED ? '' : ` (${percent.format(more / before)})`, before, days);
  };

/** "Nov 22", with the year where it is not this year's @param date `2026-11-22` */
export const dayNameIn =
  (locale: string) =>
  (date: string, lastDay: string): string =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, {
      month: 'short',
      day: 'numeric',
      ...(date.slice(0, 4) !== lastDay.slice(0, 4) && { year: 'numeric' }),
      timeZone: 'UTC',
    });
