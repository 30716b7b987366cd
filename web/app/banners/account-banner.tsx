import { Link } from 'react-router-dom';
import * as words from '#words/accounts/second-factor.ts';
import { Banner } from '../../components/banner.tsx';
import { PATHS, SECOND_FACTOR_HASH } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { SuspensionWords } from '../../parts/moderation/suspension-words.tsx';

/** Says on every page that the person is suspended, or why their role has no effect. */
export default function AccountBanner({ me }: { me: Me }) {
  return (
    <>
      {me.isSuspended && (
        <Banner kind="suspended">
          <SuspensionWords {...me.suspension} />
        </Banner>
      )}
      {me.secondFactor?.isMissing && (
        <Banner kind="suspended">
          {words.secondFactorMissing}{' '}
          <Link
            to={{ pathname: PATHS.profile, hash: SECOND_FACTOR_HASH }}
            className="inline-block py-3 font-semibold underline underline-offset-4"
          >
            {words.setUpNow}
          </Link>
        </Banner>
      )}
    </>
  );
}
