import { useId } from 'react';
import { fishWords } from '#shared/landings/landing-words.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import { deleteLandingSeries, skipLanding } from '#shared/landings/series-endpoints.ts';
import { longDate } from '#words/general/dates.ts';
import { landingAt } from '#words/landings/landings.ts';
import * as words from '#words/landings/own-landings.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { ActionButton } from '../../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { Written } from '../../../components/text/written.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { toChangeSeries } from '../../../lib/navigation/paths.ts';
import { slotWords } from '../../../lib/time/pickup-times.ts';
import { weekdayName } from '../../../lib/time/weekdays.ts';

interface SeriesListProps {
  series: readonly LandingSeries[];
  onChanged(): unknown;
}

/** Landings that repeat: the next ones, each of which can be skipped. */
export function SeriesList({ series, onChanged }: SeriesListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="font-sans text-base font-semibold">
        {words.series}
      </h3>
      <ul aria-labelledby={headingId} className="grid items-start gap-3 md:grid-cols-2 md:gap-5">
        {series.map((each) => (
          <SeriesCard key={each.id} series={each} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function SeriesCard({ series, onChanged }: { series: LandingSeries; onChanged(): unknown }) {
  const { id: seriesId, harbour, expected, next, weekdays, until } = series;
  const days = weekdays.map((day) => weekdayName(day)).join(', ');
  const end = async () => {
    await call(deleteLandingSeries, { params: { seriesId } });
    toast({ title: words.ended, kind: 'good' });
    await onChanged();
  };
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-sans text-base font-semibold">
          <Written>{landingAt(harbour.name)}</Written>
        </h4>
        <p className="text-sm text-muted">
          <Written>{`${fishWords(expected)} · ${harbour.location}`}</Written>
        </p>
        <p className="text-sm text-muted">{words.everyWeek(days, longDate(new Date(`${until}T00:00`)))}</p>
        <p className="text-sm text-muted">{words.announcedThreeDaysBefore}</p>
      </div>
      <ul aria-label={words.next} className="grid gap-1">
        {next.map((landing) => (
          <NextLanding key={landing.day} seriesId={seriesId} landing={landing} onChanged={onChanged} />
        ))}
      </ul>
      <p className="text-sm text-muted">{words.changeSeries}</p>
      <div className="-mx-4 flex flex-wrap">
        <ButtonLink
          to={toChangeSeries(seriesId)}
          variant="quiet"
          aria-label={words.editSeriesNamed(harbour.name)}
        >
          {words.editSeries}
        </ButtonLink>
        <ConfirmedAction
          danger
          label={words.endSeries}
          variant="quiet"
          title={words.endSeriesTitle}
          text={words.endSeriesText}
          busy={words.ending}
          action={end}
        />
      </div>
    </li>
  );
}

interface NextLandingProps {
  seriesId: string;
  landing: LandingSeries['next'][number];
  onChanged(): unknown;
}

function NextLanding({ seriesId, landing: { day, from, until, skipped }, onChanged }: NextLandingProps) {
  const time = slotWords({ start: from, end: until }, serverNow());
  const change = async () => {
    await call(skipLanding, { params: { seriesId }, body: { day, skipped: !skipped } });
    await onChanged();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className={skipped ? 'text-muted line-through' : ''}>{time}</span>
      <ActionButton
        variant="quiet"
        busy={words.stepping}
        action={change}
        aria-label={skipped ? words.unskipNamed(time) : words.skipNamed(time)}
        className="-mx-4"
      >
        {skipped ? words.unskip : words.skip}
      </ActionButton>
    </li>
  );
}
