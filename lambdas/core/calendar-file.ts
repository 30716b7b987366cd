/** Writes calendars (RFC 5545). Times are in UTC, so that no program has to know the time zone of a harbor. */
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from '#shared/calendar/calendar-event.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';

const STATUS = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Some calendars read a text as HTML. */
const withoutMarkup = (text: string) => text.replace(/[<>]/g, '');

/** How often programs should read it again. Most read less often than asked. */
const REFRESH_SECONDS = 3600;

export function writeCalendar({
  name,
  about,
  language,
  events,
  now,
}: {
  name: string;
  about?: string;
  language: Language;
  events: readonly CalendarEvent[];
  now: Date;
}): string {
  const calendar = ical({
    name,
    ...(about !== undefined && { description: about }),
    prodId: { company: PRODUCT_NAME, product: 'Calendar', language: language.toUpperCase() },
    // Outlook takes a file without a method for an invitation.
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { uid, sequence, changedAt, status, isBusy, title, lines, place, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: uid,
      sequence,
      stamp: now,
      ...(changedAt !== undefined && { lastModified: changedAt }),
      status: STATUS[status],
      transparency:
        isBusy && status !== 'cancelled' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      summary: withoutMarkup(title),
      description: withoutMarkup(lines.filter(Boolean).join('\n')),
      ...(place ? { location: withoutMarkup(place) } : {}),
    });
  }
  return calendar.toString();
}
