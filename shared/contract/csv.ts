/** Responses that are files of comma-separated values (RFC 4180), one page at a time. */
import * as z from 'zod/mini';

/**
 * A page of CSV: lines in the body, the cursor in a header. Only the first page has column names, so that pages can be
 * concatenated.
 */
export const csvPage = z.object({ csv: z.string(), nextCursor: z.optional(z.string()) });
export type CsvPage = z.infer<typeof csvPage>;

/** Absent on the last page. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';

type Cell = string | number | undefined;

/**
 * Where a spreadsheet would start a formula: at the start of a cell, after spaces too, and with the wide signs of East
 * Asian keyboards. Programs that split at semicolons or tabs also start a cell after those, inside ours.
 */
const FORMULA = /(^|[,;|\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;
/** Some programs also read these as the start of a formula. */
const CONTROL = /^(?=[\t\r\n])/;

function cellOf(value: Cell = ''): string {
  // A negative number is no formula, and has to stay a number.
  const text =
    typeof value === 'string' ? value.replace(CONTROL, "'").replace(FORMULA, "$1'") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** @returns one line, with each cell in quotes, so that separators and line breaks inside a cell belong to it */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
