import * as z from 'zod/mini';
import { reason } from '#words/holds/rules.ts';
import * as words from '#words/reservations/rules.ts';
import { id, publicName, requiredText, time, userId } from '../fields.ts';
import { code, codeState, holdCardFields, slotTime } from '../holds/schemas.ts';
import { CLAIM_REASON_LENGTH } from '../limits.ts';
import { PAYMENT_TYPES, PRICE_UNITS } from '../posts/catches/schemas.ts';
import { count, STOCK_UNITS } from '../posts/catches/stock-schemas.ts';
import { RESERVATION_STATES } from './rules.ts';

/** The form of a reservation; rules that need the time of day or the catch are in rules.ts. */
export const reservationBody = z.strictObject({
  /** In the unit of the catch's stock. */
  amount: count,
  pickupStart: slotTime,
  pickupEnd: slotTime,
  /** The name under which it is collected. */
  collectorName: publicName,
});
export type ReservationBody = z.output<typeof reservationBody>;

/** The fisherman's reply to a request, or a buyer's to freed fish. */
export const reservationAnswerBody = z
  .strictObject({
    answer: z.enum(['yes', 'no']),
    /** With a buyer's yes: when they come. */
    pickupStart: z.optional(slotTime),
    pickupEnd: z.optional(slotTime),
  })
  .check(
    z.refine(({ pickupStart, pickupEnd }) => (pickupStart === undefined) === (pickupEnd === undefined), {
      path: ['pickupEnd'],
      error: words.bothTimes,
    }),
  );

/** The real weight or number, as the fisherman's scale shows it. */
export const weighBody = z.strictObject({ amount: count });

/** Somebody waits until this amount is free. */
export const waitingBody = z.strictObject({ amount: count });

const why = requiredText(reason, CLAIM_REASON_LENGTH);

/** Why the mark is wrong, for moderators. */
export const appealBody = z.strictObject({ reason: why });

export const appealDecisionBody = z.strictObject({
  decision: z.enum(['strike', 'keep']),
  /** For the buyer, and for the readers of the audit. */
  reason: why,
});

const CANCELLED_BY = ['buyer', 'fisherman', 'site'] as const;

/** One weighing: the figures before and after it, and when. Only the fisherman weighs. */
const weighing = z.object({
  at: time,
  amount: z.number(),
  before: z.number(),
  /** Dollars; absent without a fixed price. */
  dollars: z.optional(z.number()),
  dollarsBefore: z.optional(z.number()),
});

/** A reservation in lists, to the buyer and to the fisherman. */
export const reservationCard = z.object({
  ...holdCardFields,
  catchId: id,
  /** Absent once the buyer has deleted their account. */
  buyerId: z.optional(userId),
  buyerName: z.string(),
  unit: z.enum(STOCK_UNITS),
  /** As reserved, or as weighed since. */
  amount: z.number(),
  /** The amount at first. */
  reserved: z.number(),
  /** Dollars to pay at the pickup, an estimate until it is weighed; absent if the price is not fixed or needs a scale. */
  dollars: z.optional(z.number()),
  paymentType: z.enum(PAYMENT_TYPES),
  price: z.optional(z.number()),
  priceUnit: z.optional(z.enum(PRICE_UNITS)),
  /** For reckoning the price of another weight, as in `Terms`. */
  landed: z.optional(z.number()),
  poundsEach: z.optional(z.number()),
  state: z.enum(RESERVATION_STATES),
  /** When the fisherman was asked, or the buyer next on the waiting list. */
  askedAt: time,
  /** Whether the buyer may cancel without a mark, because the weight differs a lot. */
  mayCancelFreely: z.optional(z.boolean()),
  /** For a missed one: whether a moderator was asked to remove the mark, and what they decided. */
  appeal: z.optional(z.enum(['open', 'struck', 'kept'])),
  /** For the buyer of a collected one: whether they have rated its catch. */
  isRated: z.optional(z.boolean()),
  cancelledBy: z.optional(z.enum(CANCELLED_BY)),
});
export type ReservationCard = z.infer<typeof reservationCard>;

export const reservationRecord = z.extend(reservationCard, {
  weighings: z.array(weighing),
  /** For the buyer. */
  codeState: z.optional(codeState),
  /** For the fisherman: the buyer's no-shows that still count. */
  marks: z.optional(z.int()),
});
export type ReservationRecord = z.infer<typeof reservationRecord>;

/** With the code that the collector shows. Only the first response contains it. */
export const reservationWithCode = z.extend(reservationRecord, { code: z.optional(code) });
export type ReservationWithCode = z.infer<typeof reservationWithCode>;

/** Whether I wait for a catch, and for how much. */
export const waiting = z.object({ isWaiting: z.boolean(), amount: z.optional(z.number()) });

/** An appeal: the missed reservation, and why the buyer thinks that the mark is wrong. */
export const appeal = z.object({ reservation: reservationCard, reason: z.string(), askedAt: time });
