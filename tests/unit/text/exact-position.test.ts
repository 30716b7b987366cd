import { describe, expect, it } from 'vitest';
import { location } from '#shared/fields.ts';
import { signUpLocation } from '#shared/profiles/fields.ts';
import { profilePatch } from '#shared/profiles/schemas.ts';
import { isExactPosition } from '#shared/text/exact-position.ts';
import { locationIsExact } from '#words/general/fields.ts';

const POSITIONS = [
  '43.6591, -70.2568',
  '43.6591,-70.2568',
  '43.6591 70.2568',
  '43.6591N 70.2568W',
  'N43.6591 W70.2568',
  '43°39′33″N 70°15′24″W',
  '43° 39.55',
  '43 39.55 N 70 15.40 W',
  '４３.６５９１, -７０.２５６８',
  'https://maps.example/@43.6591,-70.2568,15z',
  'lat 43.6591 lng -70.2568',
  '87M9MP5V+J8',
];
const PLACES = [
  'Portland, ME',
  '04101',
  '04101-1234',
  'Pier 39, San Francisco, CA',
  '12 N Water St, New Bedford, MA',
  '1250 W Fulton St, Chicago, IL 60607',
  'Route 1, mile 3.5',
  'St. John’s 2.5 miles N of town',
  'Dutch Harbor',
];

describe('the text of a place', () => {
  it.each(POSITIONS)('may not be an exact position: %s', (text) => {
    expect(isExactPosition(text)).toBe(true);
    const refused = [location, signUpLocation, profilePatch.shape.location].map((schema) =>
      schema.safeParse(text).error?.issues.map(({ message }) => message),
    );
    for (const messages of refused) expect(messages).toContain(locationIsExact);
  });

  it.each(PLACES)('may be a town, a street or a ZIP code: %s', (text) => {
    expect(isExactPosition(text)).toBe(false);
  });
});
