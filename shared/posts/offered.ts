/**
 * Whether fish is too old to be handed over.
 * @param until when it stops being offered, ISO 8601; absent for what keeps
 * @param now milliseconds since the epoch
 */
export const isOver = (until: string | undefined, now: number): boolean =>
  until !== undefined && Date.parse(until) <= now;
