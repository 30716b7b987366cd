import * as z from 'zod/mini';
import { id, time, userId } from '../fields.ts';
import { mailPreferences } from '../mail/schemas.ts';
import { messageRecord } from '../messages/schemas.ts';
import { reportReceipt } from '../moderation/schemas.ts';
import { rating } from '../ratings/schemas.ts';

/** Items as they are stored, so that the file has everything stored about a person. */
const stored = z.record(z.string(), z.unknown());

/** The state of the export file: never requested, being made, or ready to download for some days. */
export const exportState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('preparing'), requestedAt: time }),
  z.object({
    status: z.literal('ready'),
    requestedAt: time,
    /** The address works for some minutes. */
    url: z.string(),
    /** The size of the download. */
    bytes: z.int(),
    availableUntil: time,
  }),
]);
export type ExportState = z.infer<typeof exportState>;

/** The file: everything stored about a person. */
export const accountExport = z.object({
  exportedAt: time,
  account: z.looseObject({ userId, name: z.string(), email: z.string() }),
  profiles: z.array(stored),
  groups: z.array(stored),
  organizations: z.array(stored),
  catches: z.array(stored),
  pledges: z.array(stored),
  landings: z.array(stored),
  landingSeries: z.array(stored),
  pledgeSeries: z.array(stored),
  /** Landings that the person cancelled shortly before their time. */
  landingsCancelledLate: z.array(stored),
  /** Harbours that the person used. */
  harbours: z.array(stored),
  uploads: z.array(stored),
  likes: z.array(z.object({ pledgeId: id, likedAt: time })),
  favorites: z.array(z.object({ fishermanId: userId, addedAt: time })),
  savedSearches: z.array(stored),
  savedPosts: z.array(stored),
  alerts: z.array(stored),
  sharedVisits: z.array(stored),
  shortAddresses: z.array(stored),
  messages: z.array(messageRecord),
  /** Reports that the person made. */
  reports: z.array(reportReceipt),
  /** Ratings that the person gave. */
  ratings: z.array(z.extend(rating, { fishermanId: userId })),
  /** Replies to ratings of the person. */
  ratingReplies: z.array(z.object({ ratingId: id, answer: z.string() })),
  /** The person's own text in claims: the collector's name and the reason of a cancellation. */
  claims: z.array(
    z.object({ claimId: id, collectorName: z.optional(z.string()), reason: z.optional(z.string()) }),
  ),
  /** Standing claims that the person asked for. */
  standingClaims: z.array(stored),
  /** Donation receipts for what the person gave, drafts too. */
  receipts: z.array(stored),
  licenses: z.array(stored),
  /** Fish that the person reserved. */
  reservations: z.array(stored),
  /** Fish of the person's catches that buyers reserved, without the buyers' names. */
  sales: z.array(stored),
  /** The ledger's entries about the person. */
  ledger: z.array(stored),
  mailPreferences,
  pushDevices: z.array(stored),
  /** Counts, and all other items stored with the person. */
  more: z.array(stored),
});
