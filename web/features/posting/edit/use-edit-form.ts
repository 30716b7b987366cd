import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { PostBody } from '../../../lib/post-queue/queued-post.ts';
import type { KeptPhoto } from '../draft.ts';
import { idOf } from '../form-field.tsx';
import { type PostForm, readForm, toFormPath } from '../post-form.ts';
import { usePostPhotos } from '../use-post-photos.ts';

export interface EditFormOptions {
  userId: string;
  form: PostForm;
  photos: readonly KeptPhoto[];
  /** @throws ApiError */
  save(post: PostBody): Promise<void>;
}

export type EditFailure =
  /** Somebody, maybe the same person in another tab, was faster. */
  { kind: 'changed'; words: string } | { kind: 'signed-out' } | { kind: 'failed'; words: string };

/** The form of a post that is there: all its inputs at once, what is wrong after the first try, and every way it can end. */
export function useEditForm({ userId, form: start, photos: present, save }: EditFormOptions) {
  const methods = useForm<PostForm>({ defaultValues: start });
  const form = methods.watch();
  const { list, of } = usePostPhotos(userId, present);
  const photos = of(form.kind);
  const reading = readForm(form, photos.chosen, Date.now());
  const found = [...(reading.ok ? [] : reading.issues), ...photos.missing];
  const [isAsked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<readonly (FieldIssue & { value: unknown })[]>([]);
  const [failure, setFailure] = useState<EditFailure>();
  const [isSaving, setSaving] = useState(false);
  const turn = useRef(0);

  const heldBy = (path: string) => form[path as keyof PostForm];
  const standing = refusals.filter(({ path, value }) => heldBy(path) === value);
  const all = [...(isAsked ? found : []), ...standing];
  const issues = all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);

  const submit = async () => {
    setAsked(true);
    if (found.length > 0 || !reading.ok) {
      const id = idOf(found[0]?.path ?? '');
      requestAnimationFrame(() => document.getElementById(id)?.focus());
      return;
    }
    const mine = ++turn.current;
    setFailure(undefined);
    setSaving(true);
    try {
      await save(reading.post);
    } catch (error) {
      if (mine !== turn.current) return;
      if (error instanceof ApiError && error.issues.length > 0) {
        const left = photos.mark(error.issues).map(toFormPath);
        setRefusals(left.map((issue) => ({ ...issue, value: heldBy(issue.path) })));
      } else setFailure(failureOf(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    methods,
    form,
    photos: list,
    issues,
    failure,
    submit,
    busy: isSaving ? 'Saving...' : photos.isBusy ? 'Finishing photos...' : undefined,
  };
}

function failureOf(error: unknown): EditFailure {
  if (!(error instanceof ApiError))
    return { kind: 'failed', words: 'An unexpected error occurred. Please try again.' };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 409 && error.version !== undefined) return { kind: 'changed', words: error.message };
  return { kind: 'failed', words: error.message };
}
