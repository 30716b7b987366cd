import { useState } from 'react';
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
  /** How to hide it, which is what somebody may want rather. */
  hideIt: 'instead' | 'in My Posts';
  onDeleted(): void;
  onClose(): void;
}

const WHAT_GOES: Readonly<Record<PostKind, string>> = {
  catch: 'It goes for good, with its photos. To take it off the marketplace for a while, hide it',
  pledge: 'It goes for good, with its photos and likes. To take it down for a while, hide it',
};

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
      // Deleted in another tab: it is what was wanted.
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
      title={of === undefined ? `Delete this ${kind}?` : `Delete this ${kind} of ${of}?`}
      words={`${WHAT_GOES[kind]} ${hideIt}.`}
      confirm="Delete"
      busy={isDeleting ? 'Deleting...' : undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
