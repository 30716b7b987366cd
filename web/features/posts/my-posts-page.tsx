import { Suspense } from 'react';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/my-posts.ts';
import { printPoster } from '#words/sharing/poster.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../components/states.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { toPoster } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { PostCatchLink } from '../../parts/posts/post-catch-link.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import CsvButton from '../impact/csv-button.tsx';
import { OwnPostList } from './own/own-post-list.tsx';

// Seldom does anything wait.
const PledgeClaims = lazyPart(() => import('../claims/pledge-claims.tsx'), PartFailed);
const QueuedPosts = lazyPart(() => import('./queue/queued-posts.tsx'), PartFailed);

export default function MyPosts() {
  const session = useSession();
  const { isOn } = useParts();
  usePageTitle(words.title);
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-out') {
    return <SignInFirst title={words.title} words={words.signInFirst} />;
  }
  return (
    <div className="page flex flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl">{words.title}</h1>
        <PostCatchLink>{words.postCatch}</PostCatchLink>
      </div>
      {session.me && (
        <Suspense>
          <QueuedPosts userId={session.me.user.id} />
        </Suspense>
      )}
      <OwnPostList
        renderClaims={(pledge, onChanged) =>
          session.me &&
          isOn('claims') && (
            <Suspense fallback={<Skeleton className="m-2 h-24" />}>
              <PledgeClaims
                pledge={pledge}
                species={speciesName(pledge)}
                userId={session.me.user.id}
                onChanged={onChanged}
              />
            </Suspense>
          )
        }
      >
        {session.me?.profiles.some(({ profileType }) => profileType === 'fisherman') && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={toPoster('fisherman', session.me.user.id)} variant="secondary">
              {printPoster}
            </ButtonLink>
            <CsvButton of="own" />
          </div>
        )}
      </OwnPostList>
    </div>
  );
}
