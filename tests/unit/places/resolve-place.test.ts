import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PlaceIndex } from '#lambdas/services/places/place-index.ts';
import { decodePlaces } from '#lambdas/services/places/places-file.ts';
import { publicPlace, resolvePlace } from '#lambdas/services/places.ts';
import { usePlacesFile } from '#tests/support/cloud/places-file.ts';

const { path: file } = usePlacesFile();

async function named(query: string): Promise<string | undefined> {
  const found = await resolvePlace(query);
  return found && `${found.place}, ${found.stateAbbreviation}`;
}

describe('a ZIP code', () => {
  it('resolves to the place, its state and its center to a hundredth of a degree', async () => {
    expect(await resolvePlace('04101')).toEqual({
      zip: '04101',
      place: 'Portland',
      county: 'Cumberland',
      state: 'Maine',
      stateAbbreviation: 'ME',
      lat: 43.66,
      lng: -70.26,
    });
    expect(await resolvePlace('02543')).toMatchObject({
      place: 'Woods Hole',
      state: 'Massachusetts',
      zip: '02543',
    });
  });

  it.each([
    '04101-1234',
    '04101 1234',
    '041011234',
    '  04101 ',
    'Portland, ME 04101',
    'portland maine, 04101-1234',
  ])('is found in %j', async (query) => {
    expect(await resolvePlace(query)).toMatchObject({ zip: '04101', place: 'Portland' });
  });

  it.each(['99999', '00000', '4101', '041011', '04101-12', '04101-12345', 'Boston, MA 04101', 'box 04101'])(
    'is not seen in %j',
    async (query) => {
      expect(await resolvePlace(query)).toBeUndefined();
    },
  );

  it('is unknown for military post offices and single companies', async () => {
    for (const zip of ['34001', '09001', '96201', '11594']) expect(await resolvePlace(zip)).toBeUndefined();
  });
});

describe('a town', () => {
  it('is at the mean of its ZIP codes', async () => {
    const found = await resolvePlace('Portland, Maine');
    expect(found).toEqual({
      place: 'Portland',
      county: 'Cumberland',
      state: 'Maine',
      stateAbbreviation: 'ME',
      lat: 43.67,
      lng: -70.26,
    });
  });

  it.each([
    ['portland, me', 'Portland, ME'],
    ['PORTLAND ME', 'Portland, ME'],
    [' Portland ,  Maine, USA', 'Portland, ME'],
    ['portland, oregon', 'Portland, OR'],
    ['New York, NY', 'New York, NY'],
    ['Washington, D.C.', 'Washington, DC'],
    ['winston-salem north carolina', 'Winston Salem, NC'],
    ["Coeur d'Alene, ID", 'Coeur D Alene, ID'],
    ['McLean, VA', 'Mc Lean, VA'],
    ['St. Paul, Minnesota', 'Saint Paul, MN'],
    ['Saint Thomas, VI', 'St Thomas, VI'],
    ['Ft. Lauderdale FL', 'Fort Lauderdale, FL'],
    ['Mt Desert, ME', 'Mount Desert, ME'],
    ['N. Myrtle Beach, SC', 'North Myrtle Beach, SC'],
    ['Hagåtña, Guam', 'Hagatna, GU'],
    ['Virginia Beach Virginia', 'Virginia Beach, VA'],
  ])('is found as %j', async (query, expected) => {
    expect(await named(query)).toBe(expected);
  });

  it('needs no state if nearly all places of that name are one town', async () => {
    expect(await named('Boston')).toBe('Boston, MA');
    expect(await named('woods hole')).toBe('Woods Hole, MA');
    expect(await named('new york')).toBe('New York, NY');
  });

  it('is not guessed among many of its name', async () => {
    for (const query of ['Portland', 'Springfield', 'Gloucester']) expect(await named(query)).toBeUndefined();
  });
});

describe('a text that is not a place', () => {
  it.each([
    '',
    ' ',
    ',',
    'Atlantis',
    'Portland, XX',
    'ME',
    'dock 4, ask for Sam',
    'constructor, ME',
    '__proto__',
    '(.*)+$',
    '\0',
  ])('resolves to nothing: %j', async (query) => {
    expect(await resolvePlace(query)).toBeUndefined();
  });

  it('is not searched for a place', async () => {
    expect(await named(`${'Caught '.repeat(20)}Portland, ME 04101`)).toBeUndefined();
  });

  it('resolves to nothing if it is long, whatever it repeats', async () => {
    for (const part of ['a', '0', ' ', ', ', '04101 ', 'portland ', '\u0301', '-', '((((']) {
      expect(await resolvePlace(part.repeat(1_000_000))).toBeUndefined();
      expect(await resolvePlace(part.repeat(100).slice(0, 99))).toBeUndefined();
    }
  });
});

describe('the public form of a place', () => {
  it.each([
    ['04101', 'Portland, ME'],
    ['12 Dock Street, Portland, ME 04101', 'Portland, ME'],
    ['portland, maine', 'portland, maine'],
  ])('is the written text, or its town if it has digits: %s', async (written, location) => {
    expect(await publicPlace(written)).toMatchObject({ location, coordinates: { lng: -70.26 } });
  });

  it.each([
    ['Pier 3, behind the ice house', 'Pier 3, behind the ice house'],
    ['12 Quiet Lane', 'Quiet Lane'],
    ['Pier 3, 207-555-0144 or ruth@boat.example', 'Pier 3, … or …'],
  ])(
    'is the written text of an unknown place, without house numbers and contact details: %s',
    async (written, location) => {
      expect(await publicPlace(written)).toEqual({ location, coordinates: undefined });
    },
  );
});

describe('the file of places', () => {
  it('is well under a megabyte, with the licenses of its data beside it', () => {
    expect(statSync(file).size).toBeLessThan(800_000);
    expect(readFileSync(`${file}.LICENSE`, 'utf8')).toMatch(/Dav Glass.*GeoNames/s);
  });

  it('contains no place at sea: every ZIP code is in the area of US states and islands', () => {
    const { zips, latitudes, longitudes, townOfZip, townNames } = decodePlaces(readFileSync(file));
    expect(zips.length).toBeGreaterThan(41_000);
    expect(zips.every((zip, at) => zip > (zips[at - 1] ?? 0))).toBe(true);
    expect(latitudes.every((lat) => (lat > 500 && lat < 7200) || lat === -1427)).toBe(true);
    expect(longitudes.every((lng) => (lng < -6400 && lng > -18_000) || lng > 13_400)).toBe(true);
    expect(townOfZip.every((town) => town < townNames.length)).toBe(true);
  });

  it('has its longitudes without a minus sign corrected', async () => {
    expect(await resolvePlace('10200')).toMatchObject({ lat: 40.77, lng: -73.95 });
    expect(await resolvePlace('96910')).toMatchObject({ stateAbbreviation: 'GU', lng: 144.74 });
  });

  it('is refused if it is truncated', () => {
    const whole = readFileSync(file);
    expect(() => new PlaceIndex(whole.subarray(0, -1))).toThrow('incomplete');
    expect(() => new PlaceIndex(whole.subarray(0, 5))).toThrow();
  });
});
