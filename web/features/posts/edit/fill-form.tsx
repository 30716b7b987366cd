import { useEffect, useEffectEvent, useState } from 'react';
import * as words from '#words/posts/posting.ts';
import { ErrorState, PageSkeleton } from '../../../components/states.tsx';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import StartOverDialog from '../../../parts/posts/start-over-dialog.tsx';
import { loadDraft, saveDraft } from '../draft/draft.ts';
import type { PostForm } from '../form/post-form.ts';

interface FillFormProps {
  /** Undefined until it is known. */
  form: PostForm | undefined;
  error: Error | undefined;
  userId: string;
  /** Called when the form of a new post has these values, or keeps its own earlier values. */
  onReady(): void;
}

/** Makes values the draft of a new post. Somebody who has a draft is asked first. */
export function FillForm({ form, error, userId, onReady }: FillFormProps) {
  const [mustAsk] = useState(() => loadDraft({ userId }, Date.now()) !== undefined);
  const fill = () => {
    if (!form) return;
    saveDraft({ userId }, { form, photos: [], idempotencyKey: newIdempotencyKey() });
    onReady();
  };
  const isThere = form !== undefined;
  const fillOnce = useEffectEvent(fill);
  useEffect(() => {
    if (isThere && !mustAsk) fillOnce();
  }, [isThere, mustAsk]);
  if (error && !form)
    return <ErrorState isPage words={words.notLoadedAgain} detail={error.message} onRetry={onReady} />;
  return (
    <>
      <PageSkeleton />
      {isThere && mustAsk && <StartOverDialog onConfirm={fill} onClose={onReady} />}
    </>
  );
}
