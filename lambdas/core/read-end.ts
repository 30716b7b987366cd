import { fieldError } from '#shared/contract/errors.ts';
import { endInPast } from '#words/people/fields.ts';

/**
 * Returns an end time that an administrator set, such as that of a suspension, in the stored format.
 * @param until ISO 8601 with any offset, from the field of that name; undefined for no end
 * @throws AppError naming the field if the time isn't later than `now`
 */
export function readEnd(until: string | undefined, now: Date): string | undefined {
  if (until === undefined) return undefined;
  const end = new Date(until);
  if (end <= now) throw fieldError('until', endInPast);
  return end.toISOString();
}
