import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pieceOf } from '#shared/posts/catches/piece.ts';
import { figureWords } from '#shared/posts/figure-words.ts';
import { drawingFor, OTHER, speciesName } from '#shared/species/species.ts';
import { andMore, landingAt } from '#words/landings/landings.ts';
import * as words from '#words/posts/queue.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { ConfirmDialog } from '../../../components/overlays/dialog.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { Written } from '../../../components/text/written.tsx';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { useDeviceQueue } from '../../../lib/device-queue/use-device-queue.ts';
import { PATHS, toAuth, toQueuedLanding, toQueuedPost } from '../../../lib/navigation/paths.ts';
import { sendFromPage } from '../../../lib/outbox/send-from-page.ts';
import type { QueuedBody, QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { dropQueued, postQueue } from '../../../lib/post-queue/store.ts';
import { useShownFish } from '../../../lib/site/site-rules.ts';
import { slotWords } from '../../../lib/time/pickup-times.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { QueuedPicture } from './queued-picture.tsx';
import { type StateWords, stateWords } from './state-words.ts';

interface QueuedPostsProps {
  userId: string;
  /** Renders the steps of a landing whose announcement waits. */
  renderSteps(announcement: QueuedPost): ReactNode;
}

/** Posts that wait on this device, each with its state and actions. Renders nothing if no post waits. */
export default function QueuedPosts({ userId, renderSteps }: QueuedPostsProps) {
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
          <QueuedCard key={post.id} post={post} steps={post.post.kind === 'landing' && renderSteps(post)} />
        ))}
      </ul>
    </section>
  );
}

function QueuedCard({ post, steps }: { post: QueuedPost; steps: ReactNode }) {
  const isOnline = useIsOnline();
  const state = stateWords(post, isOnline);
  const { title, figure, place, fish } = useSummary(post.post);
  const photos = post.photos.length;
  const queuedAt = new Date(post.queuedAt).toISOString();
  return (
    <li className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex min-h-28">
        <QueuedPicture userId={post.userId} photo={post.photos[0]} drawing={drawingFor(fish)} />
        <div className="flex min-w-0 flex-1 flex-col justify-center px-3.5 py-2">
          <h3 className="font-sans text-base font-semibold">
            <Written>{title}</Written>
          </h3>
          <p className="font-display text-lg font-bold text-accent-text">{figure}</p>
          <p className="text-sm text-muted xs:truncate">
            {[place, photos > 0 && words.photos(photos)].filter(Boolean).join(' · ')}
          </p>
          <p className="text-sm text-muted">
            <RichText text={words.filledIn} tags={{ time: () => <RelativeTime time={queuedAt} /> }} />
          </p>
        </div>
      </div>
      <div className="grid gap-2 border-t border-line px-3.5 py-2.5">
        <Status post={post} state={state} />
        {post.state.status !== 'sending' && <Actions post={post} name={title} />}
        {steps}
      </div>
    </li>
  );
}

/** A waiting post in a few words. */
function useSummary({ kind, body }: QueuedBody) {
  const now = useNow();
  const fish = useShownFish(kind === 'landing' ? (body.expected[0] ?? NO_FISH) : body);
  if (kind !== 'landing') {
    return {
      title: speciesName(fish),
      figure: figureWords('quantity' in body ? { ...body, ...pieceOf(body) } : body),
      place: body.location,
      fish,
    };
  }
  const { harbour, from, until, expected } = body;
  return {
    title: landingAt(harbour.name),
    figure: slotWords({ start: from, end: until }, now),
    place: andMore(speciesName(fish), expected.length - 1),
    fish,
  };
}

const NO_FISH = { species: OTHER };

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

/** Each button's name contains the post's name, since several posts may wait. */
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
  const form = post.post.kind === 'landing' ? toQueuedLanding(post.id) : toQueuedPost(post.id);
  const edit = async () => {
    await openForChange(post);
    navigate(form);
  };
  if (state.status === 'refused') {
    return (
      <ButtonLink variant="secondary" to={form} aria-label={words.editNamed(name)}>
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

/** Sends it again at once. */
async function retry(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, (post) =>
    // Does not change a post that is being sent right now.
    post.state.status === 'sending' ? post : { ...post, state: { status: 'waiting' } },
  );
  await sendFromPage(queued.userId);
}

/** Sends it as a new post even if an earlier attempt may have succeeded, since the person checked and confirmed. */
async function postAnew(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, ({ unanswered: _, ...post }) => ({
    ...post,
    idempotencyKey: newIdempotencyKey(),
    state: { status: 'waiting' },
  }));
  await sendFromPage(queued.userId);
}

/** Turns it into a draft, which is not sent until the person changes it. */
async function openForChange(queued: QueuedPost): Promise<void> {
  await postQueue.change(queued, (post) =>
    post.state.status === 'failed'
      ? { ...post, state: { status: 'refused', issues: [{ path: '', message: post.state.message }] } }
      : post,
  );
}
