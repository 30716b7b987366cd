import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { accountNotLoaded } from '#words/accounts/account-pending.ts';
import { announce } from '#words/landings/own-landings.ts';
import * as words from '#words/posts/posting.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { PATHS, toAuth } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { NewProfileForm } from '../profiles/new-profile.tsx';
import { forgetDraft } from './draft/forget-draft.ts';
import { PostAgain } from './edit/post-again.tsx';
import { PostLine } from './edit/post-line.tsx';
import { PostWizard } from './wizard/post-wizard.tsx';
import { useReturnedPost } from './wizard/use-returned-post.ts';

export default function PostCatch() {
  const session = useSession();
  usePageTitle(words.pageTitle);
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-out') return <SignInFirst />;
  if (session.me)
    return (
      <UnlessSuspended title={words.pageTitle}>
        <Wizard me={session.me} onProfile={session.refresh} />
      </UnlessSuspended>
    );
  if (!session.error) return <PageSkeleton />;
  return (
    <div className="page">
      <h1 className="sr-only">{words.pageTitle}</h1>
      <ErrorState words={accountNotLoaded} detail={words.kept} onRetry={() => session.refresh()} />
    </div>
  );
}

/** Loads the code of the next screen early, since the network may be gone by then. */
function fetchWhatFollows(): void {
  const parts = [
    import('./my-posts-page.tsx'),
    import('./queue/queued-posts.tsx'),
    import('../../components/overlays/toast-host.tsx'),
  ];
  Promise.all(parts).catch(() => undefined);
}

function Wizard({ me, onProfile }: { me: Me; onProfile(): Promise<void> }) {
  const [round, setRound] = useState(1);
  const { isOn } = useParts();
  useEffect(fetchWhatFollows, []);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queuedId = search.get('draft') ?? undefined;
  const { isLoading, returned } = useReturnedPost(me.user.id, queuedId);
  if (isLoading) return <PageSkeleton />;
  if (queuedId !== undefined && !returned) return <NotWaiting />;
  const [, kind, again] = /^(catch|pledge)\.(\w+)$/.exec(search.get('again') ?? '') ?? [];
  const begin = () => navigate(PATHS.postCatch, { replace: true });
  const [, landingId, line, as] = /^([\w-]+)\.(\d)\.(catch|meals)$/.exec(search.get('landing') ?? '') ?? [];
  if (landingId !== undefined) {
    // The filled-in values limit the step: it is the first with something missing.
    const goOn = () => navigate(`${PATHS.postCatch}?step=3`, { replace: true });
    return (
      <PostLine
        landingId={landingId}
        line={Number(line)}
        as={as === 'meals' ? 'meals' : 'catch'}
        userId={me.user.id}
        onReady={goOn}
      />
    );
  }
  if (again !== undefined) {
    return (
      <PostAgain
        kind={kind === 'pledge' ? 'pledge' : 'catch'}
        id={again}
        userId={me.user.id}
        onReady={begin}
      />
    );
  }

  // The back button must not lead to the form of a post that is already sent.
  const leave = () => navigate(PATHS.myPosts, { replace: true });
  const startOver = () => {
    forgetDraft({ userId: me.user.id });
    navigate(PATHS.postCatch, { replace: true });
    setRound(round + 1);
  };
  const fisherman = me.profiles.find(({ profileType }) => profileType === 'fisherman');
  if (!fisherman) {
    const goHome = () => navigate(PATHS.home);
    return <FishermanFirst me={me} onCreated={onProfile} onCancel={goHome} />;
  }
  const { name, location, isPro, credits = 0 } = fisherman;
  const userId = me.user.id;
  const poster = { userId, name, location, credits: isPro || !isOn('goPro') ? 0 : credits };
  return (
    <PostWizard
      key={`${me.user.id} ${queuedId} ${round}`}
      poster={poster}
      returned={returned}
      atSea={<AnnounceHint />}
      onDone={leave}
      onStartOver={startOver}
    />
  );
}

/** For people who are not back yet. */
function AnnounceHint() {
  if (!useParts().isOn('landings')) return null;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-muted">
      {words.notBackYet}
      <Link to={PATHS.newLanding} className="text-link inline-flex min-h-11 items-center">
        {announce}
      </Link>
    </p>
  );
}

interface FishermanFirstProps {
  me: Me;
  onCreated(): Promise<void>;
  onCancel(): void;
}

/** The draft is stored meanwhile, and the wizard continues with it. */
function FishermanFirst({ me, onCreated, onCancel }: FishermanFirstProps) {
  return (
    <div className="page py-6 md:py-10">
      <div className="mx-auto flex max-w-form flex-col gap-6">
        <h1 className="text-2xl">{words.fishermanFirst.title}</h1>
        <p>{words.fishermanFirst.lead}</p>
        <NewProfileForm profileType="fisherman" me={me} onCreated={onCreated} onClose={onCancel} />
      </div>
    </div>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <div className="page flex flex-col items-center gap-4 py-12 text-center">
      <EmptyDock className="w-60 text-muted" />
      <h1 className="text-2xl">{words.authenticationRequired}</h1>
      <p className="text-lg">{words.signInToPost}</p>
      <ButtonLink to={toAuth(pathname + search)} size="large">
        {words.signIn}
      </ButtonLink>
    </div>
  );
}

/** The post was sent or discarded meanwhile, or is on another device. */
function NotWaiting() {
  return (
    <div className="page">
      <h1 className="sr-only">{words.pageTitle}</h1>
      <EmptyState
        drawing={<EmptyDock />}
        words={words.notWaiting}
        action={<ButtonLink to={PATHS.myPosts}>{words.seeMyPosts}</ButtonLink>}
      />
    </div>
  );
}
