import { listMessages } from '#shared/messages/endpoints.ts';
import * as words from '#words/messages/messages.ts';
import { Button } from '../../components/button.tsx';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { useReadOn } from '../../lib/api/use-read-on.ts';
import { ConversationList, InboxSkeleton } from './conversation-list.tsx';

/** With fewer results, older messages are searched automatically; each request searches some hundreds. */
const ENOUGH = 10;
const MAX_READS = 4;

/** Messages with all the words of the search, newest first. Several may be in the same conversation. */
export function FoundMessages({ q, me, onClear }: { q: string; me: string; onClear(): void }) {
  const list = useEndpointList(listMessages, { query: { q } });
  const isShort = list.items.length < ENOUGH && list.hasMore && !list.error;
  const readOn = useReadOn(list, isShort, MAX_READS);
  const isEmpty = list.items.length === 0;
  if (list.error && isEmpty)
    return <ErrorState words={words.notLoaded} detail={list.error.message} onRetry={list.retry} />;
  if (isEmpty && readOn.isReading) return <InboxSkeleton />;
  const more = () => {
    readOn.again();
    list.more();
  };
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      {words.clearSearch}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className={isEmpty ? 'sr-only' : 'text-muted'}>
        {words.found(list.items.length, !list.hasMore)}
      </p>
      {isEmpty && !list.hasMore && (
        <EmptyState drawing={<EmptyMailbox />} words={words.noneFound} action={clear} />
      )}
      <ConversationList
        conversations={list.items.map((newest) => ({ newest, isNew: !newest.isRead }))}
        me={me}
      />
      {list.hasMore && (
        <ShowMore words={words.lookFurtherBack} isLoading={readOn.isReading} onMore={more} className="" />
      )}
    </div>
  );
}
