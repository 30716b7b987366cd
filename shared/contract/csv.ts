/** Answers that are files of comma-separated values (RFC 4180), a page at a time. */
import * as z from 'zod/mini';

/** What such an endpoint answers: the lines are the body, the cursor goes into a header. The first page alone names the columns, so that pages can be put together. */
export const csvPage = z.object({ csv: z.string(), nextCursor: z.optional(z.string()) });
export type CsvPage = z.infer<typeof csvPage>;

/** Absent on the last page. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';

type Cell = string | number | undefined;

/** A spreadsheet takes what begins so for a formula: some do behind spaces too, and with the wide signs of East Asian keyboards. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

function cellOf(value: Cell = ''): string {
  // A number below zero is no formula, and has to stay a number.
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
