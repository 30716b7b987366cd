/** `2026-11-23`. @param timeZone by default the reader's */
export const dayOf = (time: number, timeZone?: string): string =>
  new Date(time).toLocaleDateString('sv-SE', { timeZone });
