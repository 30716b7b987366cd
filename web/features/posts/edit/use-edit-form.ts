import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saving } from '#words/general/form.ts';
import { finishingPhotos } from '#words/posts/posting.ts';
import { useAction } from '../../../components/overlays/use-action.ts';
import { ApiError } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/failure-words.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import type { PostBody } from '../../../lib/post-queue/queued-post.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import type { KeptPhoto } from '../draft/draft.ts';
import { toFormPath } from '../form/form-paths.ts';
import type { PostForm } from '../form/post-form.ts';
import { type ReadBy, readForm } from '../form/read-form.ts';
import { useIssues } from '../form/use-issues.ts';
import { usePostPhotos } from '../photos/use-post-photos.ts';

interface EditFormOptions {
  userId: string;
  form: PostForm;
  photos: readonly KeptPhoto[];
  /** The post when the form was opened. */
  opened: ReadBy['opened'];
  /** @throws ApiError */
  save(post: PostBody): Promise<void>;
}

export type EditFailure =
  /** Somebody else saved the post first, perhaps the same person in another tab. */
  { kind: 'changed'; words: string } | { kind: 'signed-out' } | { kind: 'failed'; words: string };

/** The form of an existing post: all inputs at once, the issues after the first attempt, and all possible outcomes. */
export function useEditForm({ userId, form: start, photos: present, opened, save }: EditFormOptions) {
  const methods = useForm<PostForm>({ defaultValues: start });
  const form = methods.watch();
  const { list, of } = usePostPhotos(userId, present);
  const photos = of(form.kind);
  const reading = readForm(form, photos.chosen, { now: serverNow(), rules: useSiteRules(), opened });
  const found = [...(reading.ok ? [] : reading.issues), ...photos.missing];
  const issues = useIssues(form, found);
  const [failure, setFailure] = useState<EditFailure>();

  const { isBusy, run: submit } = useAction(
    async () => {
      issues.ask(found);
      if (found.length > 0 || !reading.ok) return;
      setFailure(undefined);
      await save(reading.post);
    },
    (error) => {
      if (error instanceof ApiError && error.issues.length > 0) {
        issues.refuse(photos.mark(error.issues).map(toFormPath));
      } else setFailure(failureOf(error));
      return undefined;
    },
  );

  return {
    methods,
    form,
    photos: list,
    issues: issues.shown,
    failure,
    submit,
    busy: isBusy ? saving : photos.isBusy ? finishingPhotos : undefined,
  };
}

function failureOf(error: unknown): EditFailure {
  const words = messageOf(error);
  if (!(error instanceof ApiError)) return { kind: 'failed', words };
  if (error.status === 401) return { kind: 'signed-out' };
  return { kind: error.status === 409 && error.version !== undefined ? 'changed' : 'failed', words };
}
