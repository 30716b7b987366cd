/** Says how pledged fish was stored, for the people who collect it. */
import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import * as words from '#words/claims/claim-pages.ts';
import { dateTime } from '#words/general/format.ts';

/** "Iced, on ice since Nov 22, 2026, 6:05 AM, 34 °F as measured" */
export function handlingWords({ storage, icedAt, temperature }: MealsOnOffer['handling']): string {
  const parts = [
    words.storage[storage],
    icedAt !== undefined && words.icedSince(dateTime(new Date(icedAt))),
    temperature !== undefined && words.degrees(temperature),
  ];
  return parts.filter(Boolean).join(', ');
}

export const goodUntilWords = ({ availableUntil }: Pick<MealsOnOffer, 'availableUntil'>): string =>
  availableUntil === undefined ? words.keeps : dateTime(new Date(availableUntil));
