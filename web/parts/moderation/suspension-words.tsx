import { Link } from 'react-router-dom';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/moderation/suspension.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';

/** Why nothing can be posted, until when, and whom to ask. */
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
