import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { FieldIssue } from '#shared/contract/errors.ts';
import * as words from '#words/posts/posting.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { toScreen } from '../../../lib/navigation/paths.ts';
import { dropFiles, sweepFiles } from '../../../lib/post-queue/store.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { type Draft, type DraftPlace, draftedPhotos } from '../draft/draft.ts';
import { useFirstDraft, useKeepDraft } from '../draft/use-draft.ts';
import { toFormPath } from '../form/form-paths.ts';
import type { PostForm } from '../form/post-form.ts';
import { firstStepOf, stepOf } from '../form/post-steps.ts';
import { readForm } from '../form/read-form.ts';
import { useIssues } from '../form/use-issues.ts';
import { toastNotPosted, toastPosted, toastSignInToPost } from '../own/post-toasts.ts';
import { toKept } from '../photos/photo-slot.ts';
import { usePostPhotos } from '../photos/use-post-photos.ts';
import { type PostProblem, type Ready, usePosting, useWaiting } from './use-posting.ts';
import { useStep } from './use-step.ts';

export interface Poster {
  userId: string;
  /** Of the fisherman profile: the server puts it beside the post. */
  name: string;
  /** Of their profile, for a new post to begin with; empty where there is none. */
  location: string;
  /** That may make a post Pro; none for who is Pro anyway. */
  credits: number;
}

/** A post that came back from the queue, because something in it has to be changed. */
export interface ReturnedPost {
  id: string;
  draft: Draft;
  issues: readonly FieldIssue[];
}

export interface PostWizardOptions {
  poster: Poster;
  returned?: ReturnedPost | undefined;
  /** It is posted, or waits on this device and will be. */
  onDone(): void;
}

/** The wizard's state: form, photos, step, what is wrong, and the one post it ends with. */
export function usePostWizard({ poster, returned, onDone }: PostWizardOptions) {
  const filled = useFilledIn(poster, returned);
  const { first, methods, form, photos, found, readyPost } = filled;
  const refusedBefore = returned?.issues ?? [];
  const { step, go, back } = useStep(
    firstStepOf(found),
    refusedBefore.length > 0 ? firstStepOf(refusedBefore) : 1,
  );
  const [arrivedAt] = useState(step);
  const issues = useIssues(form, found, step, refusedBefore);
  const onRefused = (refused: readonly FieldIssue[]) => {
    issues.refuse(photos.mark(refused));
    const where = firstStepOf(refused);
    if (where !== step) go(where);
  };
  const posting = useSending(filled, { onRefused, onDone });

  const postNow = () => {
    const whole = readyPost();
    if (found.length > 0 || !whole) issues.ask(found);
    else posting.post(whole);
  };
  // A person who has gone a step back meanwhile doesn't want to post yet.
  const waiting = useWaiting(photos.isBusy, () => step === 3 && postNow());
  const goOn = () => {
    const wrong = found.filter((issue) => stepOf(issue) === step);
    if (wrong.length > 0) issues.ask(wrong);
    else if (step < 3) go(step === 1 ? 2 : 3);
    else if (photos.isBusy && navigator.onLine) waiting.wait();
    else postNow();
  };

  return {
    methods,
    form,
    step,
    back,
    goOn,
    posting,
    issues: issues.shown,
    photos: filled.list,
    photosNeedCare: !photos.areThere,
    /** Said where the person arrives, not on every step after it. */
    isResumed: first.wasKept && !returned && step === arrivedAt,
    busy: posting.isSending ? words.posting : waiting.isWaiting ? words.finishingPhotos : undefined,
    postAnew: () => {
      const whole = readyPost();
      if (whole) posting.postAnew(whole);
    },
  };
}

/** The form's values, starting with the kept draft, and the problems that prevent posting. */
function useFilledIn(poster: Poster, returned: ReturnedPost | undefined) {
  const place: DraftPlace = { userId: poster.userId, ...(returned && { queuedId: returned.id }) };
  const first = useFirstDraft(place, poster, returned?.draft);
  const methods = useForm<PostForm>({ defaultValues: first.form });
  const form = methods.watch();
  const { list, of } = usePostPhotos(poster.userId, first.photos);
  const photos = of(form.kind);
  const reading = readForm(form, photos.chosen, { now: serverNow(), rules: useSiteRules() });
  const [newPostId] = useState(() => crypto.randomUUID());
  /** The whole post, unless something stands against it. */
  const readyPost = (): Ready | undefined =>
    reading.ok
      ? {
          id: returned?.id ?? newPostId,
          userId: poster.userId,
          post: reading.post,
          photos: photos.kept,
          form,
          queuedAt: Date.now(),
          isForLater: !navigator.onLine || !photos.areThere,
        }
      : undefined;
  const found = [...(reading.ok ? [] : reading.issues), ...photos.issues];
  return { place, first, methods, form, list, photos, found, readyPost };
}

interface SendingOptions {
  /** Errors of single fields from the server. */
  onRefused(issues: readonly FieldIssue[]): void;
  onDone(): void;
}

/** Posts what is filled in, says how that ended, and keeps the draft until it did. */
function useSending(filled: ReturnType<typeof useFilledIn>, { onRefused, onDone }: SendingOptions) {
  const { place, first, form } = filled;
  const photos = filled.list.slots.map(toKept);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const posting = usePosting({
    first,
    onPosted(kind, id) {
      draft.drop();
      toastPosted(kind, id === undefined ? undefined : () => navigate(toScreen({ kind, id })));
      invalidate(kind);
      void forgetPhotos(place.userId, photos);
      onDone();
    },
    onQueued() {
      draft.drop();
      toast({ ...words.keptOnDevice });
      onDone();
    },
    onRefused(found) {
      const refused = found.map(toFormPath);
      toastNotPosted();
      if (refused.some(({ path }) => path === 'useCredit')) invalidate('credits');
      onRefused(refused);
    },
    onProblem(problem) {
      toastProblem(problem);
      // A post is sent with a token of its own, whose refusal ends no session: that GET /me does, where it is over.
      if (problem.status === 'signed-out') void refresh();
    },
  });
  const draft = useKeepDraft(place, { form, photos, ...posting.attempt });
  return posting;
}

/** From this age on a file that no draft names was left behind. */
const LEFT_BEHIND_MS = 3_600_000;

/** The files of what was posted are not needed any more; nor are those that a tab left behind. */
async function forgetPhotos(userId: string, photos: Draft['photos']): Promise<void> {
  await dropFiles(userId, photos);
  await sweepFiles(userId, draftedPhotos(userId), Date.now() - LEFT_BEHIND_MS);
}

function toastProblem({ status }: PostProblem): void {
  if (status === 'failed') toastNotPosted();
  if (status === 'signed-out') toastSignInToPost();
}
