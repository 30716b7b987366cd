import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { FieldIssue } from '#shared/contract/errors.ts';
import * as words from '#words/posts/posting.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { toScreen } from '../../../lib/navigation/paths.ts';
import { isQueuedId } from '../../../lib/post-queue/queued-post.ts';
import { dropFiles, sweepFiles } from '../../../lib/post-queue/store.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { type PostProblem, type Ready, usePosting, useWaiting } from '../../../parts/posts/use-posting.ts';
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
import { useStep } from './use-step.ts';

export interface Poster {
  userId: string;
  /** The name in the fisherman profile; the server adds it to the post. */
  name: string;
  /** The place in their profile, with which a new post starts; empty if there is none. */
  location: string;
  /** The credits that can make a post Pro; none for Pro fishermen. */
  credits: number;
}

/** A post that came back from the queue because something in it must be changed. */
export interface ReturnedPost {
  id: string;
  draft: Draft;
  issues: readonly FieldIssue[];
}

export interface PostWizardOptions {
  poster: Poster;
  returned?: ReturnedPost | undefined;
  /** Called when it is posted, or stored on this device to be sent later. */
  onDone(): void;
}

/** The wizard's state: the form, the photos, the step, the issues, and the sending of the post. */
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
    else void posting.post(whole);
  };
  // A person who went back a step meanwhile doesn't want to post yet.
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
    /** Shown on the first step after arriving, not on every later one. */
    isResumed: first.wasKept && !returned && step === arrivedAt,
    busy: posting.isSending ? words.posting : waiting.isWaiting ? words.finishingPhotos : undefined,
    postAnew: () => {
      const whole = readyPost();
      if (whole) posting.postAnew(whole);
    },
  };
}

/** The form's values, starting with the stored draft, and the problems that prevent posting. */
function useFilledIn(poster: Poster, returned: ReturnedPost | undefined) {
  const place: DraftPlace = { userId: poster.userId, ...(returned && { queuedId: returned.id }) };
  const first = useFirstDraft(place, poster, returned?.draft);
  const methods = useForm<PostForm>({ defaultValues: first.form });
  const form = methods.watch();
  const { list, of } = usePostPhotos(poster.userId, first.photos);
  const photos = of(form.kind);
  const reading = readForm(form, photos.chosen, { now: serverNow(), rules: useSiteRules() });
  const [newPostId] = useState(() => crypto.randomUUID());
  /** Returns the complete post; undefined if there are problems. */
  const readyPost = (): Ready | undefined =>
    reading.ok
      ? {
          id: returned?.id ?? newPostId,
          userId: poster.userId,
          post: reading.post,
          photos: photos.kept,
          form,
          queuedAt: Date.now(),
          ...(isQueuedId(form.landingId) && { announcementId: form.landingId }),
          isForLater: !navigator.onLine || !photos.areThere,
        }
      : undefined;
  const found = [...(reading.ok ? [] : reading.issues), ...photos.issues];
  return { place, first, methods, form, list, photos, found, readyPost };
}

interface SendingOptions {
  /** Called with the server's errors about single fields. */
  onRefused(issues: readonly FieldIssue[]): void;
  onDone(): void;
}

/** Posts the form, reports the outcome, and keeps the draft until it is posted. */
function useSending(filled: ReturnType<typeof useFilledIn>, { onRefused, onDone }: SendingOptions) {
  const { place, first, form } = filled;
  const photos = filled.list.slots.map(toKept);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const posting = usePosting({
    first,
    noConnection: words.noConnection,
    onPosted(id) {
      const kind = form.kind || 'catch';
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
      // A post is sent with its own token, whose refusal doesn't end the session. If the session is over, `GET /me`
      // ends it.
      if (problem.status === 'signed-out') void refresh();
    },
  });
  const draft = useKeepDraft(place, { form, photos, ...posting.attempt });
  return posting;
}

/** Files without a draft that are older than this were left behind. */
const LEFT_BEHIND_MS = 3_600_000;

/** Deletes the files of a posted draft, and files that another tab left behind. */
async function forgetPhotos(userId: string, photos: Draft['photos']): Promise<void> {
  await dropFiles(userId, photos);
  await sweepFiles(userId, draftedPhotos(userId), Date.now() - LEFT_BEHIND_MS);
}

function toastProblem({ status }: PostProblem): void {
  if (status === 'failed') toastNotPosted();
  if (status === 'signed-out') toastSignInToPost();
}
