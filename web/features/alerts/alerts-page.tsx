import { alertSettings, following } from '#words/alerts/following.ts';
import * as words from '#words/alerts/list.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { ALERTS_HASH, PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { AlertList } from './alert-list.tsx';

/** /alerts: the posts that the person was told about. */
export default function Alerts() {
  const session = useSession();
  usePageTitle(words.alerts);
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-out') return <SignInFirst title={words.alerts} words={words.signInToSee} />;
  return (
    <div className="page flex max-w-180 flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{words.alerts}</h1>
        <div className="-mx-4 flex flex-wrap">
          <ButtonLink to={PATHS.favorites} variant="quiet">
            {following}
          </ButtonLink>
          <ButtonLink to={`${PATHS.profile}${ALERTS_HASH}`} variant="quiet">
            {alertSettings}
          </ButtonLink>
        </div>
      </div>
      <AlertList onSeen={session.refresh} />
    </div>
  );
}
