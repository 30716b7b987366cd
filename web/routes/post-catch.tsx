import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listCatches } from '#shared/catches/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/me/endpoints.ts';
import { listPledges } from '#shared/pledges/endpoints.ts';
import { PATHS, toAuth } from '../app/paths.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { dropDraft } from '../features/posting/draft.ts';
import type { PostKind } from '../features/posting/post-form.ts';
import { PostWizard } from '../features/posting/post-wizard.tsx';
import { type Me, useSession } from '../lib/session.tsx';
import { useForget } from '../lib/use-forget.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function PostCatch() {
  const session = useSession();
  usePageTitle('Post Catch');
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-out') return <SignInFirst />;
  if (session.me) return <Wizard me={session.me} />;
  if (!session.error) return <PageSkeleton />;
  return (
    <div className="page">
      <h1 className="sr-only">Post Catch</h1>
      <ErrorState
        words="Your account could not be loaded. Please try again."
        detail="What you filled in is kept."
        onRetry={() => void session.refresh()}
      />
    </div>
  );
}

function Wizard({ me }: { me: Me }) {
  const [round, setRound] = useState(1);
  const navigate = useNavigate();
  const forget = useForget();
  const posted = (kind: PostKind) => {
    forget(getHome);
    if (kind === 'pledge') forget(listMyPledges, listPledges);
    else forget(listMyCatches, listCatches);
    // The back button then does not lead into the form of what is posted.
    navigate(PATHS.myPosts, { replace: true });
  };
  const startOver = () => {
    dropDraft(me.user.id);
    navigate(PATHS.postCatch, { replace: true });
    setRound(round + 1);
  };
  const fisherman = me.profiles.find(({ profileType }) => profileType === 'fisherman');
  const poster = { userId: me.user.id, name: fisherman?.name ?? me.user.name, email: me.user.email };
  return (
    <PostWizard key={`${me.user.id} ${round}`} poster={poster} onPosted={posted} onStartOver={startOver} />
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <div className="page flex flex-col items-center gap-4 py-12 text-center">
      <EmptyDock className="w-60 text-muted" />
      <h1 className="text-2xl">Authentication Required</h1>
      <p className="text-lg">Please sign in to post a catch.</p>
      <ButtonLink to={toAuth(pathname + search)} size="large">
        Sign In
      </ButtonLink>
    </div>
  );
}
