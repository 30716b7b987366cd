import { landingCalendarPath } from '#shared/sharing/feeds.ts';
import { addToCalendar } from '#words/landings/landings.ts';
import { lookOf } from '../../../components/button.tsx';

/** A file that calendar apps open, made by the server. */
export function AddToCalendar({ id }: { id: string }) {
  return (
    <a href={landingCalendarPath(id)} className={lookOf({ variant: 'secondary', size: 'large' })}>
      {addToCalendar}
    </a>
  );
}
