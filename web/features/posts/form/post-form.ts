/** The inputs of the post form, and their conversion to and from the API's posts. */

import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import type {
  CatchBody,
  CONDITIONS,
  CONTACT_METHODS,
  OwnCatch,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
  Reserving,
} from '#shared/posts/catches/schemas.ts';
import type { Stock, StockUnit } from '#shared/posts/catches/stock-schemas.ts';
import type { STORAGE_KINDS } from '#shared/posts/pledges/food-safety.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import type { OwnPledge, PledgeBody, PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import type { DISPOSITIONS, PostKind } from '#shared/posts/schemas.ts';
import { OTHER, type Species } from '#shared/species/species.ts';
import { numberIn } from '../../../lib/forms/number-in.ts';
import { isQueuedId } from '../../../lib/post-queue/queued-post.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';
import { type FormSlot, toFormSlot, toPickupSlot } from './slots.ts';

/** The values as the inputs show them: text until it is sent, and empty if nothing is chosen. */
export interface PostForm extends ListingInputs, PledgeInputs {
  species: Species | '';
  customSpecies: string;
  location: string;
  story: string;
  /** The landing that it is made from, or its announcement in the queue; empty if there is none. */
  landingId: string;
  kind: PostKind | '';
  disposition: (typeof DISPOSITIONS)[number] | '';
  /**
   * Local time of an `<input type="datetime-local">`. Both kinds share it, so that it stays if the person changes the
   * kind.
   */
  caughtDate: string;
  /** Pickup times, which both kinds share too. */
  slots: FormSlot[];
}

/** Inputs that only a catch for the marketplace has. */
interface ListingInputs {
  quantity: string;
  /** Empty if the quantity is not counted. */
  stockUnit: StockUnit | '';
  stockLeft: string;
  stockLeast: string;
  stockStep: string;
  poundsEach: string;
  condition: (typeof CONDITIONS)[number];
  paymentType: (typeof PAYMENT_TYPES)[number] | '';
  amount: string;
  unit: (typeof PRICE_UNITS)[number];
  contactMethod: (typeof CONTACT_METHODS)[number];
  contactInfo: string;
  pickupOptions: (typeof PICKUP_OPTIONS)[number][];
  customPickupLocation: string;
  /** Whether buyers can reserve, which needs a counted quantity. */
  reserving: Reserving['mode'] | 'none';
  /** Whether to use a credit to make it a Pro post. */
  useCredit: boolean;
}

/** Inputs that only a pledge has. */
interface PledgeInputs {
  meals: string;
  storage: (typeof STORAGE_KINDS)[number];
  icedAt: string;
  temperature: string;
  pickupPlace: string;
}

/** The empty inputs of each step of the wizard, in their order on the page. */
export const EMPTY_STEPS = {
  1: { species: '', customSpecies: '', location: '', story: '', landingId: '' },
  2: { kind: '', disposition: '' },
  3: {
    meals: '',
    quantity: '',
    stockUnit: '',
    stockLeft: '',
    stockLeast: '1',
    stockStep: '1',
    poundsEach: '',
    condition: 'fresh',
    caughtDate: '',
    paymentType: '',
    amount: '',
    unit: 'all',
    contactMethod: 'message',
    contactInfo: '',
    pickupOptions: [],
    customPickupLocation: '',
    reserving: 'none',
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

/** Treats empty text as an absent field, so that the schema reports the missing field. */
const given = <T extends string>(text: T | ''): T | undefined =>
  text === '' || text.trim() === '' ? undefined : text;

const instant = (local: string): string | undefined => {
  const time = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/** Makes it a type error if a field of the body has no input. */
type Draft<Body> = { [Name in keyof Body]: unknown };

const common = (form: PostForm) => ({
  species: given(form.species),
  ...(form.species === OTHER && { customSpecies: form.customSpecies }),
  location: form.location,
  disposition: given(form.disposition),
  ...(form.landingId !== '' && !isQueuedId(form.landingId) && { landingId: form.landingId }),
});

export function toCatch(form: PostForm, photos: readonly ChosenPhoto[]) {
  return {
    ...common(form),
    description: form.story,
    photos: photos.map(({ uploadId }) => ({ uploadId })),
    condition: form.condition,
    quantity: form.quantity,
    stock: stockOf(form),
    reserving: reservingOf(form),
    caughtDate: instant(form.caughtDate),
    paymentType: given(form.paymentType),
    ...(form.paymentType === 'mandatory' && { amount: numberIn(form.amount), unit: form.unit }),
    contactMethod: form.contactMethod,
    contactInfo: form.contactMethod === 'message' ? '' : form.contactInfo,
    pickupOptions: form.pickupOptions,
    customPickupLocation: form.customPickupLocation,
    ...(form.useCredit && { useCredit: true }),
  } satisfies Draft<CatchBody>;
}

function stockOf({ stockUnit, stockLeft, stockLeast, stockStep, poundsEach }: PostForm) {
  if (stockUnit === '') return null;
  const weight = stockUnit === 'pound' ? undefined : numberIn(poundsEach);
  return {
    unit: stockUnit,
    left: numberIn(stockLeft),
    least: numberIn(stockLeast),
    step: numberIn(stockStep),
    ...(weight !== undefined && { poundsEach: weight }),
  } satisfies Draft<Stock>;
}

function reservingOf({ stockUnit, reserving, slots }: PostForm) {
  if (stockUnit === '' || reserving === 'none') return null;
  return { mode: reserving, slots: slots.map(toPickupSlot) } satisfies Draft<Reserving>;
}

export function toPledge(form: PostForm, photos: readonly ChosenPhoto[]) {
  const icedAt = form.storage === 'iced' ? instant(form.icedAt) : undefined;
  const temperature = numberIn(form.temperature);
  const saysPickup = form.pickupPlace.trim() !== '' || form.slots.length > 0;
  return {
    ...common(form),
    story: form.story,
    catchDate: instant(form.caughtDate),
    mealsPledged: numberIn(form.meals),
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
    return {
      ...common,
      story: post.description,
      caughtDate: minute(post.caughtDate),
      ...listingOf(post),
      slots: formSlotsOf(post.reserving),
    };
  return {
    ...common,
    story: post.story,
    caughtDate: minute(post.catchDate),
    ...pledgeOf(post),
    slots: formSlotsOf(post.pickup),
  };
}

const formSlotsOf = ({ slots }: { slots: readonly PickupSlot[] } = { slots: [] }) => slots.map(toFormSlot);

const listingOf = (post: OwnCatch): ListingInputs => ({
  quantity: post.stock?.left === 0 ? post.quantity : quantityLeft(post),
  ...stockInputs(post.stock),
  condition: post.condition,
  paymentType: post.paymentType,
  amount: post.amount?.toFixed(2) ?? '',
  unit: post.unit ?? 'all',
  contactMethod: post.contactMethod,
  contactInfo: post.contactInfo,
  pickupOptions: [...post.pickupOptions],
  customPickupLocation: post.customPickupLocation ?? '',
  reserving: post.reserving?.mode ?? 'none',
  useCredit: false,
});

const stockInputs = (stock: Stock | undefined) => ({
  stockUnit: stock?.unit ?? ('' as const),
  stockLeft: String(stock?.left ?? ''),
  stockLeast: String(stock?.least ?? 1),
  stockStep: String(stock?.step ?? 1),
  poundsEach: String(stock?.poundsEach ?? ''),
});

const pledgeOf = ({ mealsPledged, handling, pickup }: OwnPledge): PledgeInputs => ({
  meals: String(mealsPledged),
  storage: handling.storage,
  icedAt: minute(handling.icedAt),
  temperature: String(handling.temperature ?? ''),
  pickupPlace: pickup?.place ?? '',
});
