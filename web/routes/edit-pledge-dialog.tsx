import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { getMyPledge, listMyPledges } from '#shared/me/endpoints.ts';
import { getPledge, listPledges } from '#shared/pledges/endpoints.ts';
import type { OwnPledge } from '#shared/pledges/schemas.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import { EDITING_EXPIRED, PLEDGE_WORDS } from '#shared/posts/words.ts';
import { Dialog } from '../components/dialog.tsx';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { EditPledge } from '../features/posting/edit/edit-pledge.tsx';
import { useOpened } from '../features/posting/edit/use-opened.ts';
import { addressOf } from '../lib/api-client.ts';
import { PATHS } from '../lib/paths.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { useForget } from '../lib/use-forget.ts';

interface EditPledgeDialogProps {
  pledgeId: string;
  email: string;
  onClose(): void;
}

/** The owner's form over the pledge's page. */
export default function EditPledgeDialog({ pledgeId, email, onClose }: EditPledgeDialogProps) {
  const navigate = useNavigate();
  const forget = useForget();
  const { mutate } = useSWRConfig();
  const read = useEndpoint(getMyPledge, { params: { pledgeId } });
  const { opened: own, readNow, openAgain } = useOpened<OwnPledge>(read);
  const { error } = read;
  return (
    <Dialog open onClose={onClose} title="Edit pledge" wide>
      {!own && !error && <PageSkeleton />}
      {!own && error && (
        <ErrorState words={wordsOf(error)} {...(error.status !== 404 && { onRetry: readNow })} />
      )}
      {own && !isEditable(own, Date.now()) && (
        <section className="grid gap-3">
          <h3 className="text-lg">{EDITING_EXPIRED.title}</h3>
          <p>{EDITING_EXPIRED.description}</p>
        </section>
      )}
      {own && isEditable(own, Date.now()) && (
        <EditPledge
          key={own.version}
          own={own}
          email={email}
          readNow={readNow}
          onOpenAgain={() => void openAgain()}
          onSaved={() => {
            forget(listMyPledges, listPledges);
            void mutate(addressOf(getPledge, { params: { pledgeId } }));
            onClose();
          }}
          onDeleted={() => {
            forget(listMyPledges, listPledges);
            navigate(PATHS.myPosts, { replace: true });
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function wordsOf({ status, message }: { status: number | undefined; message: string }): string {
  if (status === 403 || status === 404) return PLEDGE_WORDS.mayNotEdit;
  return PLEDGE_WORDS.notFoundBecause(message);
}
