import { useNavigate, useParams } from 'react-router-dom';
import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import { figureWords } from '#shared/posts/figure-words.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import * as catchWords from '#words/posts/own-catches.ts';
import * as words from '#words/posts/posting.ts';
import { editingExpired } from '#words/posts/rules.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLeaving } from '../../components/forms/use-leaving.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { ErrorState } from '../../components/states.tsx';
import { Written } from '../../components/text/written.tsx';
import { readOwnCatch } from '../../lib/api/first-reads.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useKnown } from '../../lib/api/use-known.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { PhotoImage } from '../../parts/posts/photo-image.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { EditPost } from './edit/edit-post.tsx';
import { useOpened } from './edit/use-opened.ts';
import { ExpiredWords } from './own/expired-words.tsx';
import { SoldButton } from './own/sold-button.tsx';

/** /edit-catch/{id}: the owner's form for a catch. */
export default function EditCatchPage() {
  const { catchId = '' } = useParams();
  const session = useSession();
  const navigate = useNavigate();
  const isSignedIn = session.status === 'signed-in';
  const [definition, question] = readOwnCatch(catchId);
  const read = useEndpoint(definition, isSignedIn ? question : undefined);
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
  if (!isSignedIn || !session.me) return <AccountPending title={words.editCatch} />;
  const leave = () => navigate(PATHS.myPosts);
  return (
    <div className="page py-6 md:py-10">
      <div className="mx-auto flex max-w-form flex-col gap-6">
        <h1 className="text-2xl">{words.editCatch}</h1>
        {!own && <Opening catchId={catchId} />}
        {own && !isEditable(own.post, serverNow()) && <Expired />}
        {own && isEditable(own.post, serverNow()) && (
          <EditPost
            key={own.post.version}
            own={own}
            readNow={readNow}
            onOpenAgain={() => void openAgain()}
            onSaved={leave}
            onCancel={leave}
            leaving={leaving}
            more={
              <SoldButton
                post={own.post}
                species={speciesName(own.post)}
                onChanged={() => {
                  invalidate('catch');
                  leaving.ask(leave);
                }}
              />
            }
          />
        )}
      </div>
    </div>
  );
}

/** Shown until the current post is loaded and the form can start. It shows the post as My Posts knows it. */
function Opening({ catchId }: { catchId: string }) {
  const post = useKnown(catchId, (answersOf) =>
    answersOf(listMyCatches)
      .flatMap(({ items }) => items)
      .find(({ id }) => id === catchId),
  );
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {post && (
        <div className="flex items-center gap-4">
          {post.photo && (
            <span className="size-20 shrink-0">
              <PhotoImage
                photo={post.photo}
                alt=""
                size="card"
                drawing={drawingFor(post)}
                className="size-20 rounded-photo"
              />
            </span>
          )}
          <div>
            <p className="font-semibold">
              <Written>{speciesName(post)}</Written>
            </p>
            <p>{figureWords(post)}</p>
            <p className="text-muted">
              {quantityLeft(post)} · <Written>{post.location}</Written>
            </p>
          </div>
        </div>
      )}
      <LoadingBlock className="h-80" />
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
