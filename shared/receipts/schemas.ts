/** Receipts with which an organization acknowledges donated meals. No receipt states a value. */
import * as z from 'zod/mini';
import * as invalid from '#words/general/parameters.ts';
import * as words from '#words/receipts/fields.ts';
import { id, publicName, requiredText, time } from '../fields.ts';
import { MEALS_PLEDGED } from '../limits.ts';
import { speciesShown } from '../species/schemas.ts';

/** 132 random bits, so that nobody guesses one. */
export const receiptId = z.string().check(z.regex(/^[\w-]{22}$/, invalid.id));

/** A draft waits for the coordinator. Only what is confirmed is a receipt. */
export const RECEIPT_STATES = ['draft', 'confirmed', 'withdrawn'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

const VERSION_KINDS = ['original', 'correction', 'withdrawal'] as const;

export const MAX_WEIGHT_POUNDS = 20_000;
const NOTE_LENGTH = 300;
/** Versions of one receipt. */
export const MAX_VERSIONS = 20;
/** Receipts that are confirmed at once. */
export const MAX_CONFIRMED = 25;

const weight = z.optional(
  z
    .number({ error: words.weightInvalid })
    .check(z.positive(words.weightInvalid), z.maximum(MAX_WEIGHT_POUNDS, words.weightInvalid)),
);

/** A receipt as lists show it, with what its newest version says. */
export const receiptCard = z.object({
  id: receiptId,
  claimId: id,
  organizationId: id,
  organizationName: z.string(),
  state: z.enum(RECEIPT_STATES),
  year: z.int(),
  donorName: z.string(),
  meals: z.int(),
  /** As the organization weighed it; absent if nobody did. */
  weightPounds: z.optional(z.number()),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  /** In the site's time zone. */
  donatedOn: z.iso.date(),
  /** The town; empty if none is known. */
  place: z.string(),
  /** Number of the newest version; 0 while it is a draft. */
  version: z.int(),
});
export type ReceiptCard = z.infer<typeof receiptCard>;

/** One version of a receipt. It never changes. */
export const receiptVersion = z.object({
  number: z.int(),
  kind: z.enum(VERSION_KINDS),
  /** When a coordinator confirmed it, and their name. */
  at: time,
  confirmedBy: z.string(),
  /** Why it replaces the version before. */
  note: z.optional(z.string()),
  legalName: z.string(),
  ein: z.string(),
  signatory: z.string(),
  donorName: z.string(),
  meals: z.int(),
  weightPounds: z.optional(z.number()),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  donatedOn: z.iso.date(),
  place: z.string(),
});
export type ReceiptVersion = z.infer<typeof receiptVersion>;

export const receiptRecord = z.extend(receiptCard, {
  /** Newest first; none while it is a draft. */
  versions: z.array(receiptVersion),
  /** Whether the reader may correct it. */
  canRevise: z.boolean(),
});
export type ReceiptRecord = z.infer<typeof receiptRecord>;

export const confirmBody = z.strictObject({
  receipts: z
    .array(z.strictObject({ id: receiptId, weightPounds: weight }))
    .check(
      z.minLength(1, words.chooseReceipts),
      z.maxLength(MAX_CONFIRMED, words.tooManyReceipts(MAX_CONFIRMED)),
    ),
});

/** A new version in place of the one that the coordinator read. */
export const revisionBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('correction'),
    /** The number of the version that it replaces. */
    replaces: z.int(),
    donorName: publicName,
    meals: z
      .int({ error: words.mealsInvalid })
      .check(z.minimum(1, words.mealsInvalid), z.maximum(MEALS_PLEDGED.max, words.mealsInvalid)),
    weightPounds: weight,
    note: requiredText(words.note, NOTE_LENGTH),
  }),
  z.strictObject({
    kind: z.literal('withdrawal'),
    replaces: z.int(),
    note: requiredText(words.note, NOTE_LENGTH),
  }),
]);
export type RevisionBody = z.output<typeof revisionBody>;

/** All that anybody learns who has the code of a receipt. */
export const checkedReceipt = z.object({
  organizationName: z.string(),
  year: z.int(),
  kind: z.literal('donation'),
  state: z.enum(['confirmed', 'withdrawn']),
  version: z.int(),
});
