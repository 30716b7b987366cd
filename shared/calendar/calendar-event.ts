/** An event as calendars show it, whichever way it is written. */
export interface CalendarEvent {
  /** Stays the same in every calendar and language: programs update an event that they know. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** ISO 8601, as are all times. */
  changedAt?: string;
  start: string;
  end: string;
  status: 'tentative' | 'confirmed' | 'cancelled';
  /** Whether its reader has to be there, so that the time isn't free. */
  isBusy: boolean;
  title: string;
  /** Empty ones are left out. */
  lines: readonly string[];
  place?: string;
  url: string;
}
