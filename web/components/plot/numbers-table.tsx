import { number } from '#words/general/format.ts';
import { asTable } from '#words/general/plots.ts';
import type { PlottedRow } from './bar-plot.tsx';

interface NumbersTableProps {
  caption: string;
  /** The heading of the row names. */
  rowName: string;
  columns: readonly string[];
  rows: readonly PlottedRow[];
}

/**
 * The numbers of plots, for people who want exact values or can't see a drawing. A wide table scrolls within its frame.
 */
export function NumbersTable({ caption, rowName, columns, rows }: NumbersTableProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">{asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={caption} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="sticky left-0 bg-surface py-2 pr-2">
                {rowName}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pl-2 text-right">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-b border-line">
                <th
                  scope="row"
                  className="sticky left-0 min-w-16 bg-surface py-2 pr-2 text-left font-normal wrap-anywhere"
                >
                  {row.label}
                </th>
                {columns.map((column, index) => (
                  <td key={column} className="py-2 pl-2 text-right tabular-nums">
                    {number(row.values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
