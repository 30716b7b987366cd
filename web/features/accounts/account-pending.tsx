import { accountNotLoaded } from '#words/accounts/account-pending.ts';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useSession } from '../../lib/session/session.tsx';

/** In place of a page that has to know more of who is signed in: while that is read, and where it could not be. */
export function AccountPending({ title }: { title: string }) {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.error) return <PageSkeleton />;
  return (
    <div className="page py-6">
      <h1 className="text-2xl">{title}</h1>
      <ErrorState words={accountNotLoaded} onRetry={() => session.refresh()} />
    </div>
  );
}
