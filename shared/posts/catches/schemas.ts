import * as z from 'zod/mini';
import { emailInvalid, emailTooLong, phoneInvalid } from '#words/general/fields.ts';
import * as words from '#words/posts/rules.ts';
import { whenRight } from '../../contract/when-right.ts';
import { EMAIL_PATTERN, id, location, PHONE_PATTERN, publicName, story, time } from '../../fields.ts';
import {
  EMAIL_LENGTH,
  MAX_AMOUNT,
  PHONE_LENGTH,
  PICKUP_LOCATION_LENGTH,
  PICKUP_SLOTS,
  QUANTITY_LENGTH,
} from '../../limits.ts';
import { photo, photosOfPost } from '../../photos/schemas.ts';
import { distance } from '../../places/near.ts';
import { speciesId } from '../../species/schemas.ts';
import { inOneLine } from '../../text/plain-text.ts';
import { pickupSlot } from '../pledges/pickup.ts';
import {
  DISPOSITIONS,
  fromLanding,
  namesCustomSpecies,
  ownPostFields,
  photoChoice,
  postCardFields,
  versionEdited,
} from '../schemas.ts';
import { grouped, stock, stockShown } from './stock-schemas.ts';

export const CONDITIONS = ['fresh', 'frozen'] as const;
export const PAYMENT_TYPES = ['mandatory', 'voluntary', 'free'] as const;
export const PRICE_UNITS = ['all', 'per_fish', 'per_pound'] as const;
const PIECES = ['fish', 'crab', 'lobster', 'squid', 'box'] as const;
/** With `message` buyers write on the site, and no address is published. */
export const CONTACT_METHODS = ['message', 'phone', 'email'] as const;
export const PICKUP_OPTIONS = ['business', 'dock', 'meetup'] as const;

export type Condition = (typeof CONDITIONS)[number];
export type ContactMethod = (typeof CONTACT_METHODS)[number];
export type PickupOption = (typeof PICKUP_OPTIONS)[number];
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Dollars with at most two decimals. */
export const amount = z.number({ error: words.amountInvalid }).check(
  z.minimum(0, words.amountInvalid),
  z.maximum(MAX_AMOUNT, words.amountTooHigh(grouped(MAX_AMOUNT))),
  z.refine((dollars) => Number(dollars.toFixed(2)) === dollars, words.amountInvalid),
);

/** At once, or only after the fisherman's yes; at one of these times. */
const reserving = z.strictObject({
  mode: z.enum(['at_once', 'on_request']),
  slots: z
    .array(pickupSlot)
    .check(
      z.minLength(1, words.slotMissing),
      z.maxLength(PICKUP_SLOTS.max, words.tooManySlots(PICKUP_SLOTS.max)),
    ),
});
export type Reserving = z.output<typeof reserving>;

const caughtDate = z.iso.datetime({ offset: true, error: words.catchDateMissing });

/** The fields of the form, without the rules that compare them. */
const catchFields = {
  species: speciesId(words.chooseSpecies),
  customSpecies: z.optional(publicName),
  location,
  description: story,
  disposition: z.enum(DISPOSITIONS, { error: words.chooseDisposition }),
  condition: z.enum(CONDITIONS, { error: words.chooseCondition }),
  quantity: z
    .string({ error: words.quantityMissing })
    .check(
      z.overwrite(inOneLine),
      z.minLength(1, words.quantityMissing),
      z.maxLength(QUANTITY_LENGTH, words.quantityTooLong(QUANTITY_LENGTH)),
    ),
  /** The quantity as a number. Without it, there are only the fisherman's words. */
  stock: z.nullable(stock),
  /** How and when buyers can reserve part of it; null if they can't. It needs a counted quantity. */
  reserving: z.nullable(reserving),
  caughtDate,
  paymentType: z.enum(PAYMENT_TYPES, { error: words.choosePaymentType }),
  amount: z.optional(amount),
  unit: z.optional(z.enum(PRICE_UNITS)),
  contactMethod: z.enum(CONTACT_METHODS),
  contactInfo: z
    .string({ error: words.contactInfoMissing })
    .check(z.trim(), z.maxLength(EMAIL_LENGTH, emailTooLong)),
  pickupOptions: z.array(z.enum(PICKUP_OPTIONS)).check(z.maxLength(PICKUP_OPTIONS.length)),
  customPickupLocation: z
    .string()
    .check(
      z.overwrite(inOneLine),
      z.maxLength(PICKUP_LOCATION_LENGTH, words.pickupLocationTooLong(PICKUP_LOCATION_LENGTH)),
    ),
};

const contactRule = (isRight: (method: ContactMethod, info: string) => boolean, error: string) =>
  z.refine<{ contactMethod: ContactMethod; contactInfo: string }>(
    ({ contactMethod, contactInfo }) => isRight(contactMethod, contactInfo),
    { path: ['contactInfo'], when: whenRight('contactMethod', 'contactInfo'), error },
  );

/**
 * The fields of the marketplace's post form. Rules that need the time of day are in rules.ts. Optional texts are empty
 * by default, so that an edit can clear them.
 */
export const catchBody = z
  .strictObject({
    ...catchFields,
    description: z._default(catchFields.description, ''),
    stock: z._default(catchFields.stock, null),
    reserving: z._default(catchFields.reserving, null),
    contactInfo: z._default(catchFields.contactInfo, ''),
    pickupOptions: z._default(catchFields.pickupOptions, []),
    customPickupLocation: z._default(catchFields.customPickupLocation, ''),
    photos: z._default(photosOfPost(z.strictObject({ uploadId: id })), []),
    ...fromLanding,
    /** Whether to use a credit to make it Pro. It is not used if the fisherman is Pro anyway. */
    useCredit: z.optional(z.boolean()),
  })
  .check(
    namesCustomSpecies,
    z.refine((body) => body.paymentType !== 'mandatory' || body.amount !== undefined, {
      path: ['amount'],
      when: whenRight('paymentType', 'amount'),
      error: words.amountInvalid,
    }),
    z.refine((body) => body.reserving === null || body.stock !== null, {
      path: ['stock'],
      when: whenRight('reserving', 'stock'),
      error: words.reservingNeedsStock,
    }),
    contactRule((by, info) => by === 'message' || info !== '', words.contactInfoMissing),
    contactRule((by, info) => by !== 'phone' || isPhone(info), phoneInvalid),
    contactRule((by, info) => by !== 'email' || EMAIL_PATTERN.test(info), emailInvalid),
  );
export type CatchBody = z.output<typeof catchBody>;

/** An edit: absent fields stay unchanged. The complete result has to pass `catchBody`. */
export const catchPatch = z.extend(z.partial(z.strictObject(catchFields)), {
  version: versionEdited,
  /** With `stock`: what buyers held and had collected when the person saw the amount left. */
  taken: z.optional(stock.shape.left),
  /** All photos of the edited catch, in order. The first is the primary one. */
  photos: z.optional(photosOfPost(photoChoice({}))),
});
export type CatchPatch = z.output<typeof catchPatch>;

/** The amount left of a catch, or that it is sold out. */
export const stockBody = z
  .strictObject({
    sold: z.boolean(),
    quantity: z.optional(catchFields.quantity),
    /** The same as a number, if the catch is counted. */
    left: z.optional(stock.shape.left),
    /** The amount that buyers held and had collected when the person saw the amount left, so that it isn't counted twice. */
    taken: z.optional(stock.shape.left),
  })
  .check(
    z.refine(({ sold, quantity }) => !sold || quantity === undefined, {
      path: ['quantity'],
      error: words.soldLeavesNothing,
    }),
    z.refine(({ quantity, left }) => left === undefined || quantity !== undefined, {
      path: ['quantity'],
      error: words.quantityMissing,
    }),
  );
export type StockBody = z.output<typeof stockBody>;

function isPhone(text: string): boolean {
  return PHONE_PATTERN.test(text) && text.length >= PHONE_LENGTH.min && text.length <= PHONE_LENGTH.max;
}

const cardFields = {
  ...postCardFields,
  quantity: z.string(),
  /** Absent if the quantity is in words only. `left` is free to be taken. */
  stock: z.optional(stockShown),
  /** The part that is held for buyers, in the unit of the stock; absent if none is. */
  held: z.optional(z.number()),
  /** Until when buyers can reserve part of it, the end of the last pickup time; absent if they can't. */
  reservableUntil: z.optional(time),
  /** The amount that there was when the price was set, in the unit of the stock: a total price is for this amount. */
  landed: z.optional(z.number()),
  condition: z.enum(CONDITIONS),
  caughtDate: time,
  paymentType: z.enum(PAYMENT_TYPES),
  amount: z.optional(z.number()),
  unit: z.optional(z.enum(PRICE_UNITS)),
  /** The price of a pound where it can be reckoned, otherwise of a piece; absent if the stated price is that. */
  unitPrice: z.optional(z.object({ amount: z.number(), unit: z.enum(['per_fish', 'per_pound']) })),
  /** For what a price `per_fish` is, if it is known. */
  piece: z.optional(z.enum(PIECES)),
  isPro: z.boolean(),
  /** When its owner marked it as sold out. It is in no public list from then on. */
  soldAt: z.optional(time),
  /** Hours for which fresh fish was offered when it was posted; absent for the usual 48. */
  freshHours: z.optional(z.int()),
  /** The fisherman's ratings, as in their own card; absent if there are none. */
  rating: z.optional(z.number()),
  ratingCount: z.optional(z.int()),
  /** Absent in lists for posts of an older version, until they are backfilled. */
  pickupOptions: z.optional(z.array(z.enum(PICKUP_OPTIONS))),
};

/** A catch in a list. It never has contact details. */
export const catchCard = z.object({ ...cardFields, photo: z.optional(photo), distance });
export type CatchCard = z.infer<typeof catchCard>;

/** The whole public record. */
export const catchRecord = z.object({
  ...cardFields,
  ...fromLanding,
  /** How and when buyers can reserve part of it; absent if they can't. */
  reserving: z.optional(reserving),
  disposition: z.enum(DISPOSITIONS),
  description: z.string(),
  contactMethod: z.enum(CONTACT_METHODS),
  /** Empty if none is published, and once the catch is sold or too old to be offered. */
  contactInfo: z.string(),
  pickupOptions: z.array(z.enum(PICKUP_OPTIONS)),
  /** Absent once the catch is sold or too old to be offered. */
  customPickupLocation: z.optional(z.string()),
  hasPhotos: z.boolean(),
  photos: z.array(photo),
  /** Fresh fish stops being offered at this time; absent for frozen fish. */
  offeredUntil: z.optional(time),
  updatedAt: time,
  version: z.int(),
});
export type CatchRecord = z.infer<typeof catchRecord>;

/** A catch as its owner sees it. */
export const ownCatch = z.extend(catchRecord, {
  ...ownPostFields,
  /** Whether a credit made it Pro. */
  proByCredit: z.optional(z.literal(true)),
  /** The part that buyers had reserved and collected, in the unit of the stock; absent if there is none. */
  collected: z.optional(z.number()),
});
export type OwnCatch = z.infer<typeof ownCatch>;
