import { accountNotLoaded } from '#words/accounts/account-pending.ts';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useSession } from '../../lib/session/session.tsx';

/** Shown in place of a page that needs the person's account, while it is loading or after it failed to load. */
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
