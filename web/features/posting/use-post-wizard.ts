import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { toast } from '../../components/toast.tsx';
import { idOf } from './form-field.tsx';
import { type PostForm, type PostKind, readForm } from './post-form.ts';
import { firstStepOf, stepOf } from './post-steps.ts';
import { useFirstDraft, useKeepDraft } from './use-draft.ts';
import { useIssues } from './use-issues.ts';
import { toKept } from './use-photo-list.ts';
import { usePostPhotos } from './use-post-photos.ts';
import { type Obstacle, usePosting, useWaiting } from './use-posting.ts';
import { useStep } from './use-step.ts';

export interface Poster {
  userId: string;
  /** Goes with the post. */
  name: string;
  /** Offered where buyers may write. */
  email: string;
}

/** The wizard's state: form, photos, step, what is wrong, and the one post it ends with. */
export function usePostWizard({ userId, name }: Poster, onPosted: (kind: PostKind) => void) {
  const first = useFirstDraft(userId, name);
  const methods = useForm<PostForm>({ defaultValues: first.form });
  const form = methods.watch();
  const { list, of } = usePostPhotos(first.photos);
  const photos = of(form.kind);
  const reading = readForm(form, photos.chosen, Date.now());
  const found = [...(reading.ok ? [] : reading.issues), ...photos.issues];
  const { step, go, back } = useStep(firstStepOf(found));
  const [arrivedAt] = useState(step);
  const issues = useIssues(form, step, found);

  const posting = usePosting({
    first,
    onPosted(kind) {
      draft.drop();
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
  });
  const draft = useKeepDraft(userId, { form, photos: list.slots.map(toKept), ...posting.attempt });

  const postNow = () => {
    if (found.length > 0) showWrong(issues.ask, found);
    else if (reading.ok) posting.post(reading.post);
  };
  // Who went a step back in the meantime does not want to post yet.
  const waiting = useWaiting(photos.isBusy, () => step === 3 && postNow());
  const goOn = () => {
    const wrong = found.filter((issue) => stepOf(issue) === step);
    if (wrong.length > 0) showWrong(issues.ask, wrong);
    else if (step < 3) go(step === 1 ? 2 : 3);
    else if (photos.isBusy) waiting.wait();
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
    photosNeedCare: photos.needCare,
    /** Said where the person arrives, not on every step after it. */
    isResumed: first.wasKept && step === arrivedAt,
    busy: posting.isSending ? 'Posting...' : waiting.isWaiting ? 'Finishing photos...' : undefined,
    postAnew: () => reading.ok && posting.postAnew(reading.post),
  };
}

function showWrong(ask: () => void, wrong: readonly FieldIssue[]): void {
  ask();
  const id = idOf(wrong[0]?.path ?? '');
  // The list of errors focuses the first field when it appears; this is for every press after that.
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

const POSTED: Readonly<Record<PostKind, string>> = {
  pledge: 'Your pledge has been posted successfully!',
  marketplace: 'Your catch has been posted successfully!',
};

const sayFailed = () => toast({ title: 'Failed to post your catch. Please try again.', kind: 'bad' });

function sayObstacle({ status }: Obstacle): void {
  if (status === 'failed') sayFailed();
  if (status === 'signed-out') {
    toast({ title: 'Authentication Required', description: 'Please sign in to post a catch.', kind: 'bad' });
  }
}
