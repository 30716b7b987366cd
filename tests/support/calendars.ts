/** Reads calendars with another library than the one that writes them. */
import ICAL from 'ical.js';

export interface ReadEvent {
  uid: string;
  sequence: number;
  summary: string;
  description: string;
  location: string;
  status: string;
  url: string;
  /** ISO 8601, in UTC. */
  start: string;
  end: string;
  changedAt: string | undefined;
  isBusy: boolean;
}

/** @throws Error for a file that breaks RFC 5545 */
export function readCalendar(text: string): { property(name: string): string; events: ReadEvent[] } {
  // RFC 5545, 3.1: lines end with CR and LF and have at most 75 octets.
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('A line does not end with CR LF');
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line is too long: ${long}`);
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return {
    property: (name) => String(calendar.getFirstPropertyValue(name)),
    events: events.map(toEvent),
  };
}

function toEvent(event: ICAL.Event): ReadEvent {
  const value = (name: string) => event.component.getFirstPropertyValue(name);
  const changedAt = value('last-modified');
  return {
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    location: event.location,
    status: String(value('status')),
    url: String(value('url')),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    changedAt: changedAt instanceof ICAL.Time ? changedAt.toJSDate().toISOString() : undefined,
    isBusy: value('transp') !== 'TRANSPARENT',
  };
}
