/** The wizard's fields, what they become at the API, and which rules of the contract stand against them. */
import * as z from 'zod/mini';
import { catchDateIssues } from '#shared/catches/rules.ts';
import {
  type CONDITIONS,
  type CONTACT_METHODS,
  catchBody,
  type DISPOSITIONS,
  type PAYMENT_TYPES,
  type PICKUP_OPTIONS,
  type PRICE_UNITS,
} from '#shared/catches/schemas.ts';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import type { STORAGE_KINDS } from '#shared/pledges/food-safety.ts';
import { pledgeDateIssues } from '#shared/pledges/rules.ts';
import { type PledgeImageType, pledgeBody } from '#shared/pledges/schemas.ts';
import type { Species } from '#shared/species.ts';

export type PostKind = 'pledge' | 'marketplace';

/** As the inputs hold them: text until it is sent; empty means not chosen. */
export interface PostForm {
  species: Species | '';
  customSpecies: string;
  location: string;
  story: string;
  kind: PostKind | '';
  disposition: (typeof DISPOSITIONS)[number] | '';
  fishermanName: string;
  // 3a Marketplace listing details
  quantity: string;
  condition: (typeof CONDITIONS)[number];
  /** Local time of an `<input type="datetime-local">`. */
  caughtDate: string;
  paymentType: (typeof PAYMENT_TYPES)[number];
  amount: string;
  unit: (typeof PRICE_UNITS)[number];
  contactMethod: (typeof CONTACT_METHODS)[number];
  contactInfo: string;
  pickupOptions: (typeof PICKUP_OPTIONS)[number][];
  customPickupLocation: string;
  // 3b Pledge completion
  meals: string;
  catchDate: string;
  storage: (typeof STORAGE_KINDS)[number];
  icedAt: string;
  temperature: string;
}

export const EMPTY_FORM: PostForm = {
  species: '',
  customSpecies: '',
  location: '',
  story: '',
  kind: '',
  disposition: '',
  fishermanName: '',
  quantity: '',
  condition: 'fresh',
  caughtDate: '',
  paymentType: 'mandatory',
  amount: '',
  unit: 'all',
  contactMethod: 'phone',
  contactInfo: '',
  pickupOptions: [],
  customPickupLocation: '',
  meals: '',
  catchDate: '',
  storage: 'iced',
  icedAt: '',
  temperature: '',
};

export interface ChosenPhoto {
  uploadId: string;
  imageType: PledgeImageType;
}

/** Empty text is an absent field: the schema then says what is missing. */
const given = <T extends string>(text: T | ''): T | undefined =>
  text.trim() === '' ? undefined : (text as T);
const number = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));
const instant = (local: string): string | undefined => {
  const time = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

const common = (form: PostForm) => ({
  species: given(form.species),
  ...(form.species === 'other' && { customSpecies: form.customSpecies }),
  location: form.location,
  disposition: given(form.disposition),
  fishermanName: form.fishermanName,
});

function toCatch(form: PostForm, photos: readonly ChosenPhoto[]) {
  return {
    ...common(form),
    description: form.story,
    photos: photos.map(({ uploadId }) => ({ uploadId })),
    condition: form.condition,
    quantity: form.quantity,
    caughtDate: instant(form.caughtDate),
    paymentType: form.paymentType,
    ...(form.paymentType === 'mandatory' && { amount: number(form.amount), unit: form.unit }),
    contactMethod: form.contactMethod,
    contactInfo: form.contactInfo,
    pickupOptions: form.pickupOptions,
    ...(form.customPickupLocation.trim() !== '' && { customPickupLocation: form.customPickupLocation }),
  };
}

function toPledge(form: PostForm, photos: readonly ChosenPhoto[]) {
  const icedAt = instant(form.icedAt);
  const temperature = number(form.temperature);
  return {
    ...common(form),
    story: form.story,
    catchDate: instant(form.catchDate),
    mealsPledged: number(form.meals),
    handling: {
      storage: form.storage,
      ...(icedAt !== undefined && { icedAt }),
      ...(temperature !== undefined && { temperature }),
    },
    photos,
  };
}

export type PostBody =
  | { kind: 'marketplace'; body: z.output<typeof catchBody> }
  | { kind: 'pledge'; body: z.output<typeof pledgeBody> };

export type Reading = { ok: true; post: PostBody } | { ok: false; issues: FieldIssue[] };

/**
 * Reads the form as the API would at `now` (milliseconds since the epoch). Without a kind chosen it is read as a pledge, so that the fields
 * of the first two steps can be judged.
 */
export function readForm(form: PostForm, photos: readonly ChosenPhoto[], now: number): Reading {
  if (form.kind === 'marketplace') {
    const parsed = z.safeParse(catchBody, toCatch(form, photos));
    const issues = parsed.success ? catchDateIssues(parsed.data, now) : fieldIssues(parsed.error);
    return parsed.success && issues.length === 0
      ? { ok: true, post: { kind: 'marketplace', body: parsed.data } }
      : { ok: false, issues: issues.map(toFormPath) };
  }
  const parsed = z.safeParse(pledgeBody, toPledge(form, photos));
  const issues = parsed.success ? pledgeDateIssues(parsed.data, now) : fieldIssues(parsed.error);
  return parsed.success && issues.length === 0
    ? { ok: true, post: { kind: 'pledge', body: parsed.data } }
    : { ok: false, issues: issues.map(toFormPath) };
}

/** Names of the API's fields whose input is called differently. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  description: 'story',
  mealsPledged: 'meals',
  'handling.storage': 'storage',
  'handling.icedAt': 'icedAt',
  'handling.temperature': 'temperature',
};

/** An issue of the API, at the input it belongs to. */
export function toFormPath({ path, message }: FieldIssue): FieldIssue {
  return { path: FORM_NAMES[path] ?? path, message };
}

/** The inputs of each step, in their order on the page. */
export const STEP_FIELDS: Readonly<Record<1 | 2, readonly (keyof PostForm)[]>> = {
  1: ['species', 'customSpecies', 'location', 'story'],
  2: ['kind', 'disposition'],
};
