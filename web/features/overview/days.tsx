import { useState } from 'react';
import { inBatches } from '#shared/in-batches.ts';
import { OVERVIEW_SPANS } from '#shared/limits.ts';
import { exportDailyCounts, getDailyCounts } from '#shared/overview/endpoints.ts';
import {
  DAILY_FIGURES,
  type DailyCounts,
  type DailyFigure,
  type OverviewDay,
  type Span,
} from '#shared/overview/schemas.ts';
import { number } from '#words/general/format.ts';
import * as words from '#words/overview.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { BarPlot } from '../../components/plot/bar-plot.tsx';
import { NumbersTable } from '../../components/plot/numbers-table.tsx';
import { Read } from '../../components/read.tsx';
import { Skeleton } from '../../components/states.tsx';
import { ToolSelect } from '../../components/tool.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { downloadCsv } from '../../lib/download-csv.ts';

/** A chart of each figure with the period before it, and all numbers as a table and as a file. */
export function Days() {
  const [span, setSpan] = useState<Span>(90);
  const query = { days: String(span) };
  const counts = useEndpoint(getDailyCounts, { query });
  return (
    <section aria-labelledby="days" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="days" className="text-xl">
            {words.daysTitle(span)}
          </h2>
          <p className="max-w-read text-sm text-muted">{words.daysNote()}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ToolSelect
            label={words.spanLabel}
            value={query.days}
            onChoose={(days) => setSpan(OVERVIEW_SPANS.find((each) => String(each) === days) ?? span)}
            options={OVERVIEW_SPANS.map((days) => ({ value: String(days), label: words.daysTitle(days) }))}
          />
          <DownloadButton
            words={words.download}
            download={() => downloadCsv(exportDailyCounts, query, words.fileName)}
          />
        </div>
      </div>
      <Read of={counts} failed={words.daysNotLoaded} loading={<Skeleton className="h-320 w-full md:h-160" />}>
        {(data) => <Figures {...data} />}
      </Read>
    </section>
  );
}

function Figures({ days, before }: DailyCounts) {
  const lastDay = days.at(-1)?.day ?? '';
  return (
    <>
      {!before && <p className="text-sm text-muted">{words.notCompared(days.length)}</p>}
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {DAILY_FIGURES.map((figure) => (
          <li key={figure}>
            <FigureByDay figure={figure} days={days} before={before?.[figure]} />
          </li>
        ))}
      </ul>
      <NumbersTable
        caption={words.daysTitle(days.length)}
        rowName={words.day}
        columns={DAILY_FIGURES.map((figure) => words.figures[figure])}
        rows={days.toReversed().map((day) => ({
          label: words.dayName(day.day, lastDay),
          values: DAILY_FIGURES.map((figure) => day[figure]),
        }))}
      />
    </>
  );
}

interface FigureByDayProps {
  figure: DailyFigure;
  days: readonly OverviewDay[];
  before: number | undefined;
}

/** With more columns, each would be too thin on a phone: days are then drawn as weeks that end today. */
const MOST_COLUMNS = 100;

function FigureByDay({ figure, days, before }: FigureByDayProps) {
  const name = words.figures[figure];
  const from = words.dayName(days[0]?.day ?? '', days.at(-1)?.day ?? '');
  const column = days.length > MOST_COLUMNS ? 'week' : 'day';
  const columns = inBatches(days.toReversed(), column === 'week' ? 7 : 1)
    .toReversed()
    .map((some) => ({ label: some[0]?.day ?? '', values: [sum(some.map((day) => day[figure]))] }));
  const total = sum(days.map((day) => day[figure]));
  return (
    <>
      <h3 className="text-base">{name}</h3>
      <p className="font-display text-2xl font-bold">{number(total)}</p>
      {before !== undefined && (
        <p className="text-sm text-muted">{words.comparedTo(total, before, days.length)}</p>
      )}
      {total > 0 && (
        <>
          <div className="mt-3 border-b border-edge">
            <BarPlot
              layout="columns"
              title={words.plotOf(name, total, from, column)}
              rows={columns}
              figures={[{ name, fill: 'fill-ink' }]}
            />
          </div>
          <p className="flex justify-between gap-x-2 text-sm text-muted">
            <span className="whitespace-nowrap">{from}</span>
            <span className="text-center">
              {words.most(Math.max(...columns.flatMap(({ values }) => values)), column)}
            </span>
            <span>{words.today}</span>
          </p>
        </>
      )}
    </>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
