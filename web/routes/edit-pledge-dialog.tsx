import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getMyPledge } from '#shared/me/post-endpoints.ts';
import { getPledge } from '#shared/pledges/endpoints.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import * as pledgeWords from '#words/own-pledges.ts';
import { editingExpired } from '#words/post-rules.ts';
import * as words from '#words/posting.ts';
import { Button } from '../components/button.tsx';
import DeletePostDialog from '../components/delete-post-dialog.tsx';
import { Dialog } from '../components/dialog.tsx';
import { ExpiredWords } from '../components/expired-words.tsx';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { useLeaving } from '../components/use-leaving.tsx';
import { EditPost } from '../features/posting/edit/edit-post.tsx';
import { useOpened } from '../features/posting/edit/use-opened.ts';
import { PATHS } from '../lib/paths.ts';
import { useInvalidate } from '../lib/queries.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';

interface EditPledgeDialogProps {
  pledgeId: string;
  email: string;
  onClose(): void;
}

/** The owner's form over the pledge's page. */
export default function EditPledgeDialog({ pledgeId, email, onClose }: EditPledgeDialogProps) {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const read = useEndpoint(getMyPledge, { params: { pledgeId } });
  const { opened: own, readNow, openAgain } = useOpened(read, (post) => ({ kind: 'pledge', post }));
  const { error } = read;
  const [isDeleting, setDeleting] = useState(false);
  const leaving = useLeaving();
  return (
    <Dialog open onClose={() => leaving.ask(onClose)} title={words.editPledge} width="wide">
      {!own && !error && <PageSkeleton />}
      {!own && error && (
        <ErrorState words={wordsOf(error)} {...(error.status !== 404 && { onRetry: readNow })} />
      )}
      {own && !isEditable(own.post, Date.now()) && (
        <section className="grid gap-3">
          <h3 className="text-lg">{editingExpired.title}</h3>
          <p>
            <ExpiredWords />
          </p>
        </section>
      )}
      {own && isEditable(own.post, Date.now()) && (
        <EditPost
          key={own.post.version}
          own={own}
          email={email}
          readNow={readNow}
          onOpenAgain={() => void openAgain()}
          onSaved={onClose}
          onCancel={onClose}
          leaving={leaving}
          more={
            <Button variant="danger" size="large" className="ml-auto" onClick={() => setDeleting(true)}>
              {words.deletePledge}
            </Button>
          }
        />
      )}
      {isDeleting && (
        <DeletePostDialog
          kind="pledge"
          id={pledgeId}
          hideIt="in-my-posts"
          onDeleted={() => {
            // What is gone is not to be read again.
            invalidate('pledge', [getPledge, getMyPledge]);
            navigate(PATHS.myPosts, { replace: true });
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Dialog>
  );
}

function wordsOf({ status, message }: { status: number | undefined; message: string }): string {
  if (status === 403 || status === 404) return pledgeWords.mayNotEdit;
  return pledgeWords.notFoundBecause(message);
}
