import { scaleLinear } from 'd3-scale';
import type { ImpactFigures } from '#shared/impact/schemas.ts';
import { number } from '#words/format.ts';
import { short } from '#words/impact.ts';

export type Figure = keyof ImpactFigures;

export interface PlottedRow extends ImpactFigures {
  label: string;
}

/** In rem, so that a larger text has more room. */
const LABEL = 1.6;
const BAR = 1.3;
const GAP = 0.8;
/** Of the width, in percent: the longest bar leaves room for its number. */
const LONGEST = 58;

const FILLS: Readonly<Record<Figure, string>> = {
  mealsPledged: 'fill-edge',
  mealsClaimed: 'fill-ink',
  mealsServed: 'fill-accent',
};

interface BarPlotProps {
  /** What it shows, for who does not see it. */
  title: string;
  rows: readonly PlottedRow[];
  figures: readonly Figure[];
}

/** Bars under each name, each with its number: told apart without their colours. Nothing is measured, so that it can be drawn anywhere. */
export function BarPlot({ title, rows, figures }: BarPlotProps) {
  const most = Math.max(1, ...rows.flatMap((row) => figures.map((figure) => row[figure])));
  const lengthOf = scaleLinear().domain([0, most]).range([0, LONGEST]).clamp(true);
  const height = LABEL + figures.length * BAR + GAP;
  return (
    <svg role="img" aria-label={title} width="100%" style={{ height: `${rows.length * height}rem` }}>
      {rows.map((row, index) => (
        <g key={row.label}>
          <text y={`${index * height + 1.1}rem`} className="fill-ink font-semibold">
            {row.label}
          </text>
          {figures.map((figure, line) => (
            <Bar
              key={figure}
              figure={figure}
              value={row[figure]}
              length={lengthOf(row[figure])}
              top={index * height + LABEL + line * BAR}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface BarProps {
  figure: Figure;
  value: number;
  /** Percent of the width. */
  length: number;
  /** In rem. */
  top: number;
}

function Bar({ figure, value, length, top }: BarProps) {
  return (
    <>
      <rect y={`${top}rem`} width={`${length}%`} height="1rem" rx="3" className={FILLS[figure]} />
      <text x={`${length}%`} dx={length > 0 ? 8 : 0} y={`${top + 0.8}rem`} className="fill-muted text-sm">
        {number(value)} {short[figure]}
      </text>
    </>
  );
}
