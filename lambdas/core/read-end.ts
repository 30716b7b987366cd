import { fieldError } from '#shared/contract/errors.ts';
import { endInPast } from '#words/people/fields.ts';

/**
 * When something ends that administrators set, such as a suspension: as it is kept.
 * @param until ISO 8601 with any offset, of the field of that name; undefined for good
 * @throws AppError naming the field when that is not later than now
 */
export function readEnd(until: string | undefined, now: Date): string | undefined {
  if (until === undefined) return undefined;
  const end = new Date(until);
  if (end <= now) throw fieldError('until', endInPast);
  return end.toISOString();
}
