import { type ReactNode, useId } from 'react';
import { longDate } from '#words/general/dates.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/series/repeating.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { serverNow } from '../../lib/device/server-clock.ts';
import { slotWords } from '../../lib/time/pickup-times.ts';
import { weekdayName } from '../../lib/time/weekdays.ts';

interface Day {
  day: string;
  from: string;
  until: string;
  skipped: boolean;
}

interface SeriesCardProps {
  title: ReactNode;
  /** The fish, and where it is. */
  about: ReactNode;
  series: { weekdays: readonly number[]; until: string; next: readonly Day[] };
  /** When each day's landing or pledge is made. */
  hint: string;
  /** Leaves out a day, or takes that back. */
  skip(change: { day: string; skipped: boolean }): Promise<void>;
  end: { title: string; text: string; action(): Promise<void> };
  /** The organizations that get a part each time. */
  takers?: ReactNode;
  /** The other actions, and what they change. */
  children?: ReactNode;
}

/** Landings or pledges that repeat: the next days, each of which can be skipped. */
export function SeriesCard({ title, about, series, hint, takers, skip, end, children }: SeriesCardProps) {
  const { weekdays, until, next } = series;
  const days = weekdays.map((day) => weekdayName(day)).join(', ');
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-sans text-base font-semibold">{title}</h4>
        <p className="text-sm text-muted">{about}</p>
        <p className="text-sm text-muted">{words.everyWeek(days, longDate(new Date(`${until}T00:00`)))}</p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      <ul aria-label={words.next} className="grid gap-1">
        {next.map((each) => (
          <NextDay key={each.day} next={each} skip={skip} />
        ))}
      </ul>
      {takers}
      <div className="-mx-4 flex flex-wrap">
        {children}
        <ConfirmedAction
          danger
          label={words.endSeries}
          variant="quiet"
          title={end.title}
          text={end.text}
          busy={words.ending}
          action={end.action}
        />
      </div>
    </li>
  );
}

function NextDay({
  next: { day, from, until, skipped },
  skip,
}: Pick<SeriesCardProps, 'skip'> & { next: Day }) {
  const time = slotWords({ start: from, end: until }, serverNow());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className={skipped ? 'text-muted line-through' : ''}>{time}</span>
      <ActionButton
        variant="quiet"
        busy={saving}
        action={() => skip({ day, skipped: !skipped })}
        aria-label={skipped ? words.unskipNamed(time) : words.skipNamed(time)}
        className="-mx-4"
      >
        {skipped ? words.unskip : words.skip}
      </ActionButton>
    </li>
  );
}

interface SeriesSectionProps {
  title: string;
  /** The level of the heading in its page. */
  level: 'h2' | 'h3';
  children: ReactNode;
}

/** A list of series with its heading. */
export function SeriesSection({ title, level: Heading, children }: SeriesSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <Heading id={headingId} className={Heading === 'h2' ? 'text-lg' : 'font-sans text-base font-semibold'}>
        {title}
      </Heading>
      <ul aria-labelledby={headingId} className="grid items-start gap-3 md:grid-cols-2 md:gap-5">
        {children}
      </ul>
    </section>
  );
}
