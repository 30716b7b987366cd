/** The same time of the next day where the reader is: not 24 hours later when clocks are changed in between. @param time milliseconds since the epoch */
export function aDayLater(time: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() + 1);
}
