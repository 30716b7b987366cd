/** Rules of the post forms and their messages: second specification document, section 5. */
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { coordinates as coordinatesSchema } from '#shared/fields.ts';
import { cloud, it, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';

usePeople();

/** Posts a valid form with these fields changed; undefined leaves one out. */
function post(kind: 'catch' | 'pledge', changes: Record<string, unknown>): Promise<Response> {
  const form = kind === 'catch' ? aCatch() : aPledge();
  return cloud.request(kind === 'catch' ? '/api/catches' : '/api/pledges', {
    method: 'POST',
    token: ruth.accessToken,
    idempotencyKey: crypto.randomUUID(),
    json: { ...form, ...changes },
  });
}

async function expectRefused(
  kind: 'catch' | 'pledge',
  changes: Record<string, unknown>,
  path: string,
  message: string,
): Promise<void> {
  const error = await refusalOf(await post(kind, changes));
  expect(error).toMatchObject({ code: 'invalid_fields', message, issues: [{ path, message }] });
  expect(error.issues).toHaveLength(1);
}

const NAME_SHORT = 'Name must be at least 2 characters long';
const NAME_LONG = 'Name must be less than 100 characters';
const NAME_CHARACTERS = 'Name can only contain letters, numbers, spaces, hyphens, apostrophes, and periods';
const LOCATION_SHORT = 'Location must be at least 2 characters long';
const LOCATION_LONG = 'Location must be less than 200 characters';
const STORY = 'Story must be less than 1000 characters';
const MEALS = 'Please enter a valid number of meals (at least 1)';
const PRICE = 'Please enter a price in dollars, such as 12.50';
const PHONE = 'Please enter a valid phone number';
const EMAIL = 'Please enter a valid email address';

describe.each(['catch', 'pledge'] as const)('both forms (%s)', (kind) => {
  it.each([
    ['location', 'M', LOCATION_SHORT],
    ['location', '<M>', LOCATION_SHORT],
    ['location', undefined, LOCATION_SHORT],
    ['location', 'M'.repeat(201), LOCATION_LONG],
    ['species', 'kraken', 'Please choose a species'],
    ['species', undefined, 'Please choose a species'],
    ['disposition', 'cubed', 'Please choose how the fish is prepared'],
  ])('refuse %s %j', async (field, value, message) => {
    await expectRefused(kind, { [field]: value }, field, message);
  });

  it.each([
    [undefined, NAME_SHORT],
    ['x', NAME_SHORT],
    [' x ', NAME_SHORT],
    ['<x>"&', NAME_SHORT],
    [12, NAME_SHORT],
    ['x'.repeat(101), NAME_LONG],
    ['Octo_pus', NAME_CHARACTERS],
    ['Squid; DROP TABLE', NAME_CHARACTERS],
    ['Long\nfin', NAME_CHARACTERS],
  ])('ask for a name of another species: %j', async (customSpecies, message) => {
    await expectRefused(kind, { species: 'other', customSpecies }, 'customSpecies', message);
  });

  it('name every invalid field once', async () => {
    const { issues } = await refusalOf(await post(kind, { species: 'x', location: '', disposition: '_' }));
    expect(issues?.map(({ path }) => path).sort()).toEqual(['disposition', 'location', 'species']);
  });
});

describe('a catch', () => {
  it.each([
    ['description', 'x'.repeat(1001), STORY],
    ['condition', 'tinned', 'Please choose fresh or frozen'],
    ['quantity', '  ', 'Please enter a quantity'],
    ['quantity', undefined, 'Please enter a quantity'],
    ['paymentType', 'barter', 'Please choose how you want to be paid'],
    ['amount', -0.01, PRICE],
    ['amount', 1.005, PRICE],
    ['amount', '6', PRICE],
    ['amount', undefined, PRICE],
    ['contactInfo', '', 'Contact info is required'],
    ['contactInfo', undefined, 'Contact info is required'],
    ['contactInfo', '555', PHONE],
    ['contactInfo', 'call Ruth at home', PHONE],
    ['contactInfo', '+1 207 555 0142 207 555', PHONE],
    ['caughtDate', undefined, 'Catch date is required'],
    ['caughtDate', 'yesterday', 'Catch date is required'],
  ])('is refused with %s %j', async (field, value, message) => {
    await expectRefused('catch', { [field]: value }, field, message);
  });

  it.each(['ruth', 'ruth@creel', 'ruth@@creel.example', 'ruth <ruth@creel.example>'])(
    'is refused with the e-mail address %j',
    async (contactInfo) => {
      await expectRefused('catch', { contactMethod: 'email', contactInfo }, 'contactInfo', EMAIL);
    },
  );

  it('is refused with an e-mail address of 255 characters', async () => {
    const contactInfo = `${'r'.repeat(241)}@creel.example`;
    expect(contactInfo).toHaveLength(255);
    await expectRefused(
      'catch',
      { contactMethod: 'email', contactInfo },
      'contactInfo',
      'Email address is too long',
    );
  });

  it('has no public number if buyers write on the site', async () => {
    const given = { contactMethod: 'message', contactInfo: '(207) 555-0142' };
    expect(await (await post('catch', given)).json()).toMatchObject({ ...given, contactInfo: '' });
  });

  it('has a price only for a fixed price', async () => {
    const record = async (changes: Record<string, unknown>) => (await post('catch', changes)).json();
    expect(await record({ paymentType: 'mandatory', amount: 12, unit: undefined })).toMatchObject({
      amount: 12,
      unit: 'all',
    });
    const unpriced = [
      ['voluntary', { paymentType: 'voluntary' }],
      ['free', { paymentType: 'free' }],
      // The filter for free catches then finds it.
      ['free', { paymentType: 'mandatory', amount: 0 }],
    ] as const;
    for (const [paymentType, changes] of unpriced) {
      const kept = await record(changes);
      expect(kept).toMatchObject({ paymentType });
      expect(kept).not.toHaveProperty('amount');
      expect(kept).not.toHaveProperty('unit');
    }
  });
});

describe('a pledge', () => {
  it.each([0, -1, 1.5, '12', null, undefined])('of %j meals is refused', async (mealsPledged) => {
    await expectRefused('pledge', { mealsPledged }, 'mealsPledged', MEALS);
  });

  it('of 1001 meals is refused, of 1 and of 1000 is accepted', async () => {
    await expectRefused('pledge', { mealsPledged: 1001 }, 'mealsPledged', 'Maximum 1000 meals per pledge');
    for (const mealsPledged of [1, 1000]) expect((await post('pledge', { mealsPledged })).status).toBe(201);
  });

  it('with a story of 1001 characters is refused, of 1000 is accepted', async () => {
    await expectRefused('pledge', { story: 'x'.repeat(1001) }, 'story', STORY);
    expect((await post('pledge', { story: 'x'.repeat(1000) })).status).toBe(201);
  });
});

describe('accepted values', () => {
  it.each(['Jo', 'J'.repeat(100), "José O'Neil-Smith Jr.", 'Нина', '  Ruth  '])(
    'include the name %j of another species',
    async (customSpecies) => {
      const response = await post('catch', { species: 'other', customSpecies });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ customSpecies: customSpecies.trim() });
    },
  );

  it('lose characters that could be markup', async () => {
    const response = await post('pledge', {
      species: 'other',
      customSpecies: '<Longfin> "&squid',
      location: '<b>Portland</b>, "ME"',
      story: '<script>alert(1)</script> Salt & "fog"',
    });
    expect(await response.json()).toMatchObject({
      customSpecies: 'Longfin squid',
      location: 'bPortland/b, ME',
      story: 'scriptalert(1)/script Salt & "fog"',
    });
  });

  it('include an unknown place, without coordinates', async () => {
    const response = await post('catch', { location: 'Behind the third buoy' });
    expect(response.status).toBe(201);
    expect(await response.json()).not.toHaveProperty('coordinates');
  });

  it('never place a catch more exactly than its town', async () => {
    const answer = await (await post('catch', { location: '04101' })).json();
    const shape = z.object({ coordinates: coordinatesSchema, location: z.string() });
    const { coordinates, location } = z.parse(shape, answer);
    // Buyers know towns, not digits.
    expect(location).toBe('Portland, ME');
    for (const degrees of [coordinates.lat, coordinates.lng])
      expect(degrees).toBe(Math.round(degrees * 100) / 100);
  });
});
