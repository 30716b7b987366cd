/** Words of the rendered pages and images. */
import type { CatchCard, PriceUnit } from '#shared/catches/schemas.ts';
import type { Coordinates } from '#shared/fields.ts';
import { HOUR } from '#shared/limits.ts';
import { speciesName } from '#shared/species.ts';

export const figure = (count: number): string => count.toLocaleString('en-US');

/** `1 meal`, `1,000 meals` */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${figure(count)} ${count === 1 ? noun : plural}`;
}

/** The species inside a sentence: ours in small letters, a fisherman's own words as written. */
export function speciesInSentence(post: Parameters<typeof speciesName>[0]): string {
  const name = speciesName(post);
  return post.species === 'other' ? name : name.toLowerCase();
}

/** Degrees of longitude that the sun passes in an hour. */
const DEGREES_PER_HOUR = 15;
/** Longitude of Portland, Maine, the specified default place. */
const DEFAULT_LONGITUDE = -70.26;

/**
 * The day it was where the fish was caught: an evening's catch in Maine is tomorrow's in UTC. Nobody told us a time zone, the sun is near enough.
 * @param time ISO 8601
 * @returns `November 19, 2026`
 */
export function dayAt(time: string, coordinates: Coordinates | undefined): string {
  const offset = ((coordinates?.lng ?? DEFAULT_LONGITUDE) / DEGREES_PER_HOUR) * HOUR;
  return new Date(Date.parse(time) + offset).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

const PRICE_UNITS: Readonly<Record<PriceUnit, string>> = {
  all: 'in all',
  per_fish: 'per fish',
  per_pound: 'per pound',
};

/** As on the app's cards (first document, section 9). */
export function priceOf({ paymentType, amount, unit }: CatchCard): string {
  if (paymentType === 'free') return 'Free';
  if (paymentType === 'voluntary' || amount === undefined) return 'PWYC';
  const dollars = amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return unit === undefined ? dollars : `${dollars} ${PRICE_UNITS[unit]}`;
}
