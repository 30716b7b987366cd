/**
 * A time in the form of `<input type="datetime-local">`: local time, to the minute.
 * @param time milliseconds since the epoch
 */
export function localMinute(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}
