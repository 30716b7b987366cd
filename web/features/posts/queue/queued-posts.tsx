import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { drawingFor, type SpeciesDrawingName, speciesName } from '#shared/species/species.ts';
import { figureWords } from '#words/posts/figures.ts';
import * as words from '#words/posts/queue.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { ConfirmDialog } from '../../../components/overlays/dialog.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { Written } from '../../../components/text/written.tsx';
import { newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { useDeviceQueue } from '../../../lib/device-queue/use-device-queue.ts';
import { PATHS, toAuth, toQueuedPost } from '../../../lib/navigation/paths.ts';
import { sendFromPage } from '../../../lib/outbox/send-from-page.ts';
import type { QueuedPhoto, QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { dropQueued, keptFile, postQueue } from '../../../lib/post-queue/store.ts';
import { useShownFish } from '../../../lib/site/site-rules.ts';
import { DrawnPhoto } from '../../../parts/posts/photo-image.tsx';
import { type StateWords, stateWords } from './state-words.ts';

/** Posts that wait on this device, each with how it stands and what can be done. Nothing at all when nothing waits. */
export default function QueuedPosts({ userId }: { userId: string }) {
  const posts = useDeviceQueue(postQueue, userId);
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId} className="text-lg">
        {words.title}
      </h2>
      <ul aria-labelledby={headingId} className="grid items-start gap-3 md:grid-cols-2 md:gap-5">
        {posts.map((post) => (
          <QueuedCard key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

function QueuedCard({ post }: { post: QueuedPost }) {
  const isOnline = useIsOnline();
  const state = stateWords(post, isOnline);
  const { body } = post.post;
  const fish = useShownFish(body);
  const photos = post.photos.length;
  const queuedAt = new Date(post.queuedAt).toISOString();
  return (
    <li className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex min-h-28">
        <QueuedPicture userId={post.userId} photo={post.photos[0]} drawing={drawingFor(fish)} />
        <div className="flex min-w-0 flex-1 flex-col justify-center px-3.5 py-2">
          <h3 className="font-sans text-base font-semibold">
            <Written>{speciesName(fish)}</Written>
          </h3>
          <p className="font-display text-lg font-bold text-accent-text">{figureWords(body)}</p>
          <p className="text-sm text-muted xs:truncate">
            {[body.location, photos > 0 && words.photos(photos)].filter(Boolean).join(' · ')}
          </p>
          <p className="text-sm text-muted">
            <RichText text={words.filledIn} tags={{ time: () => <RelativeTime time={queuedAt} /> }} />
          </p>
        </div>
      </div>
      <div className="grid gap-2 border-t border-line px-3.5 py-2.5">
        <Status post={post} state={state} />
        {post.state.status !== 'sending' && <Actions post={post} name={speciesName(fish)} />}
      </div>
    </li>
  );
}

function Status({ post, state }: { post: QueuedPost; state: StateWords }) {
  const isBad = state.look === 'bad';
  return (
    <div role="status" className={`flex items-start gap-2 ${isBad ? 'text-bad' : ''}`}>
      {post.state.status === 'sending' ? (
        <Spinner className="mt-0.5 size-5" />
      ) : (
        <Icon name={isBad ? 'alert' : 'offline'} className="mt-0.5 size-5" />
      )}
      <p className="min-w-0">
        <span className="font-semibold">{state.title}</span>
        {state.detail !== undefined && <span className="block text-ink">{state.detail}</span>}
      </p>
    </div>
  );
}

/** Named by what they are about: several posts may wait. */
function Actions({ post, name }: { post: QueuedPost; name: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      <NextStep post={post} name={name} />
      <Button variant="quiet" aria-label={words.discardNamed(name)} onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={words.discardTitle}
          words={words.discardText}
          confirm={words.discard}
          onClose={() => setAsking(false)}
          onConfirm={() => void dropQueued(post)}
        />
      )}
    </div>
  );
}

function NextStep({ post, name }: { post: QueuedPost; name: string }) {
  const { state } = post;
  // Not offered without a network: the post is sent automatically when there is one.
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const edit = async () => {
    await openForChange(post);
    navigate(toQueuedPost(post.id));
  };
  if (state.status === 'refused') {
    return (
      <ButtonLink variant="secondary" to={toQueuedPost(post.id)} aria-label={words.editNamed(name)}>
        {words.edit}
      </ButtonLink>
    );
  }
  if (state.status === 'unsure' || state.status === 'posted-before') {
    return (
      <Button
        variant="secondary"
        aria-label={words.postAnywayNamed(name)}
        onClick={() => void postAnew(post)}
      >
        {state.status === 'unsure' ? words.postAnyway : words.postAnother}
      </Button>
    );
  }
  if (state.status === 'waiting' && state.needsSignIn) {
    return (
      <ButtonLink variant="secondary" to={toAuth(PATHS.myPosts)}>
        {words.signIn}
      </ButtonLink>
    );
  }
  return (
    <>
      {isOnline && (
        <Button variant="secondary" aria-label={words.retryNamed(name)} onClick={() => void retry(post)}>
          {words.retry}
        </Button>
      )}
      {state.status === 'failed' && (
        <Button variant="quiet" aria-label={words.editNamed(name)} onClick={edit}>
          {words.edit}
        </Button>
      )}
    </>
  );
}

/** Tries it again at once. */
async function retry(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, (post) =>
    // A post that is being sent right now is left alone.
    post.state.status === 'sending' ? post : { ...post, state: { status: 'waiting' } },
  );
  await sendFromPage(queued.userId);
}

/** Sends it as a new post even if an earlier try may have succeeded: the person has checked and asked for it. */
async function postAnew(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, ({ unanswered: _, ...post }) => ({
    ...post,
    idempotencyKey: newIdempotencyKey(),
    state: { status: 'waiting' },
  }));
  await sendFromPage(queued.userId);
}

/** Makes it a draft that nobody sends until it was changed. */
async function openForChange(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, (post) =>
    post.state.status === 'failed'
      ? { ...post, state: { status: 'refused', issues: [{ path: '', message: post.state.message }] } }
      : post,
  );
}

interface QueuedPictureProps {
  userId: string;
  photo: QueuedPhoto | undefined;
  drawing: SpeciesDrawingName;
}

const LOOK = 'h-auto min-h-28 w-28 shrink-0 self-stretch';

/** The first photo, from the file on this device: it needs no network. */
function QueuedPicture({ userId, photo, drawing }: QueuedPictureProps) {
  const [address, setAddress] = useState<string>();
  const key = photo?.key;
  useEffect(() => {
    if (key === undefined) return;
    let made: string | undefined;
    let isGone = false;
    const show = async () => {
      const file = await keptFile(userId, key);
      if (isGone || !file) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [userId, key]);
  if (address === undefined) return <DrawnPhoto drawing={drawing} className={LOOK} />;
  return (
    <img src={address} alt="" className={`${LOOK} object-cover`} onError={() => setAddress(undefined)} />
  );
}
