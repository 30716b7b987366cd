/** Saved searches, saved posts, and the alerts that people get about posts. */
import * as z from 'zod/mini';
import * as words from '#words/alerts/rules.ts';
import { whenRight } from '../contract/when-right.ts';
import { coordinates, id, time, userId } from '../fields.ts';
import { landingCard } from '../landings/schemas.ts';
import { MEALS_PLEDGED } from '../limits.ts';
import { recordOf } from '../names-of.ts';
import {
  amount,
  CONDITIONS,
  catchCard,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
} from '../posts/catches/schemas.ts';
import { pledgeCard } from '../posts/pledges/schemas.ts';
import { SEARCH_LENGTH } from '../search-length.ts';
import { speciesId } from '../species/schemas.ts';
import { inOneLine } from '../text/plain-text.ts';
import { SEARCH_NAME_LENGTH, SEARCH_RADIUS_MILES } from './limits.ts';

/** Kinds of posts that alerts are about. */
export const SUBJECT_KINDS = ['catch', 'pledge', 'landing'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * Reasons for an alert: a followed fisherman posted; a saved search matches; a saved post changed; a followed
 * fisherman's landing changed; an organization could claim meals. Links in sent emails contain positions in this list,
 * so add new reasons at the end.
 */
export const ALERT_REASONS = ['fisherman', 'search', 'saved', 'landing', 'meals'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

/** How often people are told: at once, in one email a day, or never. */
export const ALERT_LEVELS = ['now', 'daily', 'never'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** `opens`: soon one organization can claim all that is left of a pledge. The last three are about landings. */
export const ALERT_EVENTS = [
  'new',
  'price',
  'few-left',
  'changed',
  'sold',
  'opens',
  'delayed',
  'landed',
  'cancelled',
] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

const level = z.enum(ALERT_LEVELS, { error: words.chooseLevel });

const radiusInvalid = words.radiusInvalid(SEARCH_RADIUS_MILES.min, SEARCH_RADIUS_MILES.max);

/** Everything within some miles of a place. Coordinates are rounded to 0.01 degrees. */
const searchPlace = z.strictObject(
  {
    /** As people read it: Portland, ME. */
    label: z.string().check(z.overwrite(inOneLine), z.minLength(1), z.maxLength(SEARCH_NAME_LENGTH)),
    coordinates: coordinates.check(
      z.overwrite(({ lat, lng }) => ({ lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 })),
    ),
    radiusMiles: z
      .int({ error: radiusInvalid })
      .check(
        z.minimum(SEARCH_RADIUS_MILES.min, radiusInvalid),
        z.maximum(SEARCH_RADIUS_MILES.max, radiusInvalid),
      ),
  },
  { error: words.placeWithoutRadius },
);

/** A post has to pass all filters of a search. */
export const searchFilters = z
  .strictObject({
    words: z.optional(
      z
        .string()
        .check(
          z.overwrite(inOneLine),
          z.minLength(1, words.wordsTooLong(SEARCH_LENGTH)),
          z.maxLength(SEARCH_LENGTH, words.wordsTooLong(SEARCH_LENGTH)),
        ),
    ),
    species: z.optional(speciesId()),
    place: z.optional(searchPlace),
    /** Dollars. Catches that are free or for what one can pay pass too. */
    priceAtMost: z.optional(amount),
    /** The unit of the price; any unit without it. */
    unit: z.optional(z.enum(PRICE_UNITS)),
    condition: z.optional(z.enum(CONDITIONS)),
    payment: z.optional(z.enum(PAYMENT_TYPES)),
    pickup: z.optional(z.enum(PICKUP_OPTIONS)),
  })
  .check(
    z.refine(({ unit, priceAtMost }) => unit === undefined || priceAtMost !== undefined, {
      path: ['unit'],
      when: whenRight('unit', 'priceAtMost'),
      error: words.unitWithoutPrice,
    }),
  );
export type SearchFilters = z.output<typeof searchFilters>;

const searchFields = {
  name: z
    .string({ error: words.nameMissing })
    .check(
      z.overwrite(inOneLine),
      z.minLength(1, words.nameMissing),
      z.maxLength(SEARCH_NAME_LENGTH, words.nameTooLong(SEARCH_NAME_LENGTH)),
    ),
  /** It is told at most this often, and never more often than the settings say for all searches. */
  level,
  filters: searchFilters,
};

export const savedSearchBody = z.strictObject({
  ...searchFields,
  kind: z.enum(SUBJECT_KINDS, { error: words.chooseKind }),
});
export type SavedSearchBody = z.output<typeof savedSearchBody>;

/** Absent fields stay unchanged; filters are sent as a whole. */
export const savedSearchPatch = z.partial(z.strictObject(searchFields));
export type SavedSearchPatch = z.output<typeof savedSearchPatch>;

export const savedSearch = z.object({ ...savedSearchBody.shape, id, createdAt: time });
export type SavedSearch = z.output<typeof savedSearch>;

/** The post as lists show it now. All three are absent if it is not there for this person any more. */
const subject = {
  kind: z.enum(SUBJECT_KINDS),
  /** The id of the post. */
  postId: id,
  catch: z.optional(catchCard),
  pledge: z.optional(pledgeCard),
  landing: z.optional(landingCard),
};

export const savedPost = z.object({ ...subject, savedAt: time });

export const alert = z.object({
  ...subject,
  id: z.string(),
  event: z.enum(ALERT_EVENTS),
  reason: z.enum(ALERT_REASONS),
  /** For the reason `search`: the saved search, by the name that it had then. */
  search: z.optional(z.object({ id, name: z.string() })),
  fishermanId: userId,
  /** When it happened. */
  at: time,
  unread: z.boolean(),
});
export type Alert = z.output<typeof alert>;

const hour = z
  .int({ error: words.hourInvalid })
  .check(z.minimum(0, words.hourInvalid), z.maximum(23, words.hourInvalid));

const mealsInvalid = words.mealsInvalid(MEALS_PLEDGED.max);

export const alertSettingsBody = z.strictObject({
  levels: z.strictObject(recordOf(ALERT_REASONS, () => level)),
  /** The hour of the daily email in the person's time zone. */
  digestHour: hour,
  /** Hours in which nobody is told at once: these alerts wait for the daily email. Absent for none. */
  quiet: z.optional(
    z.strictObject({ from: hour, until: hour }).check(
      z.refine(({ from, until }) => from !== until, {
        path: ['until'],
        when: whenRight('from', 'until'),
        error: words.quietAllDay,
      }),
    ),
  ),
  /** For members of organizations: pledges with fewer meals are not told. */
  mealsAtLeast: z
    .int({ error: mealsInvalid })
    .check(z.minimum(MEALS_PLEDGED.min, mealsInvalid), z.maximum(MEALS_PLEDGED.max, mealsInvalid)),
});
export type AlertSettingsBody = z.output<typeof alertSettingsBody>;

export const alertSettings = z.extend(z.object(alertSettingsBody.shape), {
  /** From the place of the profile; the site's own without one. */
  timeZone: z.string(),
});
export type AlertSettings = z.output<typeof alertSettings>;
