import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { toast } from '../../components/toast.tsx';
import type { PostKind } from '../../lib/post-kind.ts';
import { sendFromPage } from '../../lib/post-queue/send-from-page.ts';
import { dropFiles, dropQueued, sweepFiles } from '../../lib/post-queue/store.ts';
import { type Draft, type DraftPlace, draftedPhotos } from './draft.ts';
import { idOf } from './form-field.tsx';
import { type PostForm, readForm } from './post-form.ts';
import { firstStepOf, stepOf } from './post-steps.ts';
import { queuePost } from './queue-post.ts';
import { useFirstDraft, useKeepDraft } from './use-draft.ts';
import { useIssues } from './use-issues.ts';
import { toKept } from './use-photo-list.ts';
import { usePostPhotos } from './use-post-photos.ts';
import { type Obstacle, type Ready, usePosting, useWaiting } from './use-posting.ts';
import { useStep } from './use-step.ts';

export interface Poster {
  userId: string;
  /** Goes with the post. */
  name: string;
  /** Offered where buyers may write. */
  email: string;
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
  onPosted(kind: PostKind): void;
  /** It waits on this device now. */
  onQueued(kind: PostKind): void;
}

/** The wizard's state: form, photos, step, what is wrong, and the one post it ends with. */
export function usePostWizard({ poster, returned, onPosted, onQueued }: PostWizardOptions) {
  const place: DraftPlace = { userId: poster.userId, ...(returned && { queuedId: returned.id }) };
  const first = useFirstDraft(place, poster.name, returned?.draft);
  const methods = useForm<PostForm>({ defaultValues: first.form });
  const form = methods.watch();
  const { list, of } = usePostPhotos(poster.userId, first.photos);
  const photos = of(form.kind);
  const reading = readForm(form, photos.chosen, Date.now());
  const found = [...(reading.ok ? [] : reading.issues), ...photos.issues];
  const refusedBefore = returned?.issues ?? [];
  const { step, go, back } = useStep(
    firstStepOf(found),
    refusedBefore.length > 0 ? firstStepOf(refusedBefore) : 1,
  );
  const [arrivedAt] = useState(step);
  const issues = useIssues(form, step, found, refusedBefore);

  const posting = usePosting({
    first,
    onPosted(kind) {
      draft.drop();
      void forgetPosted(place, list.slots.map(toKept));
      toast({ title: POSTED[kind], kind: 'good' });
      onPosted(kind);
    },
    onRefused(refused) {
      sayFailed();
      issues.refuse(photos.mark(refused));
      const where = firstStepOf(refused);
      if (where !== step) go(where);
    },
    onObstacle: sayObstacle,
    async keep(ready, attempt) {
      if (!(await queuePost(place, form, ready, attempt))) return false;
      draft.drop();
      toast({
        title: 'Kept on this device',
        description: 'It will be posted as soon as there is a connection.',
      });
      void sendFromPage(place.userId);
      onQueued(ready.post.kind);
      return true;
    },
  });
  const draft = useKeepDraft(place, { form, photos: list.slots.map(toKept), ...posting.attempt });

  const ready = (): Ready | undefined =>
    reading.ok
      ? { post: reading.post, photos: photos.kept, isForLater: !navigator.onLine || !photos.areThere }
      : undefined;
  const postNow = () => {
    const whole = ready();
    if (found.length > 0 || !whole) showWrong(issues.ask, found);
    else posting.post(whole);
  };
  // Who went a step back in the meantime does not want to post yet.
  const waiting = useWaiting(photos.isBusy, () => step === 3 && postNow());
  const goOn = () => {
    const wrong = found.filter((issue) => stepOf(issue) === step);
    if (wrong.length > 0) showWrong(issues.ask, wrong);
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
    photos: list,
    photosNeedCare: !photos.areThere,
    /** Said where the person arrives, not on every step after it. */
    isResumed: first.wasKept && !returned && step === arrivedAt,
    busy: posting.isSending ? 'Posting...' : waiting.isWaiting ? 'Finishing photos...' : undefined,
    postAnew: () => {
      const whole = ready();
      if (whole) posting.postAnew(whole);
    },
  };
}

/** Milliseconds after which a file that no draft names was left behind. */
const YOUNG = 3_600_000;

/** The files of its photos are not needed any more, nor is its place in the queue. */
async function forgetPosted({ userId, queuedId }: DraftPlace, photos: Draft['photos']): Promise<void> {
  try {
    await (queuedId === undefined ? dropFiles(userId, photos) : dropQueued({ id: queuedId, userId, photos }));
    await sweepFiles(userId, draftedPhotos(userId), Date.now() - YOUNG);
  } catch {
    // Nothing was kept then.
  }
}

function showWrong(ask: () => void, wrong: readonly FieldIssue[]): void {
  ask();
  const id = idOf(wrong[0]?.path ?? '');
  // The list of errors focuses the first field when it appears; this is for every press after that.
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

const POSTED: Readonly<Record<PostKind, string>> = {
  pledge: 'Your pledge has been posted successfully!',
  catch: 'Your catch has been posted successfully!',
};

const sayFailed = () => toast({ title: 'Failed to post your catch. Please try again.', kind: 'bad' });

function sayObstacle({ status }: Obstacle): void {
  if (status === 'failed') sayFailed();
  if (status === 'signed-out') {
    toast({ title: 'Authentication Required', description: 'Please sign in to post a catch.', kind: 'bad' });
  }
}
