import { Link } from 'react-router-dom';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/moderation/suspension.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';

/** Says why the person can't post, until when, and who can help. */
export function SuspensionWords({ reason, until }: NonNullable<Me['suspension']>) {
  return (
    <>
      {words.suspended} {reason !== undefined && `${words.because(reason)} `}
      {until !== undefined && `${words.endsOn(longDate(new Date(until)))} `}
      <Link to={PATHS.contact} className="inline-block py-3 font-semibold underline underline-offset-4">
        {words.objection}
      </Link>
    </>
  );
}
