import { Link } from 'react-router-dom';
import * as words from '#words/suspension.ts';
import { Banner } from '../components/banner.tsx';
import { PATHS } from '../lib/paths.ts';

/** Says on every page why nothing can be posted, and whom to ask. */
export default function SuspendedBanner() {
  return (
    <Banner kind="suspended">
      {words.suspended}{' '}
      <Link to={PATHS.contact} className="inline-block py-3 font-semibold underline underline-offset-4">
        {words.objection}
      </Link>
    </Banner>
  );
}
