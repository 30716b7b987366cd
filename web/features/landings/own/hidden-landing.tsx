import { Link } from 'react-router-dom';
import * as words from '#words/landings/own-landings.ts';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { useSuspension } from '../../../lib/session/use-suspension.ts';

/** Tells a fisherman why nobody else sees their landing. */
export function HiddenLanding() {
  const reason = useSuspension() ? 'suspended' : 'takenDown';
  return (
    <p className="text-sm font-medium text-warn">
      {words.hidden[reason]}{' '}
      <Link to={PATHS.contact} className="text-link">
        {words.writeToUs}
      </Link>
    </p>
  );
}
