import { DAILY_FIGURES, type DailyFigure, type OverviewDay } from '#shared/overview/schemas.ts';
import { number } from '#words/general/format.ts';
import * as words from '#words/overview.ts';
import { BarPlot } from '../../components/plot/bar-plot.tsx';
import { NumbersTable } from '../../components/plot/numbers-table.tsx';

const WEEK = 7;

/** A plot of each figure, and all numbers as one table. */
export function Days({ days }: { days: readonly OverviewDay[] }) {
  return (
    <section aria-labelledby="days" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id="days" className="text-xl">
          {words.daysTitle}
        </h2>
        <p className="max-w-read text-sm text-muted">{words.daysNote}</p>
      </div>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {DAILY_FIGURES.map((figure) => (
          <li key={figure}>
            <FigureByDay figure={figure} days={days} />
          </li>
        ))}
      </ul>
      <NumbersTable
        caption={words.daysTitle}
        rowName={words.day}
        columns={DAILY_FIGURES.map((figure) => words.figures[figure])}
        rows={days.toReversed().map((day) => ({
          label: words.dayName(day.day),
          values: DAILY_FIGURES.map((figure) => day[figure]),
        }))}
      />
    </section>
  );
}

function FigureByDay({ figure, days }: { figure: DailyFigure; days: readonly OverviewDay[] }) {
  const name = words.figures[figure];
  const values = days.map((day) => day[figure]);
  const from = words.dayName(days[0]?.day ?? '');
  const total = sum(values);
  return (
    <>
      <h3 className="text-base">{name}</h3>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl font-bold">{number(total)}</span>
        <span className="text-sm text-muted">{words.inLastWeek(sum(values.slice(-WEEK)))}</span>
      </p>
      <div className="border-b border-edge">
        <BarPlot
          layout="columns"
          title={words.plotOf(name, total, from)}
          rows={days.map(({ day }, index) => ({ label: day, values: [values[index] ?? 0] }))}
          figures={[{ name, unit: '', fill: 'fill-ink' }]}
        />
      </div>
      <p className="flex justify-between text-sm text-muted">
        <span>{from}</span>
        <span>{words.most(Math.max(...values))}</span>
        <span>{words.today}</span>
      </p>
    </>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
