import * as z from 'zod/mini';
import * as words from '#words/landings/rules.ts';
import * as postWords from '#words/posts/rules.ts';
import { whenRight } from '../contract/when-right.ts';
import { coordinates, id, location, namesPlace, publicName, publicNameOr, time, userId } from '../fields.ts';
import { QUANTITY_LENGTH } from '../limits.ts';
import { namesOf } from '../names-of.ts';
import { distance } from '../places/near.ts';
import { amount, PAYMENT_TYPES, PRICE_UNITS } from '../posts/catches/schemas.ts';
import { stockShown } from '../posts/catches/stock-schemas.ts';
import { mealsPledged } from '../posts/pledges/schemas.ts';
import { POST_KIND_NAMES } from '../posts/schemas.ts';
import { speciesId, speciesShown } from '../species/schemas.ts';
import { OTHER } from '../species/species.ts';
import { inLines, inOneLine } from '../text/plain-text.ts';
import { withoutContacts } from '../text/without-contacts.ts';
import { HARBOUR_NAME_LENGTH, LANDING, LANDING_NOTE_LENGTH } from './limits.ts';
import { DELAYS, LANDING_MOVES, LANDING_STATES } from './rules.ts';

/** Ways to pay at the dock. */
export const PAYMENT_WAYS = ['cash', 'card', 'check', 'app'] as const;

/** A harbour as a fisherman names it: the pier or wharf, and its town or ZIP code. */
export const harbourBody = z.strictObject({
  name: publicNameOr(words.harbourMissing).check(
    z.overwrite(inOneLine),
    // Looking for contacts in a longer text takes a tenth of a second.
    z.maxLength(HARBOUR_NAME_LENGTH.max, { error: words.harbourTooLong, abort: true }),
    namesPlace,
    z.refine<string>((text) => /\p{L}/u.test(text) && withoutContacts(text) === text, words.harbourIsContact),
  ),
  location,
});

const expectedFields = {
  species: speciesId(postWords.chooseSpecies),
  customSpecies: z.optional(publicName),
  /** About how much, in the fisherman's words. */
  about: z
    .string({ error: postWords.quantityMissing })
    .check(
      z.overwrite(inOneLine),
      z.minLength(1, postWords.quantityMissing),
      z.maxLength(QUANTITY_LENGTH, postWords.quantityTooLong(QUANTITY_LENGTH)),
    ),
};

const asCatch = z
  .strictObject({
    ...expectedFields,
    as: z.literal('catch'),
    paymentType: z.enum(PAYMENT_TYPES, { error: postWords.choosePaymentType }),
    amount: z.optional(amount),
    unit: z.optional(z.enum(PRICE_UNITS)),
  })
  .check(
    z.refine((each) => each.paymentType !== 'mandatory' || each.amount !== undefined, {
      path: ['amount'],
      when: whenRight('paymentType', 'amount'),
      error: postWords.amountInvalid,
    }),
  );
const asMeals = z.strictObject({ ...expectedFields, as: z.literal('meals'), mealsPledged });

/** Fish on board: to be sold as a catch, or to be pledged as meals. */
const expected = z.discriminatedUnion('as', [asCatch, asMeals]).check(
  z.refine((each) => each.species !== OTHER || each.customSpecies !== undefined, {
    path: ['customSpecies'],
    when: whenRight('species', 'customSpecies'),
    error: postWords.customSpeciesTooShort,
  }),
);

const moment = z.iso.datetime({ offset: true, error: words.chooseWindow });

/** Fields of the form of a landing and of a series. */
export const onBoardFields = {
  harbour: harbourBody,
  expected: z
    .array(expected)
    .check(
      z.minLength(1, words.expectedMissing),
      z.maxLength(LANDING.maxExpected, words.expectedTooMany(LANDING.maxExpected)),
    ),
  paymentWays: z.array(z.enum(PAYMENT_WAYS)).check(z.maxLength(PAYMENT_WAYS.length)),
  note: z
    .string()
    .check(z.overwrite(inLines), z.maxLength(LANDING_NOTE_LENGTH, words.noteTooLong(LANDING_NOTE_LENGTH))),
};

/** Optional fields of the form are empty by default, so that an edit can clear them. */
export const onBoardBody = {
  ...onBoardFields,
  paymentWays: z._default(onBoardFields.paymentWays, []),
  note: z._default(onBoardFields.note, ''),
};

const windowFields = { from: moment, until: moment };

/** The form that announces a landing. Rules that need the time of day are in rules.ts. */
export const landingBody = z.strictObject({ ...onBoardBody, ...windowFields });
export type LandingBody = z.output<typeof landingBody>;

/** An edit: absent fields stay unchanged. */
export const landingPatch = z.extend(z.partial(z.strictObject({ ...onBoardFields, ...windowFields })), {
  version: z.int({ error: words.loadAgain }),
});
export type LandingPatch = z.output<typeof landingPatch>;

const moves = namesOf(LANDING_MOVES);

/**
 * The next state, or a delay. A delay names the start of the window that it moves, so that a phone that sends it twice
 * moves it once.
 */
export const landingStateBody = z.union([
  z.strictObject({ state: z.enum(moves) }),
  z.strictObject({ delayMinutes: z.literal(DELAYS), from: moment }),
]);
export type LandingStateBody = z.output<typeof landingStateBody>;

const expectedShown = {
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  about: z.string(),
};
const expectedCard = z.discriminatedUnion('as', [
  z.object({
    ...expectedShown,
    as: z.literal('catch'),
    paymentType: z.enum(PAYMENT_TYPES),
    amount: z.optional(z.number()),
    unit: z.optional(z.enum(PRICE_UNITS)),
  }),
  z.object({ ...expectedShown, as: z.literal('meals'), mealsPledged: z.int() }),
]);
export type Expected = z.infer<typeof expectedCard>;

export const harbourCard = z.object({
  name: z.string(),
  /** Its town, as posts show their place. */
  location: z.string(),
  /** Of the town's centre; absent if the town is not known. */
  coordinates: z.optional(coordinates),
});
export type HarbourCard = z.infer<typeof harbourCard>;

/** The same fields as landings and series show them. */
export const onBoardCard = {
  harbour: harbourCard,
  expected: z.array(expectedCard),
  paymentWays: z.array(z.enum(PAYMENT_WAYS)),
};

const cardFields = {
  id,
  createdAt: time,
  fishermanId: userId,
  fishermanName: z.string(),
  ...onBoardCard,
  from: time,
  until: time,
  /** The start that was announced first, if the landing has moved from it. */
  movedFrom: z.optional(time),
  state: z.enum(LANDING_STATES),
  /** Set if it was announced by a series. */
  seriesId: z.optional(id),
  changedAt: time,
  /** Grows with every change. An edit names the version that it is based on. */
  version: z.int(),
};

/** A landing in a list. */
export const landingCard = z.object({ ...cardFields, distance });
export type LandingCard = z.infer<typeof landingCard>;

/** A post made from a landing. */
const landingPost = z.object({
  kind: z.enum(POST_KIND_NAMES),
  id,
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  /** Of a catch, in the fisherman's words; what is left of it now follows from the next three. */
  quantity: z.optional(z.string()),
  stock: z.optional(stockShown),
  held: z.optional(z.number()),
  landed: z.optional(z.number()),
  /** Whether it is still on offer: neither sold or claimed, nor too old. */
  isOnOffer: z.boolean(),
});
export type LandingPost = z.infer<typeof landingPost>;

export const landingRecord = z.object({
  ...cardFields,
  /** Not in lists, because it may have a phone number. */
  note: z.string(),
  /** Shown posts only, first made first. */
  posts: z.array(landingPost),
  /** How many landings the fisherman cancelled late in the last 90 days; absent while they are too few to tell. */
  cancelledLate: z.optional(z.int()),
});
export type LandingRecord = z.infer<typeof landingRecord>;

const ownFields = {
  /** Taken down by those who run the site, or hidden while its fisherman is suspended. */
  hidden: z.boolean(),
};
/** A landing as its fisherman sees it. */
export const ownLanding = z.extend(landingRecord, ownFields);
export type OwnLanding = z.infer<typeof ownLanding>;
export const ownLandingCard = z.object({ ...cardFields, ...ownFields });
export type OwnLandingCard = z.infer<typeof ownLandingCard>;
