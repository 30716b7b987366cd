/** Answers that are files of comma-separated values (RFC 4180), a page at a time. */
import * as z from 'zod/mini';

/** A page of CSV: lines in the body, the cursor in a header. Only the first page names the columns, so that pages can be put together. */
export const csvPage = z.object({ csv: z.string(), nextCursor: z.optional(z.string()) });
export type CsvPage = z.infer<typeof csvPage>;

/** Absent on the last page. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';

type Cell = string | number | undefined;

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, behind spaces too, and with the wide signs of East Asian keyboards. Programs set
 * to semicolons or tabs also begin a cell behind those, inside of ours.
 */
const FORMULA = /(^|[,;|\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;
/** Some programs take these for the beginning of a formula, too. */
const CONTROL = /^(?=[\t\r\n])/;

function cellOf(value: Cell = ''): string {
  // A number below zero is no formula, and has to stay a number.
  const text =
    typeof value === 'string' ? value.replace(CONTROL, "'").replace(FORMULA, "$1'") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** @returns one line, each cell in quotes: separators and line breaks in it are then of the cell */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
