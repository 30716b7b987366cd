import * as words from '#words/favorites/favorites.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { SendMessageButton } from '../../parts/messages/send-message-button.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { FavoriteList } from './favorite-list.tsx';

export default function Favorites() {
  const session = useSession();
  usePageTitle(words.pageTitle);
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{words.pageTitle}</h1>
      {session.status === 'signed-in' ? (
        <FavoriteList
          message={({ userId, name }, nameId) => (
            <SendMessageButton recipient={{ userId, name }} describedBy={nameId} className="px-2 text-sm" />
          )}
        />
      ) : (
        <SignInFirst words={words.signInToSee} />
      )}
    </div>
  );
}
