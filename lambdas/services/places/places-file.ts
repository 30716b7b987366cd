/**
 * The file of places: columns of numbers that are used as they are in memory, and the names of towns. Written by
 * bin/build/places-data.ts, read once by a function.
 *
 * | part | type | |
 * |---|---|---|
 * | counts | 4 x uint32 | ZIP codes, towns, bytes of the towns' names, bytes of the counties' names |
 * | ZIP gap | uint16 each | difference from the previous ZIP code; codes ascend |
 * | ZIP latitude, longitude | int16 each | hundredths of a degree |
 * | ZIP town | uint16 each | index of the town |
 * | town county | uint16 each | index of the county's name |
 * | town state | 2 letters each | towns ascend by key of their name, then by state |
 * | names | latin1 | one line each: those of the towns, in their order, then those of the counties, of which the first is empty |
 */
export interface PlacesColumns {
  /** Ascending. */
  readonly zips: Uint32Array;
  /** Hundredths of a degree. */
  readonly latitudes: Int16Array;
  readonly longitudes: Int16Array;
  /** For each ZIP code, the index of its town. */
  readonly townOfZip: Uint16Array;
  readonly townNames: readonly string[];
  /** For each town, the index of its county's name. */
  readonly countyOfTown: Uint16Array;
  /** The first is empty, for towns whose county is not known. Several states may have a county of one name. */
  readonly countyNames: readonly string[];
  /** Two letters for each town. */
  readonly townStates: string;
}

const HEADER_BYTES = 16;

export function encodePlaces(places: PlacesColumns): Buffer {
  const { zips, latitudes, longitudes, townOfZip, countyOfTown, townStates } = places;
  const gaps = Uint16Array.from(zips, (zip, at) => zip - (zips[at - 1] ?? 0));
  const towns = linesOf(places.townNames);
  const counties = linesOf(places.countyNames);
  const counts = Uint32Array.of(zips.length, countyOfTown.length, towns.length, counties.length);
  const numbers = [counts, gaps, latitudes, longitudes, townOfZip, countyOfTown].map((column) =>
    Buffer.from(column.buffer, column.byteOffset, column.byteLength),
  );
  return Buffer.concat([...numbers, Buffer.from(townStates, 'latin1'), towns, counties]);
}

const linesOf = (names: readonly string[]) => Buffer.from(names.join('\n'), 'latin1');

/** @throws Error if the file is incomplete */
export function decodePlaces(file: Buffer): PlacesColumns {
  const [zipCount = 0, townCount = 0, townBytes = 0, countyBytes = 0] = new Uint32Array(
    copyOf(file, 0, HEADER_BYTES),
  );
  const column = (index: number) => copyOf(file, HEADER_BYTES + index * 2 * zipCount, 2 * zipCount);
  const countiesAt = HEADER_BYTES + 4 * 2 * zipCount;
  const statesAt = countiesAt + 2 * townCount;
  const townNamesAt = statesAt + 2 * townCount;
  const countyNamesAt = townNamesAt + townBytes;
  if (file.length !== countyNamesAt + countyBytes) throw new Error('The file of places is incomplete');
  return {
    zips: runningSum(new Uint16Array(column(0))),
    latitudes: new Int16Array(column(1)),
    longitudes: new Int16Array(column(2)),
    townOfZip: new Uint16Array(column(3)),
    countyOfTown: new Uint16Array(copyOf(file, countiesAt, 2 * townCount)),
    townNames: file.toString('latin1', townNamesAt, countyNamesAt).split('\n'),
    countyNames: file.toString('latin1', countyNamesAt).split('\n'),
    townStates: file.toString('latin1', statesAt, townNamesAt),
  };
}

function runningSum(gaps: Uint16Array): Uint32Array {
  const sums = new Uint32Array(gaps.length);
  let sum = 0;
  for (let at = 0; at < gaps.length; at += 1) {
    sum += gaps[at] ?? 0;
    sums[at] = sum;
  }
  return sums;
}

/** Copies a column, since an array of numbers must start at an aligned position. */
function copyOf(file: Buffer, from: number, length: number): ArrayBuffer {
  return new Uint8Array(file.subarray(from, from + length)).buffer;
}
