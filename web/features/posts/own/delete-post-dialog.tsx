import { useState } from 'react';
import type { PostKind } from '#shared/posts/schemas.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/posts/parts.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { OWN_POSTS, postParams } from '../../../parts/posts/own-posts.ts';
import { DeleteHeldPost } from './delete-held-post.tsx';
import { useOpenHolds } from './use-open-holds.ts';

interface DeletePostDialogProps {
  kind: PostKind;
  id: string;
  /** The name of the post, after "Delete this catch". */
  of?: string;
  /** The amount of a catch that buyers hold. */
  held?: number | undefined;
  /** Where the post can be hidden, which the person may prefer. */
  hideIt: 'here' | 'in-my-posts';
  onDeleted(): void;
  onClose(): void;
}

/** Asks for confirmation, deletes one's own post, and reports the outcome. */
export default function DeletePostDialog({
  kind,
  id,
  of,
  held = 0,
  hideIt,
  onDeleted,
  onClose,
}: DeletePostDialogProps) {
  const [isRefused, setRefused] = useState(false);
  const { remove, deleted, deleteFailed } = OWN_POSTS[kind];
  const { holds, lead, reload } = useOpenHolds(kind, id, held > 0 || isRefused);
  const done = () => {
    toast({ ...deleted, kind: 'good' });
    onDeleted();
  };
  const { isBusy, run } = useAction(async () => {
    try {
      await call(remove, { params: postParams(id) });
    } catch (error) {
      // Somebody claimed or reserved meanwhile.
      if (needsReason(error)) {
        setRefused(true);
        return reload();
      }
      // It was already deleted in another tab, which is the same outcome.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast({ title: deleteFailed(error), kind: 'bad' });
        return onClose();
      }
    }
    done();
  });
  const isHeld = holds.length > 0 || isRefused;
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
  // It stays the same dialog, so that it keeps the focus when the holds arrive.
  return (
    <Dialog onClose={onClose} title={words.deleteTitle(kind, of)} footer={!isHeld && footer}>
      {isHeld ? (
        <DeleteHeldPost {...{ kind, id, lead, holds, onClose }} onDeleted={done} />
      ) : (
        <p>{words.deleteText(kind, hideIt)}</p>
      )}
    </Dialog>
  );
}

const needsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'reason');
