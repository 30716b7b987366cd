import { scaleLinear } from 'd3-scale';
import { number } from '#words/general/format.ts';

export interface PlotFigure {
  name: string;
  /** The text at the end of a bar, instead of its number alone. Columns have none. */
  valueWords?(value: number): string;
  /** A CSS class. */
  fill: 'fill-edge' | 'fill-ink' | 'fill-accent';
}

export interface PlottedRow {
  label: string;
  /** One value for each figure. */
  values: readonly number[];
}

interface BarPlotProps {
  /** Describes the plot to people who can't see it. */
  title: string;
  rows: readonly PlottedRow[];
  figures: readonly PlotFigure[];
  /** Bars with numbers under each label, or a column for each of many rows. */
  layout: 'bars' | 'columns';
}

/** Bars on one scale that starts at zero. It measures nothing, so that it can be rendered on the server too. */
export function BarPlot({ title, layout, ...plotted }: BarPlotProps) {
  const most = Math.max(1, ...plotted.rows.flatMap(({ values }) => values));
  const Layout = LAYOUTS[layout];
  return <Layout title={title} most={most} {...plotted} />;
}

interface LayoutProps extends Omit<BarPlotProps, 'layout'> {
  /** The highest value. */
  most: number;
}

/** In rem, so that larger text gets more room. */
const LABEL = 1.6;
const BAR = 1.3;
const GAP = 0.8;
/** Percent of the width. The longest bar leaves room for its number. */
const LONGEST = 58;

/** Each bar has its number, so that they can be told apart without colours. */
function Bars({ title, rows, figures, most }: LayoutProps) {
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
              key={figure.name}
              figure={figure}
              value={row.values[line] ?? 0}
              length={lengthOf(row.values[line] ?? 0)}
              top={index * height + LABEL + line * BAR}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface BarProps {
  figure: PlotFigure;
  value: number;
  /** Percent of the width. */
  length: number;
  /** In rem. */
  top: number;
}

function Bar({ figure, value, length, top }: BarProps) {
  return (
    <>
      <rect y={`${top}rem`} width={`${length}%`} height="1rem" rx="3" className={figure.fill} />
      <text x={`${length}%`} dx={length > 0 ? 8 : 0} y={`${top + 0.8}rem`} className="fill-muted text-sm">
        {(figure.valueWords ?? number)(value)}
      </text>
    </>
  );
}

/** In rem. */
const COLUMNS_HEIGHT = 6;
/** The part of a row's width that its columns use. */
const FILLED = 0.8;

/** Figures of a row are side by side. A value above zero is always visible, however small. */
function Columns({ title, rows, figures, most }: LayoutProps) {
  const heightOf = scaleLinear().domain([0, most]).range([0, COLUMNS_HEIGHT]).clamp(true);
  const place = 100 / rows.length;
  const width = (place * FILLED) / figures.length;
  return (
    <svg role="img" aria-label={title} width="100%" style={{ height: `${COLUMNS_HEIGHT}rem` }}>
      {rows.map((row, index) =>
        figures.map((figure, which) => {
          const value = row.values[which] ?? 0;
          const height = value > 0 ? Math.max(heightOf(value), 0.15) : 0;
          return (
            <rect
              key={figure.name + row.label}
              x={`${index * place + which * width}%`}
              y={`${COLUMNS_HEIGHT - height}rem`}
              width={`${width}%`}
              height={`${height}rem`}
              className={figure.fill}
            />
          );
        }),
      )}
    </svg>
  );
}

const LAYOUTS = { bars: Bars, columns: Columns };
