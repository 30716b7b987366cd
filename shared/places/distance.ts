/** Distances and the grid of Near Me. Miles are statute miles; latitude and longitude are degrees. */
import type { Coordinates } from '../fields.ts';

/** The figures of the specification. */
export const EARTH_RADIUS_MILES = 3959;
export const NEAR_ME_RADIUS_MILES = 35;

/** Great-circle distance, rounded to 0.1 mile. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return Math.round(arcBetween(a, b) * EARTH_RADIUS_MILES * 10) / 10;
}

/** Whether Near Me lists `b` for someone at `a`. It uses the rounded distance, which is the one that people see. */
export function isNearMe(a: Coordinates, b: Coordinates): boolean {
  return milesBetween(a, b) <= NEAR_ME_RADIUS_MILES;
}

/** The angle between two points seen from the centre of the earth (haversine, which is exact for near points too). */
function arcBetween(a: Coordinates, b: Coordinates): number {
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * A cell of the grid. A post is listed in every cell that has a point near it, so that a search reads only the
 * visitor's own cell. `latCell` counts from the equator (-180 to 179), `lngCell` from Greenwich (-288 to 287).
 */
export interface Cell {
  readonly latCell: number;
  readonly lngCell: number;
}

export const CELL_LAT_DEGREES = 0.5;
export const CELL_LNG_DEGREES = 0.625;
const ROWS_TO_POLE = 90 / CELL_LAT_DEGREES;
const COLUMNS = 360 / CELL_LNG_DEGREES;

/**
 * The largest angle between two points whose rounded distance is within a radius. The last term allows for rounding
 * errors.
 */
const reachOf = (miles: number) => (miles + 0.05 + 1e-6) / EARTH_RADIUS_MILES;

/** The cell that contains a point. The pole belongs to the last row, and 180 degrees east is 180 degrees west. */
export function cellOf({ lat, lng }: Coordinates): Cell {
  return { latCell: rowOf(lat), lngCell: wrapColumn(Math.floor(lng / CELL_LNG_DEGREES)) };
}

/** Every cell with a point within 35 miles (rounded to 0.1): about 8 in the US, more towards the poles, a whole ring around them. */
export const cellsWithin35Miles = (point: Coordinates): Cell[] => cellsWithin(point, NEAR_ME_RADIUS_MILES);

/** Every cell with a point within a number of miles (rounded to 0.1). */
export function cellsWithin(point: Coordinates, miles: number): Cell[] {
  const arc = reachOf(miles);
  const reach = (arc * 180) / Math.PI;
  const own = Math.floor(point.lng / CELL_LNG_DEGREES);
  const cells: Cell[] = [];
  // The nearest point of a row is due south or north, so every row within reach has at least the cell in the point's
  // own column.
  for (let latCell = rowOf(point.lat - reach); latCell <= rowOf(point.lat + reach); latCell += 1) {
    const isNear = (column: number) => arcToCell(point, latCell, column) <= arc;
    // The row's other cells get farther away in both directions, so each walk ends at the first that is too far, or
    // half way round.
    let east = own + 1;
    while (east < own + COLUMNS / 2 && isNear(east)) east += 1;
    let west = own - 1;
    while (west >= own - COLUMNS / 2 && isNear(west)) west -= 1;
    for (let column = west + 1; column < east; column += 1) {
      cells.push({ latCell, lngCell: wrapColumn(column) });
    }
  }
  return cells;
}

/** Rows and columns of cells in one region: about 70 miles in the US. */
const CELLS_ACROSS_REGION = 2;

/** The name of a cell's region in a coarser grid. */
export function regionOf({ latCell, lngCell }: Cell): string {
  return `${Math.floor(latCell / CELLS_ACROSS_REGION)}:${Math.floor(lngCell / CELLS_ACROSS_REGION)}`;
}

/** Every region with a point within 35 miles (rounded to 0.1): about 4 in the US. Pledged meals are listed in each. */
export const regionsNear = (point: Coordinates): string[] => [
  ...new Set(cellsWithin35Miles(point).map(regionOf)),
];

/**
 * The regions that together list everything within a number of miles of a point: up to 35 miles its own region, for 100
 * miles about 8. They are those within the miles beyond 35: any path from the point passes through one of them at most
 * 35 miles before its end.
 */
export function regionsAround(point: Coordinates, miles: number): string[] {
  const beyond = miles - NEAR_ME_RADIUS_MILES;
  const cells = beyond > 0 ? cellsWithin(point, beyond) : [cellOf(point)];
  return [...new Set(cells.map(regionOf))];
}

function rowOf(lat: number): number {
  return Math.max(-ROWS_TO_POLE, Math.min(ROWS_TO_POLE - 1, Math.floor(lat / CELL_LAT_DEGREES)));
}

function wrapColumn(column: number): number {
  const half = COLUMNS / 2;
  return ((((column + half) % COLUMNS) + COLUMNS) % COLUMNS) - half;
}

/** The angle from a point to the nearest point of a cell in another column, which is on one of the cell's meridians. */
function arcToCell(point: Coordinates, latCell: number, column: number): number {
  const south = latCell * CELL_LAT_DEGREES;
  const north = south + CELL_LAT_DEGREES;
  const west = column * CELL_LNG_DEGREES;
  const edges = [west, west + CELL_LNG_DEGREES].flatMap((lng) =>
    latitudesOfApproach(point, lng, south, north).map((lat) => arcBetween(point, { lat, lng })),
  );
  return Math.min(...edges);
}

/**
 * The latitudes where a meridian can be nearest to `point`, between two latitudes: at either end, or where the great
 * circle perpendicular to the meridian meets it.
 */
function latitudesOfApproach(point: Coordinates, lng: number, south: number, north: number): number[] {
  const lat = radians(point.lat);
  const foot = Math.atan2(Math.sin(lat), Math.cos(lat) * Math.cos(radians(lng - point.lng)));
  const footDegrees = (foot * 180) / Math.PI;
  return footDegrees > south && footDegrees < north ? [south, footDegrees, north] : [south, north];
}
