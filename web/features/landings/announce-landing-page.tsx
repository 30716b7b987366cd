import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getMyLanding, listMyLandings } from '#shared/landings/endpoints.ts';
import { isOpen } from '#shared/landings/rules.ts';
import { accountNotLoaded } from '#words/accounts/account-pending.ts';
import * as words from '#words/landings/announcing.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { NewProfileForm } from '../profiles/new-profile.tsx';
import { AnnounceForm } from './announce/announce-form.tsx';
import { ChangeForm, ChangeSeriesForm } from './announce/change-form.tsx';
import { dropLandingDraft, firstForm } from './announce/landing-draft.ts';
import { useReturnedLanding } from './announce/use-returned-landing.ts';

/** Query: `landing` is one to change, `series` landings that repeat, `draft` an announcement that waits on this device. */
export default function AnnounceLanding() {
  const session = useSession();
  usePageTitle(words.title);
  if (session.status === 'signed-out') {
    return <SignInFirst title={words.title} words={words.signInFirst} />;
  }
  if (session.status === 'signed-in' && session.me) {
    return (
      <UnlessSuspended title={words.title}>
        <OfFisherman me={session.me} onProfile={session.refresh} />
      </UnlessSuspended>
    );
  }
  if (session.status === 'loading' || !session.error) return <PageSkeleton />;
  return <ErrorState isPage words={accountNotLoaded} onRetry={() => session.refresh()} />;
}

function OfFisherman({ me, onProfile }: { me: Me; onProfile(): Promise<void> }) {
  useEffect(fetchWhatFollows, []);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const fisherman = me.profiles.find(({ profileType }) => profileType === 'fisherman');
  if (!fisherman) {
    return (
      <div className="page py-6 md:py-10">
        <div className="mx-auto flex max-w-form flex-col gap-6">
          <h1 className="text-2xl">{words.fishermanFirst.title}</h1>
          <p>{words.fishermanFirst.lead}</p>
          <NewProfileForm
            profileType="fisherman"
            me={me}
            onCreated={onProfile}
            onClose={() => navigate(PATHS.home)}
          />
        </div>
      </div>
    );
  }
  // The back button must not lead to the form of a landing that is already sent.
  const leave = () => navigate(PATHS.myPosts, { replace: true });
  const landingId = query.get('landing');
  const seriesId = query.get('series');
  const queuedId = query.get('draft');
  const common = { place: fisherman.location, onDone: leave };
  if (landingId !== null) return <Change key={landingId} landingId={landingId} {...common} />;
  if (seriesId !== null) return <ChangeSeries key={seriesId} seriesId={seriesId} {...common} />;
  const userId = me.user.id;
  if (queuedId !== null) return <Returned key={queuedId} userId={userId} queuedId={queuedId} {...common} />;
  return <Announce userId={userId} {...common} />;
}

/** Loads the code of the next screens early, since the network may be gone by then. */
function fetchWhatFollows(): void {
  const parts = [
    import('../posts/my-posts-page.tsx'),
    import('../posts/post-catch-page.tsx'),
    import('../posts/queue/queued-posts.tsx'),
    import('./own/queued-landing-steps.tsx'),
    import('./own/own-landings.tsx'),
    import('../../components/overlays/toast-host.tsx'),
  ];
  Promise.all(parts).catch(() => undefined);
}

interface FormProps {
  /** The place in the person's profile. */
  place: string;
  onDone(): void;
}

function Announce({ userId, ...rest }: FormProps & { userId: string }) {
  const [round, setRound] = useState(1);
  const [first, setFirst] = useState(() => firstForm(userId, rest.place));
  const startOver = () => {
    dropLandingDraft(userId);
    setFirst(firstForm(userId, rest.place));
    setRound(round + 1);
  };
  return <AnnounceForm key={round} userId={userId} first={first} onStartOver={startOver} {...rest} />;
}

function Returned({ userId, queuedId, ...rest }: FormProps & { userId: string; queuedId: string }) {
  const { isLoading, first } = useReturnedLanding(userId, queuedId);
  if (isLoading) return <PageSkeleton />;
  if (first)
    return (
      <AnnounceForm userId={userId} first={first} queuedId={queuedId} onStartOver={rest.onDone} {...rest} />
    );
  return <NotThere text={words.notWaiting} />;
}

function Change({ landingId, ...rest }: FormProps & { landingId: string }) {
  const { data, error, mutate } = useEndpoint(getMyLanding, { params: { landingId } });
  if (data && !isOpen(data.state)) return <NotThere text={words.isOver} />;
  if (data) return <ChangeForm landing={data} {...rest} />;
  return error ? <ErrorState isPage words={words.notLoaded} onRetry={() => mutate()} /> : <PageSkeleton />;
}

function ChangeSeries({ seriesId, ...rest }: FormProps & { seriesId: string }) {
  const { data, error, mutate } = useEndpoint(listMyLandings, { query: { limit: '1' } });
  const series = data?.series.find(({ id }) => id === seriesId);
  if (series) return <ChangeSeriesForm series={series} {...rest} />;
  if (data) return <NotThere text={words.seriesNotThere} />;
  return error ? (
    <ErrorState isPage words={words.seriesNotLoaded} onRetry={() => mutate()} />
  ) : (
    <PageSkeleton />
  );
}

function NotThere({ text }: { text: string }) {
  return (
    <div className="page">
      <EmptyState
        isPage
        drawing={<EmptyDock />}
        words={text}
        action={<ButtonLink to={PATHS.myPosts}>{words.seeMyPosts}</ButtonLink>}
      />
    </div>
  );
}
