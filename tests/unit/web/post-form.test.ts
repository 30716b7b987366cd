import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { mealsOfPounds } from '#shared/posts/pledges/rules.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { caughtTimes } from '../../../web/features/posts/form/caught-times.ts';
import { toFormPath } from '../../../web/features/posts/form/form-paths.ts';
import { EMPTY_FORM, type PostForm } from '../../../web/features/posts/form/post-form.ts';
import { firstStepOf, stepOf } from '../../../web/features/posts/form/post-steps.ts';
import { readForm } from '../../../web/features/posts/form/read-form.ts';
import { suggestedSlots, toFormSlot } from '../../../web/features/posts/form/slots.ts';
import { localMinute } from '../../../web/lib/time/local-minute.ts';

const NOW = Date.parse('2026-11-20T14:30:00Z');
const BY = { now: NOW, rules: DEFAULT_RULES };
const PHOTO = '01JCXZ0000000000000000000A';

const aListing = (changes: Partial<PostForm> = {}): PostForm => ({
  ...EMPTY_FORM,
  species: 'cod',
  location: 'Portland, ME',
  kind: 'catch',
  disposition: 'whole',
  caughtDate: localMinute(NOW - 5 * HOUR),
  quantity: '40 lb',
  paymentType: 'mandatory',
  amount: '6.50',
  unit: 'per_pound',
  contactMethod: 'phone',
  contactInfo: '(207) 555-0142',
  ...changes,
});

const aPledge = (changes: Partial<PostForm> = {}): PostForm =>
  aListing({ kind: 'pledge', meals: '24', ...changes });

function bodyOf(form: PostForm, photos: Parameters<typeof readForm>[1] = []) {
  const reading = readForm(form, photos, BY);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.post.body;
}

/** Returns the error of each input. */
function wrongIn(form: PostForm): Record<string, string> {
  const reading = readForm(form, [], BY);
  return reading.ok ? {} : Object.fromEntries(reading.issues.map(({ path, message }) => [path, message]));
}

describe('the body for the API', () => {
  it('has the local time in UTC', () => {
    expect(bodyOf(aListing())).toMatchObject({ caughtDate: '2026-11-20T09:30:00.000Z' });
    expect(bodyOf(aPledge({ icedAt: localMinute(NOW - 4 * HOUR) }))).toMatchObject({
      catchDate: '2026-11-20T09:30:00.000Z',
      handling: { storage: 'iced', icedAt: '2026-11-20T10:30:00.000Z' },
    });
  });

  it('has no pledge fields for a listing, and the reverse', () => {
    expect(bodyOf(aListing({ meals: '24', temperature: '38' }))).not.toHaveProperty('handling');
    expect(bodyOf(aPledge())).not.toHaveProperty('contactInfo');
  });

  it.each([
    ['12.50', 12.5],
    ['$1,250', 1250],
    ['12,50', 12.5],
    [' 7 ', 7],
    ['.5', 0.5],
  ])('accepts prices as people write them: %j', (amount, dollars) => {
    expect(bodyOf(aListing({ amount }))).toMatchObject({ amount: dollars, unit: 'per_pound' });
  });

  it('has no price if there is none to pay', () => {
    const body = bodyOf(aListing({ paymentType: 'voluntary', amount: '6.50' }));
    expect(body).not.toHaveProperty('amount');
    expect(body).not.toHaveProperty('unit');
  });

  it('has an emptied optional text, so that an edit can remove it', () => {
    expect(bodyOf(aListing({ customPickupLocation: '' }))).toMatchObject({ customPickupLocation: '' });
  });

  it('has no number or address unless the fisherman chose to show one', () => {
    const { contactMethod } = EMPTY_FORM;
    expect(bodyOf(aListing({ contactMethod }))).toMatchObject({ contactMethod: 'message', contactInfo: '' });
  });

  it('has the photos in order, with their kind for a pledge', () => {
    const photos = [{ uploadId: PHOTO, imageType: 'catch' as const }];
    expect(bodyOf(aListing(), photos)).toMatchObject({ photos: [{ uploadId: PHOTO }] });
    expect(bodyOf(aPledge(), photos)).toMatchObject({ photos });
  });

  it('offers reservations at its pickup times only if the quantity is counted', () => {
    const slot = toFormSlot({ start: '2026-11-20T20:00:00.000Z', end: '2026-11-20T22:00:00.000Z' });
    const form = aListing({ reserving: 'at_once', slots: [slot] });
    const counted = { ...form, stockUnit: 'pound', stockLeft: '40' } as const;
    const slots = [{ start: '2026-11-20T20:00:00.000Z', end: '2026-11-20T22:00:00.000Z' }];
    expect(bodyOf(counted)).toMatchObject({ reserving: { mode: 'at_once', slots } });
    expect(bodyOf(form)).toMatchObject({ reserving: null });
    expect(bodyOf({ ...counted, reserving: 'none' })).toMatchObject({ reserving: null });
    expect(wrongIn({ ...counted, slots: [] })).toEqual({ slots: 'Add at least one pickup time.' });
    expect(wrongIn({ ...counted, slots: [{ ...slot, day: '2026-11-19' }] })).toHaveProperty(['slots.0']);
  });

  it('has no icing time for fish that is not on ice', () => {
    const { handling } = bodyOf(aPledge({ storage: 'frozen', icedAt: localMinute(NOW) })) as {
      handling: unknown;
    };
    expect(handling).toEqual({ storage: 'frozen' });
  });
});

describe('the suggested values of the form', () => {
  it('include now, and this morning once it is over', () => {
    const offered = (hour: number) =>
      caughtTimes(new Date(2026, 10, 20, hour, 30).getTime()).map(({ time }) => localMinute(time));
    expect(offered(5)).toEqual(['2026-11-20T05:30']);
    expect(offered(14)).toEqual(['2026-11-20T14:30', '2026-11-20T06:00']);
  });

  it('include 2 whole meals for each pound, up to the maximum of a pledge', () => {
    expect([12, 12.4, 0.3, 9000].map(mealsOfPounds)).toEqual([24, 24, 0, 1000]);
  });
});

describe('the errors at the inputs', () => {
  it.each<[Partial<PostForm>, string, string]>([
    [{ location: 'P' }, 'location', 'Location must be at least 2 characters long'],
    [{ species: '' }, 'species', 'Please choose a species'],
    [{ species: 'other', customSpecies: 'x' }, 'customSpecies', 'Name must be at least 2 characters long'],
    [{ story: 'x'.repeat(1001) }, 'story', 'Story must be less than 1000 characters'],
    [{ caughtDate: '' }, 'caughtDate', 'Catch date is required'],
    [
      { caughtDate: localMinute(NOW - 49 * HOUR) },
      'caughtDate',
      'Fresh fish cannot be more than 48 hours old',
    ],
    [{ disposition: '' }, 'disposition', 'Please choose how the fish is prepared'],
  ])('appear for both kinds: %j', (changes, path, message) => {
    expect(wrongIn(aListing(changes))).toEqual({ [path]: message });
    expect(wrongIn(aPledge(changes))).toEqual({ [path]: message });
  });

  it.each<[Partial<PostForm>, string, string]>([
    [{ caughtDate: localMinute(NOW + HOUR) }, 'caughtDate', 'Date caught cannot be in the future'],
    [{ quantity: ' ' }, 'quantity', 'Please enter a quantity'],
    [{ paymentType: '' }, 'paymentType', 'Please choose how you want to be paid'],
    [{ amount: '' }, 'amount', 'Please enter a price in dollars, such as 12.50'],
    [{ amount: 'twelve' }, 'amount', 'Please enter a price in dollars, such as 12.50'],
    [{ amount: '0x10' }, 'amount', 'Please enter a price in dollars, such as 12.50'],
    [{ contactInfo: '' }, 'contactInfo', 'Contact info is required'],
    [{ contactMethod: 'email', contactInfo: 'ruth' }, 'contactInfo', 'Please enter a valid email address'],
  ])('appear for a listing: %j', (changes, path, message) => {
    expect(wrongIn(aListing(changes))).toEqual({ [path]: message });
  });

  it.each<[Partial<PostForm>, string, string]>([
    [{ caughtDate: localMinute(NOW + HOUR) }, 'caughtDate', 'Catch date cannot be in the future'],
    [{ meals: '' }, 'meals', 'Please enter a valid number of meals (at least 1)'],
    [{ meals: '0' }, 'meals', 'Please enter a valid number of meals (at least 1)'],
    [{ meals: '2.5' }, 'meals', 'Please enter a valid number of meals (at least 1)'],
    [{ meals: '1001' }, 'meals', 'Maximum 1000 meals per pledge'],
    [{ icedAt: localMinute(NOW + HOUR) }, 'icedAt', 'Iced at cannot be in the future'],
    [{ temperature: '200' }, 'temperature', 'Please enter a temperature between -60 and 120 °F'],
    [
      { species: 'tuna', storage: 'chilled' },
      'storage',
      'Tuna, mackerel and amberjack can only be pledged fresh when they are kept on ice',
    ],
  ])('appear for a pledge: %j', (changes, path, message) => {
    expect(wrongIn(aPledge(changes))).toEqual({ [path]: message });
  });

  it('appear for everything at once, in the order of the page', () => {
    const form = {
      ...EMPTY_FORM,
      kind: 'catch' as const,
      contactMethod: 'phone' as const,
      contactInfo: 'x',
      paymentType: 'mandatory' as const,
    };
    const reading = readForm(form, [], BY);
    expect(reading.ok ? [] : reading.issues.map(({ path }) => path)).toEqual([
      'species',
      'location',
      'disposition',
      'quantity',
      'caughtDate',
      'amount',
      'contactInfo',
    ]);
  });

  it('do not appear for old frozen fish', () => {
    const caughtDate = localMinute(NOW - 30 * 24 * HOUR);
    expect(wrongIn(aListing({ caughtDate, condition: 'frozen' }))).toEqual({});
    expect(wrongIn(aPledge({ caughtDate, storage: 'frozen' }))).toEqual({});
  });
});

describe('the step of an issue', () => {
  it('is the one with its input, whatever the field’s name in the API', () => {
    const steps = [
      'description',
      'mealsPledged',
      'catchDate',
      'disposition',
      'photos.1',
      'handling.storage',
    ].map((path) => stepOf(toFormPath({ path, message: '' })));
    expect(steps).toEqual([1, 3, 3, 2, 3, 3]);
  });

  it('is the first step with an issue', () => {
    const at = (...paths: string[]) => firstStepOf(paths.map((path) => ({ path, message: '' })));
    expect([at(), at('meals', 'kind'), at('meals', 'location', 'kind')]).toEqual([3, 2, 1]);
  });

  it('is the choice between pledging and selling if nothing was chosen', () => {
    expect(wrongIn(aListing({ kind: '' }))).toMatchObject({ kind: 'Please choose to pledge or to sell' });
  });
});

describe('the pickup times of the form', () => {
  /** Local noon. */
  const noon = new Date(NOW).setHours(12, 0, 0, 0);
  const at = (hours: number) => new Date(noon + hours * HOUR).toISOString();
  const slot = (start: number, end: number) => toFormSlot({ start: at(start), end: at(end) });

  it('become times in UTC; an end before the start is on the next day', () => {
    const day = slot(0, 1).day;
    const slots = [slot(8, 10), { day, from: '22:00', until: '01:30' }];
    const form = aPledge({ caughtDate: localMinute(NOW - HOUR), pickupPlace: 'Pier 3', slots });
    expect(bodyOf(form)).toMatchObject({
      pickup: {
        place: 'Pier 3',
        slots: [
          { start: at(8), end: at(10) },
          { start: at(10), end: at(13.5) },
        ],
      },
    });
  });

  it('have their own errors', () => {
    const slots = [slot(8, 10), { day: '', from: '12:00', until: '' }, slot(5, 5.2)];
    expect(wrongIn(aPledge({ pickupPlace: '', slots }))).toEqual({
      pickupPlace: 'Please say where the meals can be picked up',
      'slots.1': 'Please enter a day and a time',
      'slots.2': 'A pickup time lasts at least 30 minutes',
    });
    expect(toFormPath({ path: 'pickup.slots.3.end', message: 'x' }).path).toBe('slots.3');
  });

  it('are suggested while they are in the future and the fish is good', () => {
    const namesAt = (hours: number, freshUntil?: number, slots = [slot(99, 100)]) =>
      suggestedSlots(slots, { now: noon + hours * HOUR, freshUntil }).map(({ name }) => name);
    expect(namesAt(0)).toEqual(['soon', 'today', 'tomorrow']);
    expect(namesAt(5.8)).toEqual(['soon', 'tomorrow']);
    expect(namesAt(0, noon + 7 * HOUR)).toEqual(['soon', 'today']);
    const [first] = suggestedSlots([], { now: noon });
    expect(namesAt(0, undefined, first ? [first.slot] : [])).toEqual(['today', 'tomorrow']);
  });
});
