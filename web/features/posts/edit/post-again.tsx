import { useEffect, useEffectEvent, useState } from 'react';
import { getMyCatch, getMyPledge } from '#shared/posts/own-endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/posting.ts';
import { ErrorState, PageSkeleton } from '../../../components/states.tsx';
import { newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { loadDraft, saveDraft } from '../draft/draft.ts';
import StartOverDialog from '../draft/start-over-dialog.tsx';
import { formOf, type PostForm } from '../form/post-form.ts';

interface PostAgainProps {
  kind: PostKind;
  id: string;
  userId: string;
  /** The form of a new post says what the earlier one said, or what it said before. */
  onReady(): void;
}

/** Fills the form of a new post with what an earlier one said: all but the times and its photos. */
export function PostAgain({ kind, id, userId, onReady }: PostAgainProps) {
  const ofCatch = useEndpoint(getMyCatch, kind === 'catch' ? { params: { catchId: id } } : undefined);
  const ofPledge = useEndpoint(getMyPledge, kind === 'pledge' ? { params: { pledgeId: id } } : undefined);
  const [mustAsk] = useState(() => loadDraft({ userId }, Date.now()) !== undefined);
  const error = ofCatch.error ?? ofPledge.error;
  const form: PostForm | undefined = ofCatch.data
    ? formOf({ kind: 'catch', post: ofCatch.data })
    : ofPledge.data && formOf({ kind: 'pledge', post: ofPledge.data });
  const fill = () => {
    if (!form) return;
    const fresh = { ...form, caughtDate: '', icedAt: '', temperature: '', slots: [] };
    saveDraft({ userId }, { form: fresh, photos: [], idempotencyKey: newIdempotencyKey() });
    onReady();
  };
  const isThere = form !== undefined;
  const fillOnce = useEffectEvent(fill);
  useEffect(() => {
    if (isThere && !mustAsk) fillOnce();
  }, [isThere, mustAsk]);
  if (error)
    return <ErrorState isPage words={words.notLoadedAgain} detail={error.message} onRetry={onReady} />;
  return (
    <>
      <PageSkeleton />
      {isThere && mustAsk && <StartOverDialog onConfirm={fill} onClose={onReady} />}
    </>
  );
}
