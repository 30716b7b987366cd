import { useState } from 'react';
import * as words from '#words/post-parts.ts';
import { ApiError, call } from '../lib/api-client.ts';
import { OWN_POSTS, postParams } from '../lib/own-posts.ts';
import type { PostKind } from '../lib/post-kind.ts';
import { ConfirmDialog } from './dialog.tsx';
import { toast } from './toast.tsx';

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

/** Asks before a post of one's own is deleted, does it, and says how it ended. */
export default function DeletePostDialog({
  kind,
  id,
  of,
  hideIt,
  onDeleted,
  onClose,
}: DeletePostDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { remove, deleted, deleteFailed } = OWN_POSTS[kind];
  const confirm = async () => {
    setDeleting(true);
    try {
      await call(remove, { params: postParams(id) });
    } catch (error) {
      // Deleted in another tab already, which is the same outcome.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast({ title: deleteFailed(error), kind: 'bad' });
        return onClose();
      }
    }
    toast({ ...deleted, kind: 'good' });
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle(kind, of)}
      words={words.deleteText(kind, hideIt)}
      confirm={words.confirmDelete}
      busy={isDeleting ? words.deleting : undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
