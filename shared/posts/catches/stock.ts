/** Pounds, pieces or boxes. */
export const MAX_COUNTED = 100_000;

/** The least that one person may take now. */
export const leastOf = ({ left, least }: { left: number; least: number }): number => Math.min(left, least);

/** Whether some is free to be reserved, at `now` in milliseconds since the epoch. */
export const canBeReserved = (
  { stock, reservableUntil }: { stock?: { left: number } | undefined; reservableUntil?: string | undefined },
  now: number,
): boolean => (stock?.left ?? 0) > 0 && reservableUntil !== undefined && Date.parse(reservableUntil) > now;

/** Whether the rest of it is held for buyers. */
export const isAllReserved = ({
  stock,
  held = 0,
}: {
  stock?: { left: number } | undefined;
  held?: number | undefined;
}): boolean => stock?.left === 0 && held > 0;
