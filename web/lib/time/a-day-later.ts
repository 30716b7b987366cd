/**
 * The same time on the next day in the reader's time zone, which is not 24 hours later if the clocks change in between.
 * @param time milliseconds since the epoch
 */
export function aDayLater(time: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() + 1);
}
