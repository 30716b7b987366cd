import type { ClaimRecord } from '#shared/claims/schemas.ts';
import type { PledgeRecord } from '#shared/pledges/schemas.ts';
import * as words from '#words/claim-pages.ts';
import { dateTime } from '#words/format.ts';

/** "Iced, on ice since Nov 22, 2026, 6:05 AM, 34 °F as measured" */
export function handlingWords({ storage, icedAt, temperature }: ClaimRecord['handling']): string {
  const parts = [
    words.storage[storage],
    icedAt !== undefined && words.icedSince(dateTime(new Date(icedAt))),
    temperature !== undefined && words.degrees(temperature),
  ];
  return parts.filter(Boolean).join(', ');
}

export const goodUntilWords = ({ availableUntil }: Pick<PledgeRecord, 'availableUntil'>): string =>
  availableUntil === undefined ? words.keeps : dateTime(new Date(availableUntil));
