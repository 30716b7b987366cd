import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEditable } from '#shared/posts/edit-window.ts';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import * as pledgeWords from '#words/posts/own-pledges.ts';
import * as words from '#words/posts/posting.ts';
import { editingExpired } from '#words/posts/rules.ts';
import { Button } from '../../components/button.tsx';
import { useLeaving } from '../../components/forms/use-leaving.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import type { ApiError } from '../../lib/api/api-client.ts';
import { messageWithin } from '../../lib/api/failure-words.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { EditPost } from './edit/edit-post.tsx';
import { useOpened } from './edit/use-opened.ts';
import DeletePostDialog from './own/delete-post-dialog.tsx';
import { ExpiredWords } from './own/expired-words.tsx';

interface EditPledgeDialogProps {
  pledgeId: string;
  onClose(): void;
}

/** The owner's form for a pledge, over its page. */
export default function EditPledgeDialog({ pledgeId, onClose }: EditPledgeDialogProps) {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const read = useEndpoint(getMyPledge, { params: { pledgeId } });
  const { opened: own, readNow, openAgain } = useOpened(read, (post) => ({ kind: 'pledge', post }));
  const { error } = read;
  const [isDeleting, setDeleting] = useState(false);
  const leaving = useLeaving();
  return (
    <Dialog onClose={() => leaving.ask(onClose)} title={words.editPledge} width="wide">
      {!own && !error && <PageSkeleton />}
      {!own && error && (
        <ErrorState words={wordsOf(error)} onRetry={error.status === 404 ? undefined : readNow} />
      )}
      {own && !isEditable(own.post, serverNow()) && (
        <section className="grid gap-3">
          <h3 className="text-lg">{editingExpired.title}</h3>
          <p>
            <ExpiredWords />
          </p>
        </section>
      )}
      {own && isEditable(own.post, serverNow()) && (
        <EditPost
          key={own.post.version}
          own={own}
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
            // A deleted pledge must not be read again.
            invalidate('pledge', [getPledge, getMyPledge]);
            navigate(PATHS.myPosts, { replace: true });
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Dialog>
  );
}

function wordsOf(error: ApiError): string {
  if (error.status === 403 || error.status === 404) return pledgeWords.mayNotEdit;
  return messageWithin(error, pledgeWords.notFoundBecause);
}
