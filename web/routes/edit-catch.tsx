import { useNavigate, useParams } from 'react-router-dom';
import { getMyCatch } from '#shared/me/post-endpoints.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import { speciesName } from '#shared/species.ts';
import * as catchWords from '#words/own-catches.ts';
import { editingExpired } from '#words/post-rules.ts';
import * as words from '#words/posting.ts';
import { AccountPending } from '../components/account-pending.tsx';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { ExpiredWords } from '../components/expired-words.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../components/states.tsx';
import { useLeaving } from '../components/use-leaving.tsx';
import { SoldButton } from '../features/my-posts/sold-button.tsx';
import { EditPost } from '../features/posting/edit/edit-post.tsx';
import { useOpened } from '../features/posting/edit/use-opened.ts';
import { PATHS } from '../lib/paths.ts';
import { useInvalidate } from '../lib/queries.ts';
import { useSession } from '../lib/session.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /edit-catch/{id}: the owner's form. */
export default function EditCatchPage() {
  const { catchId = '' } = useParams();
  const session = useSession();
  const navigate = useNavigate();
  const isSignedIn = session.status === 'signed-in';
  const question = isSignedIn ? { params: { catchId } } : undefined;
  const read = useEndpoint(getMyCatch, question);
  const { error, mutate } = read;
  const { opened: own, readNow, openAgain } = useOpened(read, (post) => ({ kind: 'catch', post }));
  const leaving = useLeaving();
  const invalidate = useInvalidate();
  usePageTitle(words.editCatch);
  if (session.status === 'signed-out') return <SignInFirst isPage words={words.signInToView} />;
  if (error?.status === 403 || error?.status === 404) return <Refused />;
  if (error && !own)
    return (
      <ErrorState isPage words={catchWords.loadFailed} detail={error.message} onRetry={() => mutate()} />
    );
  const email = isSignedIn ? session.me?.user.email : undefined;
  if (email === undefined) return <AccountPending title={words.editCatch} />;
  if (!own) return <PageSkeleton />;
  const leave = () => navigate(PATHS.myPosts);
  return (
    <div className="page py-6 md:py-10">
      <div className="mx-auto flex max-w-form flex-col gap-6">
        <h1 className="text-2xl">{words.editCatch}</h1>
        {isEditable(own.post, Date.now()) ? (
          <EditPost
            key={own.post.version}
            own={own}
            email={email}
            readNow={readNow}
            onOpenAgain={() => void openAgain()}
            onSaved={leave}
            onCancel={leave}
            leaving={leaving}
            more={
              <SoldButton
                post={own.post}
                species={speciesName(own.post)}
                variant="secondary"
                onChanged={() => {
                  invalidate('catch');
                  leaving.ask(leave);
                }}
              />
            }
          />
        ) : (
          <Expired />
        )}
      </div>
    </div>
  );
}

function Refused() {
  return (
    <div className="page">
      <h1 className="pt-6 text-center text-2xl">{catchWords.accessDenied}</h1>
      <EmptyState
        drawing={<EmptyDock />}
        words={catchWords.notYours}
        action={<ButtonLink to={PATHS.myPosts}>{words.myPosts}</ButtonLink>}
      />
    </div>
  );
}

function Expired() {
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{editingExpired.title}</h2>
      <p>
        <ExpiredWords />
      </p>
      <ButtonLink to={PATHS.myPosts}>{words.myPosts}</ButtonLink>
    </section>
  );
}
