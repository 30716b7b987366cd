/** The inputs of the post form, what they become at the API, and a post of one's own as they hold it. */

import type {
  CatchBody,
  CONDITIONS,
  CONTACT_METHODS,
  DISPOSITIONS,
  OwnCatch,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
} from '#shared/posts/catches/schemas.ts';
import type { STORAGE_KINDS } from '#shared/posts/pledges/food-safety.ts';
import type { OwnPledge, PledgeBody, PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { OTHER, type Species } from '#shared/species/species.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';
import { type FormSlot, toFormSlot, toPickupSlot } from './slots.ts';

/** As the inputs hold them: text until it is sent; empty means not chosen. */
export interface PostForm extends ListingInputs, PledgeInputs {
  species: Species | '';
  customSpecies: string;
  location: string;
  story: string;
  kind: PostKind | '';
  disposition: (typeof DISPOSITIONS)[number] | '';
  /** Local time of an `<input type="datetime-local">`; one for both kinds, so that it stays when someone decides anew. */
  caughtDate: string;
}

/** Those that only a catch for the marketplace has. */
interface ListingInputs {
  quantity: string;
  condition: (typeof CONDITIONS)[number];
  paymentType: (typeof PAYMENT_TYPES)[number] | '';
  amount: string;
  unit: (typeof PRICE_UNITS)[number];
  contactMethod: (typeof CONTACT_METHODS)[number];
  contactInfo: string;
  pickupOptions: (typeof PICKUP_OPTIONS)[number][];
  customPickupLocation: string;
  /** A credit is to make it a Pro post. */
  useCredit: boolean;
}

/** Those that only a pledge has. */
interface PledgeInputs {
  meals: string;
  storage: (typeof STORAGE_KINDS)[number];
  icedAt: string;
  temperature: string;
  pickupPlace: string;
  slots: FormSlot[];
}

/** Nothing entered yet: the inputs of each step of the wizard, in their order on the page. */
export const EMPTY_STEPS = {
  1: { species: '', customSpecies: '', location: '', story: '' },
  2: { kind: '', disposition: '' },
  3: {
    meals: '',
    quantity: '',
    condition: 'fresh',
    caughtDate: '',
    paymentType: '',
    amount: '',
    unit: 'all',
    contactMethod: 'message',
    contactInfo: '',
    pickupOptions: [],
    customPickupLocation: '',
    useCredit: false,
    storage: 'iced',
    icedAt: '',
    temperature: '',
    pickupPlace: '',
    slots: [],
  },
} satisfies Record<number, Partial<PostForm>>;

export const EMPTY_FORM: PostForm = { ...EMPTY_STEPS[1], ...EMPTY_STEPS[2], ...EMPTY_STEPS[3] };

export interface ChosenPhoto {
  uploadId: string;
  imageType: PledgeImageType;
}

/** Empty text is an absent field: the schema then says what is missing. */
const given = <T extends string>(text: T | ''): T | undefined =>
  text === '' || text.trim() === '' ? undefined : text;

/** NaN for what is no plain decimal, so that the schema says so; a dollar sign and commas are how people write prices. */
const number = (text: string): number | undefined => {
  const digits = text.replace(/[$,\s]/g, '');
  if (digits === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
};

const instant = (local: string): string | undefined => {
  const time = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/** A field of the body that stands in no input is a type error. */
type Draft<Body> = { [Name in keyof Body]: unknown };

const common = (form: PostForm) => ({
  species: given(form.species),
  ...(form.species === OTHER && { customSpecies: form.customSpecies }),
  location: form.location,
  disposition: given(form.disposition),
});

export function toCatch(form: PostForm, photos: readonly ChosenPhoto[]) {
  return {
    ...common(form),
    description: form.story,
    photos: photos.map(({ uploadId }) => ({ uploadId })),
    condition: form.condition,
    quantity: form.quantity,
    caughtDate: instant(form.caughtDate),
    paymentType: given(form.paymentType),
    ...(form.paymentType === 'mandatory' && { amount: number(form.amount), unit: form.unit }),
    contactMethod: form.contactMethod,
    contactInfo: form.contactMethod === 'message' ? '' : form.contactInfo,
    pickupOptions: form.pickupOptions,
    customPickupLocation: form.customPickupLocation,
    ...(form.useCredit && { useCredit: true }),
  } satisfies Draft<CatchBody>;
}

export function toPledge(form: PostForm, photos: readonly ChosenPhoto[]) {
  const icedAt = form.storage === 'iced' ? instant(form.icedAt) : undefined;
  const temperature = number(form.temperature);
  const saysPickup = form.pickupPlace.trim() !== '' || form.slots.length > 0;
  return {
    ...common(form),
    story: form.story,
    catchDate: instant(form.caughtDate),
    mealsPledged: number(form.meals),
    handling: {
      storage: form.storage,
      ...(icedAt !== undefined && { icedAt }),
      ...(temperature !== undefined && { temperature }),
    },
    ...(saysPickup && { pickup: { place: form.pickupPlace, slots: form.slots.map(toPickupSlot) } }),
    photos,
  } satisfies Draft<PledgeBody>;
}

export type OwnPost = { kind: 'catch'; post: OwnCatch } | { kind: 'pledge'; post: OwnPledge };

const minute = (time: string | undefined) => (time === undefined ? '' : localMinute(Date.parse(time)));

export function formOf({ kind, post }: OwnPost): PostForm {
  const { species, customSpecies = '', location, disposition } = post;
  const common = { ...EMPTY_FORM, kind, species, customSpecies, location, disposition };
  if (kind === 'catch')
    return { ...common, story: post.description, caughtDate: minute(post.caughtDate), ...listingOf(post) };
  return { ...common, story: post.story, caughtDate: minute(post.catchDate), ...pledgeOf(post) };
}

const listingOf = (post: OwnCatch): ListingInputs => ({
  quantity: post.quantity,
  condition: post.condition,
  paymentType: post.paymentType,
  amount: post.amount?.toFixed(2) ?? '',
  unit: post.unit ?? 'all',
  contactMethod: post.contactMethod,
  contactInfo: post.contactInfo,
  pickupOptions: [...post.pickupOptions],
  customPickupLocation: post.customPickupLocation ?? '',
  useCredit: false,
});

const pledgeOf = ({ mealsPledged, handling, pickup }: OwnPledge): PledgeInputs => ({
  meals: String(mealsPledged),
  storage: handling.storage,
  icedAt: minute(handling.icedAt),
  temperature: String(handling.temperature ?? ''),
  pickupPlace: pickup?.place ?? '',
  slots: (pickup?.slots ?? []).map(toFormSlot),
});
