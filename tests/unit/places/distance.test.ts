import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPlacesData } from '#bin/build/places-data.ts';
import { decodePlaces } from '#lambdas/services/places/places-file.ts';
import type { Coordinates } from '#shared/fields.ts';
import {
  CELL_LAT_DEGREES,
  CELL_LNG_DEGREES,
  type Cell,
  cellOf,
  cellsWithin35Miles,
  EARTH_RADIUS_MILES,
  isNearMe,
  milesBetween,
  NEAR_ME_RADIUS_MILES,
  regionsAround,
  regionsNear,
} from '#shared/places/distance.ts';

const DEGREE = Math.PI / 180;
const portland = { lat: 43.66, lng: -70.26 };

/** Evenly distributed and including both ends; `fc.double` would prefer values near zero. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1_000_000 }).map((part) => min + ((max - min) * part) / 1_000_000);
const anywhere = fc.record({ lat: between(-90, 90), lng: between(-180, 180) });
const point = fc.oneof(
  fc.record({ lat: between(24, 49), lng: between(-125, -66) }),
  anywhere,
  fc.record({ lat: between(88, 90), lng: between(-180, 180) }),
  fc.record({ lat: between(-90, -88), lng: between(-180, 180) }),
  fc.record({ lat: between(-90, 90), lng: fc.oneof(between(179, 180), between(-180, -179)) }),
  // On the lines between cells, and at hundredths of a degree, in which places are published.
  fc
    .record({ lat: fc.integer({ min: -180, max: 180 }), lng: fc.integer({ min: -288, max: 288 }) })
    .map(({ lat, lng }) => ({
      lat: lat * CELL_LAT_DEGREES,
      lng: lng * CELL_LNG_DEGREES,
    })),
  fc.record({ lat: between(24, 71), lng: between(-180, -66) }).map(({ lat, lng }) => ({
    lat: Math.round(lat * 100) / 100,
    lng: Math.round(lng * 100) / 100,
  })),
);

type Vector = readonly [number, number, number];

function vector({ lat, lng }: Coordinates): Vector {
  const radius = Math.cos(lat * DEGREE);
  return [radius * Math.cos(lng * DEGREE), radius * Math.sin(lng * DEGREE), Math.sin(lat * DEGREE)];
}

/** Calculates with the chord between unit vectors, a different way from the code's. */
function milesByChord(a: Coordinates, b: Coordinates): number {
  const [p, q] = [vector(a), vector(b)];
  return (
    2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) / 2))
  );
}

/** Returns the point at this distance and direction from another one. */
function travel({ lat, lng }: Coordinates, bearing: number, miles: number): Coordinates {
  const arc = miles / EARTH_RADIUS_MILES;
  const sine =
    Math.sin(lat * DEGREE) * Math.cos(arc) +
    Math.cos(lat * DEGREE) * Math.sin(arc) * Math.cos(bearing * DEGREE);
  const east = Math.atan2(
    Math.sin(bearing * DEGREE) * Math.sin(arc) * Math.cos(lat * DEGREE),
    Math.cos(arc) - Math.sin(lat * DEGREE) * sine,
  );
  const turned = lng + east / DEGREE;
  return {
    lat: Math.asin(Math.max(-1, Math.min(1, sine))) / DEGREE,
    lng: turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned,
  };
}

const nameOf = ({ latCell, lngCell }: Cell) => `${latCell}:${lngCell}`;
const namesAround = (at: Coordinates) => cellsWithin35Miles(at).map(nameOf);

/** Returns the smallest distance to points on a fine grid over a cell. */
function milesToCell(from: Coordinates, { latCell, lngCell }: Cell): number {
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  const lats = steps.map((part) => (latCell + part) * CELL_LAT_DEGREES);
  const lngs = steps.map((part) => (lngCell + part) * CELL_LNG_DEGREES);
  return Math.min(...lats.flatMap((lat) => lngs.map((lng) => milesByChord(from, { lat, lng }))));
}

describe('the distance of two places', () => {
  it('is the great circle on an earth of 3959 miles, to 0.1 mile', () => {
    expect(milesBetween(portland, portland)).toBe(0);
    expect(milesBetween({ lat: 43, lng: -70 }, { lat: 44, lng: -70 })).toBe(69.1);
    expect(milesBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBe(69.1);
    expect(milesBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBe(12437.6);
    expect(milesBetween(portland, { lat: 42.36, lng: -71.06 })).toBe(98.5);
  });

  it('agrees with the chord, and is the same in both directions', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(Math.abs(milesBetween(a, b) - milesByChord(a, b))).toBeLessThan(0.0501);
        expect(milesBetween(a, b)).toBe(milesBetween(b, a));
      }),
    );
  });

  it('counts as near up to 35.0 miles as shown', () => {
    expect(isNearMe(portland, travel(portland, 45, 35.04))).toBe(true);
    expect(isNearMe(portland, travel(portland, 45, 35.06))).toBe(false);
  });
});

describe('the regions of an area', () => {
  it('contain every entry within this many miles', () => {
    fc.assert(
      fc.property(point, between(0, 360), between(5, 100), between(0, 1), (at, bearing, miles, part) => {
        const entered = regionsNear(travel(at, bearing, part * (miles + 0.05)));
        expect(regionsAround(at, miles).some((region) => entered.includes(region))).toBe(true);
      }),
    );
  });
});

describe('the cells of an area', () => {
  it('have a name for each point of the earth', () => {
    expect(cellOf(portland)).toEqual({ latCell: 87, lngCell: -113 });
    expect(cellOf({ lat: 0, lng: 0 })).toEqual({ latCell: 0, lngCell: 0 });
    expect(cellOf({ lat: -0.01, lng: -0.01 })).toEqual({ latCell: -1, lngCell: -1 });
    expect(cellOf({ lat: 90, lng: 180 })).toEqual({ latCell: 179, lngCell: -288 });
    expect(cellOf({ lat: -90, lng: -180 })).toEqual({ latCell: -180, lngCell: -288 });
    expect(cellOf({ lat: 10, lng: 179.999 })).toEqual({ latCell: 20, lngCell: 287 });
  });

  it('include every cell with a point within 35 miles', () => {
    const farthest = NEAR_ME_RADIUS_MILES + 0.05;
    fc.assert(
      fc.property(
        point,
        between(0, 360),
        fc.oneof(between(0, farthest), between(34.9, farthest)),
        (at, bearing, miles) => {
          const there = travel(at, bearing, miles);
          expect(namesAround(at)).toContain(nameOf(cellOf(there)));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('include every cell with a point listed by Near Me', () => {
    const nearby = fc.tuple(point, between(-0.6, 0.6), between(-1, 1));
    fc.assert(
      fc.property(nearby, ([at, north, east]) => {
        const there = {
          lat: Math.max(-90, Math.min(90, at.lat + north)),
          lng: Math.max(-180, Math.min(180, at.lng + east)),
        };
        fc.pre(isNearMe(at, there));
        expect(namesAround(at)).toContain(nameOf(cellOf(there)));
        expect(namesAround(there)).toContain(nameOf(cellOf(at)));
      }),
      { numRuns: 2000 },
    );
  });

  it('include a cell that is within 35 miles only after rounding', () => {
    const northern = { lat: 44, lng: -70.1 };
    const at = travel(northern, 180, 35.03);
    expect(isNearMe(at, northern)).toBe(true);
    expect(namesAround(at)).toContain(nameOf(cellOf(northern)));
    expect(namesAround(travel(northern, 180, 35.06))).not.toContain(nameOf(cellOf(northern)));
  });

  it('include only cells with a point within 35 miles', () => {
    const away = fc
      .oneof(fc.record({ lat: between(24, 71), lng: between(-180, -66) }), anywhere)
      .filter(({ lat }) => Math.abs(lat) < 85);
    const halfStep = 0.3;
    fc.assert(
      fc.property(away, (at) => {
        for (const cell of cellsWithin35Miles(at))
          expect(milesToCell(at, cell)).toBeLessThan(35.05 + halfStep);
      }),
      { numRuns: 40 },
    );
  });

  it('are listed once each, and exist', () => {
    fc.assert(
      fc.property(point, (at) => {
        const cells = cellsWithin35Miles(at);
        expect(new Set(cells.map(nameOf)).size).toBe(cells.length);
        for (const { latCell, lngCell } of cells) {
          expect(latCell >= -180 && latCell < 180 && lngCell >= -288 && lngCell < 288).toBe(true);
        }
      }),
    );
  });

  it('include cells across the date line and around a pole', () => {
    expect(namesAround({ lat: 52, lng: 179.9 })).toContain('104:-288');
    expect(namesAround({ lat: 52, lng: -179.9 })).toContain('104:287');
    expect(cellsWithin35Miles({ lat: 90, lng: 0 })).toHaveLength(2 * 576);
    expect(cellsWithin35Miles({ lat: 89.8, lng: 12 }).filter(({ latCell }) => latCell === 179)).toHaveLength(
      576,
    );
  });

  it('are about 8.5 for a place in the US', () => {
    const { latitudes, longitudes } = decodePlaces(buildPlacesData());
    const counts = [...latitudes].map(
      (lat, at) => cellsWithin35Miles({ lat: lat / 100, lng: (longitudes[at] ?? 0) / 100 }).length,
    );
    const mean = counts.reduce((sum, count) => sum + count) / counts.length;
    expect(mean).toBeGreaterThan(8);
    expect(mean).toBeLessThan(9);
    expect(Math.max(...counts)).toBeLessThan(25);
  });
});
