/** How a list is filtered by nearness: by a position, or by the grid cell that contains it. */
import * as z from 'zod/mini';
import * as words from '#words/general/parameters.ts';
import type { Coordinates } from '../fields.ts';
import { CELL_LAT_DEGREES, CELL_LNG_DEGREES, type Cell } from './distance.ts';

/** Up to the number of decimals that a program writes. */
const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?$/;
/** One spelling for each cell, because it is part of the edge's cache key. */
const INTEGERS = /^(0|-?[1-9]\d{0,2}):(0|-?[1-9]\d{0,2})$/;

const ROWS = 90 / CELL_LAT_DEGREES;
const COLUMNS = 180 / CELL_LNG_DEGREES;

/** A position. Results are within 35 miles of it and have their distance. */
const near = z.pipe(
  z.string().check(z.regex(DEGREES, words.near)),
  z.pipe(
    z.transform((text: string): Coordinates => {
      const [lat, lng] = numbersOf(text, ',');
      return { lat, lng };
    }),
    z.custom<Coordinates>((at) => isBelow(90, at.lat) && isBelow(180, at.lng), words.near),
  ),
);

/** A cell. Results are within 35 miles of some point of it; the caller decides which of them are near. */
const cell = z.pipe(
  z.string().check(z.regex(INTEGERS, words.cell)),
  z.pipe(
    z.transform((text: string): Cell => {
      const [latCell, lngCell] = numbersOf(text, ':');
      return { latCell, lngCell };
    }),
    // The last row ends at 90 degrees, the last column at 180. Cells are counted from their lower edges.
    z.custom<Cell>((at) => isBelow(ROWS, at.latCell + 0.5) && isBelow(COLUMNS, at.lngCell + 0.5), words.cell),
  ),
);

function isBelow(limit: number, value: number): boolean {
  return Math.abs(value) <= limit;
}

function numbersOf(text: string, separator: string): [number, number] {
  const [first, second] = text.split(separator);
  return [Number(first), Number(second)];
}

/**
 * The query fields of a list with a place. The web app uses `cell`, so that the visitor's position never leaves the
 * phone and all visitors of a cell share one cached response. It then filters by `isNearMe`.
 */
export const placeQuery = { near: z.optional(near), cell: z.optional(cell) };

/** For use with `placeQuery`. */
export const atMostOnePlace = z.refine<{ near?: unknown; cell?: unknown }>(
  (query) => query.near === undefined || query.cell === undefined,
  { path: ['cell'], error: words.onePlace },
);

/** Miles, to 0.1; only in responses to queries with `near`. */
export const distance = z.optional(z.number());

/** The cell as the query writes it: `87:-113`. */
export function writeCell({ latCell, lngCell }: Cell): string {
  return `${latCell}:${lngCell}`;
}
