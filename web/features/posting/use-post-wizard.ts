import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { toast } from '../../components/toast.tsx';
import { idOf } from './form-field.tsx';
import {
  type ChosenPhoto,
  firstStepOf,
  type PostForm,
  type PostKind,
  readForm,
  stepOf,
} from './post-form.ts';
import { useFirstDraft, useKeepDraft } from './use-draft.ts';
import { useIssues } from './use-issues.ts';
import { type PhotoList, type PhotoSlot, toKept, usePhotoList } from './use-photo-list.ts';
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
  const photos = usePhotoList({ initial: first.photos, onRefused: sayInvalidFile, onTooMany: sayTooMany });
  // A sale has no place for the photo of packaged meals.
  const taken = photos.slots.filter(({ label }) => label === 'catch' || form.kind === 'pledge');
  const reading = readForm(form, taken.flatMap(toChosen), Date.now());
  const found = [...photoIssues(taken), ...(reading.ok ? [] : reading.issues)];
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
      issues.refuse(markPhotos(refused, photos, taken));
      const where = firstStepOf(refused);
      if (where !== step) go(where);
    },
    onObstacle: sayObstacle,
  });
  const draft = useKeepDraft(userId, {
    form,
    photos: photos.slots.map(toKept),
    ...posting.attempt,
  });

  const askFor = (wrong: readonly FieldIssue[]) => {
    issues.ask();
    const id = idOf(wrong[0]?.path ?? '');
    // The list of errors focuses the first field when it appears; this is for every press after that.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const post = () => {
    if (found.length > 0) askFor(found);
    else if (reading.ok) posting.post(reading.post);
  };
  const isBusy = taken.some(({ status }) => status === 'uploading');
  // Who went a step back in the meantime does not want to post yet.
  const waiting = useWaiting(isBusy, () => step === 3 && post());

  return {
    methods,
    form,
    step,
    back,
    photos,
    posting,
    issues: issues.shown,
    /** Said where the person arrives, not on every step after it. */
    isResumed: first.wasKept && step === arrivedAt,
    needsPhotoCare: taken.some(({ status }) => status !== 'ready'),
    busy: posting.isSending ? 'Posting...' : waiting.isWaiting ? 'Finishing photos...' : undefined,
    goOn() {
      const wrong = found.filter((issue) => stepOf(issue) === step);
      if (wrong.length > 0) askFor(wrong);
      else if (step < 3) go(step === 1 ? 2 : 3);
      else if (isBusy) waiting.wait();
      else post();
    },
    postAnew() {
      if (reading.ok) posting.postAnew(reading.post);
    },
  };
}

function toChosen(slot: PhotoSlot): ChosenPhoto[] {
  return slot.status === 'ready' ? [{ uploadId: slot.uploadId, imageType: slot.label }] : [];
}

/** A photo that did not arrive is not left out in silence. */
function photoIssues(slots: readonly PhotoSlot[]): FieldIssue[] {
  const failed = slots.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return [];
  const which = failed === 1 ? 'A photo is' : `${failed} photos are`;
  return [
    {
      path: 'photos',
      message: `${which} not uploaded. Please try again or remove ${failed === 1 ? 'it' : 'them'}.`,
    },
  ];
}

/** Shows what the server says of single photos on their tiles; gives the issues that are left for the inputs. */
function markPhotos(
  issues: readonly FieldIssue[],
  photos: PhotoList,
  taken: readonly PhotoSlot[],
): FieldIssue[] {
  const sent = taken.filter(({ status }) => status === 'ready');
  return issues.filter(({ path, message }) => {
    const slot = sent[Number(/^photos\.(\d+)/.exec(path)?.[1])];
    if (slot) photos.fail(slot.key, message);
    return !slot;
  });
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

const sayInvalidFile = (message: string) =>
  toast({ title: 'Invalid File', description: message, kind: 'bad' });

const sayTooMany = (count: number) =>
  toast({
    title: 'At most 3 photos',
    description: count === 1 ? 'One was left out.' : `${count} were left out.`,
  });
