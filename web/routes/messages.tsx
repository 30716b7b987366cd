import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { EmptyMailbox } from '../components/empty-drawings.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../components/states.tsx';
import { BlockedPeople } from '../features/messages/blocked-people.tsx';
import { Inbox } from '../features/messages/inbox.tsx';
import { toAuth } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /messages: what one has sent and received. */
export default function Messages() {
  const session = useSession();
  const { pathname } = useLocation();
  usePageTitle('Messages');
  if (session.status === 'signed-out') {
    return (
      <div className="page py-6">
        <h1 className="text-2xl">Messages</h1>
        <EmptyState
          drawing={<EmptyMailbox />}
          words="Please sign in to read your messages."
          action={
            <ButtonLink to={toAuth(pathname)} size="large">
              Sign In
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (session.status === 'signed-in' && session.error && !session.me)
    return <ErrorState words="Failed to load messages" onRetry={() => session.refresh()} />;
  if (session.status !== 'signed-in' || !session.me) return <PageSkeleton />;
  return (
    <div className="page flex max-w-180 flex-col gap-5 py-6">
      <h1 className="text-2xl">Messages</h1>
      <Inbox me={session.me.user.id} />
      <BlockedPeople />
    </div>
  );
}
