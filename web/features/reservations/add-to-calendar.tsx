import { speciesInSentence } from '#shared/species/names.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toReservation } from '../../lib/navigation/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Reservation } from './reservation-state.tsx';

/** Offers the pickup as a file for the person's calendar. */
export function AddToCalendar({ reservation }: { reservation: Reservation }) {
  const save = async () => {
    const { default: ical, ICalCalendarMethod } = await import('ical-generator');
    const { id, version, amount, unit, pickupStart, pickupEnd, pickupPlace } = reservation;
    // Outlook takes a file without a method for an invitation.
    const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
    calendar.createEvent({
      // As in the calendar feed, so that a program that has both shows one event.
      id: `reservation-${id}@creel`,
      sequence: version,
      start: pickupStart,
      end: pickupEnd,
      summary: words.calendarTitle(amountWords(amount, unit), speciesInSentence(reservation)),
      location: pickupPlace,
      url: new URL(toReservation(id), location.origin).href,
    });
    saveFile(new Blob([calendar.toString()], { type: 'text/calendar' }), words.calendarFile);
  };
  return (
    <ActionButton variant="quiet" busy={words.toCalendar} action={save} failed={words.notAdded}>
      {words.toCalendar}
    </ActionButton>
  );
}
