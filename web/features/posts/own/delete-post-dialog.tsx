import { useState } from 'react';
import { listClaims } from '#shared/claims/endpoints.ts';
import { isOpen } from '#shared/claims/rules.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/posts/parts.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { OWN_POSTS, postParams } from '../../../parts/posts/own-posts.ts';
import { DeleteClaimedPledge } from './delete-claimed-pledge.tsx';

interface DeletePostDialogProps {
  kind: PostKind;
  id: string;
  /** The post, after "Delete this catch" */
  of?: string;
  /** Where it can be hidden, which is what somebody may want rather. */
  hideIt: 'here' | 'in-my-posts';
  onDeleted(): void;
  onClose(): void;
}

/** The largest page of the list of claims. */
const ALL = '100';

/** Asks before a post of one's own is deleted, does it, and says how it ended. */
export default function DeletePostDialog({
  kind,
  id,
  of,
  hideIt,
  onDeleted,
  onClose,
}: DeletePostDialogProps) {
  const [isRefused, setRefused] = useState(false);
  const { remove, deleted, deleteFailed } = OWN_POSTS[kind];
  const ofPledge = { query: { pledgeId: id, limit: ALL } };
  const { data: claims, mutate } = useEndpoint(listClaims, kind === 'pledge' ? ofPledge : undefined);
  const open = claims?.items.filter(({ state }) => isOpen(state)) ?? [];
  const done = () => {
    toast({ ...deleted, kind: 'good' });
    onDeleted();
  };
  const { isBusy, run } = useAction(async () => {
    try {
      await call(remove, { params: postParams(id) });
    } catch (error) {
      // Somebody claimed meals meanwhile.
      if (needsReason(error)) {
        setRefused(true);
        return void mutate();
      }
      // Deleted in another tab already, which is the same outcome.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast({ title: deleteFailed(error), kind: 'bad' });
        return onClose();
      }
    }
    done();
  });
  const isClaimed = open.length > 0 || isRefused;
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button variant="danger" busy={isBusy ? words.deleting : undefined} onClick={run}>
        {words.confirmDelete}
      </Button>
    </>
  );
  // One dialog, whichever it shows: it keeps the focus when the claims arrive.
  return (
    <Dialog onClose={onClose} title={words.deleteTitle(kind, of)} footer={!isClaimed && footer}>
      {isClaimed ? (
        <DeleteClaimedPledge id={id} claims={open} onDeleted={done} onClose={onClose} />
      ) : (
        <p>{words.deleteText(kind, hideIt)}</p>
      )}
    </Dialog>
  );
}

const needsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'reason');
