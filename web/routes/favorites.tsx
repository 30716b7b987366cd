import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { SendMessageButton } from '../components/message/send-message-button.tsx';
import { EmptyState } from '../components/states.tsx';
import { FavoriteList } from '../features/favorites/favorite-list.tsx';
import { toAuth } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Favorites() {
  const session = useSession();
  usePageTitle('Favorites');
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">Favorites</h1>
      {session.status === 'signed-in' ? (
        <FavoriteList
          message={({ userId, name }, nameId) => (
            <SendMessageButton recipient={{ userId, name }} describedBy={nameId} />
          )}
        />
      ) : (
        <SignInFirst />
      )}
    </div>
  );
}

function SignInFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words="Please sign in to see your favorites."
      action={
        <ButtonLink to={toAuth(pathname)} size="large">
          Sign In
        </ButtonLink>
      }
    />
  );
}
