import { useState } from 'react';
import { deleteCatch, setCatchVisibility } from '#shared/catches/endpoints.ts';
import { deletePledge, setPledgeVisibility } from '#shared/pledges/endpoints.ts';
import { CATCH_WORDS, PLEDGE_WORDS } from '#shared/posts/words.ts';
import { toast } from '../../components/toast.tsx';
import { ApiError, call } from '../../lib/api-client.ts';
import type { OwnPost } from './own-posts.ts';

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.message : PLEDGE_WORDS.unexpected);

const setVisibility = ({ kind, post }: OwnPost, hidden: boolean) =>
  kind === 'catch'
    ? call(setCatchVisibility, { params: { catchId: post.id }, body: { hidden } })
    : call(setPledgeVisibility, { params: { pledgeId: post.id }, body: { hidden } });

const deletePost = ({ kind, post }: OwnPost) =>
  kind === 'catch'
    ? call(deleteCatch, { params: { catchId: post.id } })
    : call(deletePledge, { params: { pledgeId: post.id } });

/** What an owner does with a post: each thing says how it ended, and hiding can be taken back. */
export function usePostActions(own: OwnPost, onChanged: () => void) {
  const [busy, setBusy] = useState<'visibility' | 'deletion'>();
  const words = own.kind === 'catch' ? CATCH_WORDS : PLEDGE_WORDS;

  const show = async (hidden: boolean) => {
    setBusy('visibility');
    try {
      await setVisibility(own, hidden);
      const undo = { label: 'Undo', run: () => void show(!hidden) };
      toast({ ...(hidden ? words.hidden : words.shown), kind: 'good', ...(hidden && { action: undo }) });
      onChanged();
    } catch (error) {
      toast({ title: failureOf(own), description: reasonOf(error), kind: 'bad' });
    } finally {
      setBusy(undefined);
    }
  };

  const remove = async (): Promise<boolean> => {
    setBusy('deletion');
    try {
      await deletePost(own);
    } catch (error) {
      // Deleted in another tab: it is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast({ title: PLEDGE_WORDS.deleteFailed(reasonOf(error)).replace('pledge', own.kind), kind: 'bad' });
        setBusy(undefined);
        return false;
      }
    }
    if (own.kind === 'catch') toast({ ...CATCH_WORDS.deleted, kind: 'good' });
    else toast({ title: PLEDGE_WORDS.deleted, kind: 'good' });
    onChanged();
    return true;
  };
  return { busy, show, remove };
}

const failureOf = ({ kind }: OwnPost) =>
  kind === 'catch' ? CATCH_WORDS.updateFailed : 'Failed to update pledge';
