import { Link } from 'react-router-dom';
import * as words from '#words/accounts/second-factor.ts';
import { Banner } from '../../components/banner.tsx';
import { PATHS, SECOND_FACTOR_HASH } from '../../lib/navigation/paths.ts';

/** Says on every page why a role serves for nothing, and leads to where that is mended. */
export default function SecondFactorBanner() {
  return (
    <Banner kind="suspended">
      {words.secondFactorMissing}{' '}
      <Link
        to={{ pathname: PATHS.profile, hash: SECOND_FACTOR_HASH }}
        className="inline-block py-3 font-semibold underline underline-offset-4"
      >
        {words.setUpNow}
      </Link>
    </Banner>
  );
}
