import { useRef, useState } from 'react';
import { deletePledge, updatePledge } from '#shared/pledges/endpoints.ts';
import type { OwnPledge } from '#shared/pledges/schemas.ts';
import { PLEDGE_WORDS } from '#shared/posts/words.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog.tsx';
import { toast } from '../../../components/toast.tsx';
import { ApiError, call } from '../../../lib/api-client.ts';
import { EditForm } from './edit-form.tsx';
import { formOfPledge, keptPhotosOf, pledgePatchOf } from './own-form.ts';

interface EditPledgeProps {
  own: OwnPledge;
  email: string;
  /** Gives it as it is now. */
  readNow(): Promise<OwnPledge | undefined>;
  /** Opens it as it is now; what was typed goes. */
  onOpenAgain(): void;
  onSaved(): void;
  onDeleted(): void;
  onCancel(): void;
}

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.message : PLEDGE_WORDS.unexpected);

/** What stands against an edit, in the specified words. */
function failureWords(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return PLEDGE_WORDS.signInToEdit;
    if (error.status === 403) return PLEDGE_WORDS.mayNotEdit;
    if (error.status === 404) return PLEDGE_WORDS.notFoundBecause('It may have been deleted.');
  }
  return PLEDGE_WORDS.updateFailed(reasonOf(error));
}

export function EditPledge({
  own,
  email,
  readNow,
  onOpenAgain,
  onSaved,
  onDeleted,
  onCancel,
}: EditPledgeProps) {
  const base = useRef(own);
  const [start] = useState(() => ({ form: formOfPledge(own), photos: keptPhotosOf(own.photos) }));
  return (
    <EditForm
      {...start}
      userId={own.fishermanId}
      email={email}
      save={async (post) => {
        if (post.kind !== 'pledge') return;
        try {
          const params = { pledgeId: own.id };
          await call(updatePledge, { params, body: pledgePatchOf(base.current, post.body) });
        } catch (error) {
          toast({ title: failureWords(error), kind: 'bad' });
          throw error;
        }
        toast({ title: PLEDGE_WORDS.updated, kind: 'good' });
        onSaved();
      }}
      onCancel={onCancel}
      onSaveOver={async () => {
        base.current = (await readNow()) ?? base.current;
      }}
      onLoadAgain={onOpenAgain}
      more={<DeletePledge pledgeId={own.id} onDeleted={onDeleted} />}
    />
  );
}

function DeletePledge({ pledgeId, onDeleted }: { pledgeId: string; onDeleted(): void }) {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await call(deletePledge, { params: { pledgeId } });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (!isGone) {
        const title = isSignedOut ? PLEDGE_WORDS.signInToDelete : PLEDGE_WORDS.deleteFailed(reasonOf(error));
        toast({ title, kind: 'bad' });
        setDeleting(false);
        setAsking(false);
        return;
      }
    }
    toast({ title: PLEDGE_WORDS.deleted, kind: 'good' });
    onDeleted();
  };
  return (
    <>
      <Button variant="danger" size="large" className="ml-auto" onClick={() => setAsking(true)}>
        Delete pledge
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this pledge?"
        words="It goes for good, with its photos and likes. To take it down for a while, hide it in My Posts."
        confirm="Delete"
        busy={isDeleting ? 'Deleting...' : undefined}
        danger
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
