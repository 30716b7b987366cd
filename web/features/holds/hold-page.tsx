import type { ReactNode } from 'react';
import { AbsentPage } from '../../components/absent-page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import type { useHold } from '../../parts/holds/use-hold.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';

interface HoldPageProps<Hold> {
  known: ReturnType<typeof useHold<Hold>>;
  titleOf(hold: Hold): string;
  /** The name of the list. */
  title: string;
  texts: {
    signInToSee: string;
    oneNotLoaded: string;
    toList: string;
  };
  notFound: string;
  /** The path of the list of the side that collects. */
  list: string;
  /** The page that leads a fisherman here. */
  fishermansList: { to: string; title: string };
  children(hold: Hold, userId: string): ReactNode;
}

/** The page of one claim or reservation, for the side that collects and for the fisherman. */
export function HoldPage<Hold extends { fishermanId?: string | undefined }>({
  known: { hold, isAbsent, isFailed, retry },
  titleOf,
  title,
  texts,
  notFound,
  list,
  fishermansList,
  children,
}: HoldPageProps<Hold>) {
  const session = useSession();
  usePageTitle(hold ? titleOf(hold) : isAbsent ? notFound : undefined);
  if (session.status === 'signed-out') return <SignInFirst title={title} words={texts.signInToSee} />;
  if (isAbsent) return <AbsentPage title={title} words={notFound} link={{ to: list, label: texts.toList }} />;
  if (session.status !== 'signed-in' || !session.me) return <AccountPending title={title} />;
  if (isFailed) {
    return (
      <UnlessSuspended title={title}>
        <ErrorState isPage words={texts.oneNotLoaded} onRetry={() => retry()} />
      </UnlessSuspended>
    );
  }
  if (!hold) return <PageSkeleton />;
  const { id } = session.me.user;
  return (
    <div className="page flex flex-col gap-3 py-4">
      <div className="-ml-4">
        {hold.fishermanId === id ? (
          <BackLink to={fishermansList.to}>{fishermansList.title}</BackLink>
        ) : (
          <BackLink to={list}>{title}</BackLink>
        )}
      </div>
      {children(hold, id)}
    </div>
  );
}
