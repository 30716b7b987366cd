import { useSearchParams } from 'react-router-dom';
import { listBlocks } from '#shared/messages/endpoints.ts';
import * as words from '#words/messages/messages.ts';
import { Button } from '../../components/button.tsx';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { TextSearch } from '../../components/forms/text-search.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { searchTextIn } from '../../lib/search-text.ts';
import { useSession } from '../../lib/session/session.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { BlockPerson } from './block-person.tsx';
import { FoundMessages } from './found-messages.tsx';
import { Inbox } from './inbox.tsx';

/** /messages: sent and received messages. Query: `q`, the words searched for. */
export default function Messages() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const q = searchTextIn(params);
  const search = (wanted: string | undefined) =>
    setParams((current) => changeParams(current, { q: wanted }), { replace: true });
  usePageTitle(words.pageTitle);
  if (session.status === 'signed-out') {
    return <SignInFirst title={words.pageTitle} drawing={<EmptyMailbox />} words={words.signInToRead} />;
  }
  if (session.status === 'signed-in' && session.error && !session.me)
    return <ErrorState isPage words={words.notLoaded} onRetry={() => session.refresh()} />;
  if (session.status !== 'signed-in' || !session.me) return <PageSkeleton />;
  return (
    <div className="page flex max-w-180 flex-col gap-5 py-6">
      <h1 className="text-2xl">{words.pageTitle}</h1>
      <TextSearch label={words.search} q={q} onSearch={search} />
      {q === undefined ? (
        <Inbox me={session.me.user.id} />
      ) : (
        <FoundMessages key={q} q={q} me={session.me.user.id} onClear={() => search(undefined)} />
      )}
      <BlockedPeople />
    </div>
  );
}

/** The people whom the person has blocked. Renders nothing if there are none. */
function BlockedPeople() {
  const list = useEndpointList(listBlocks, {});
  if (list.items.length === 0) return null;
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 py-2.5 font-semibold">{words.blockedPeople}</summary>
      <ul className="flex flex-col divide-y divide-line">
        {list.items.map(({ userId, name }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            {name}
            <BlockPerson person={{ userId, name }} variant="secondary" />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="secondary" onClick={() => list.more()}>
          {words.showMoreBlocked}
        </Button>
      )}
    </details>
  );
}
