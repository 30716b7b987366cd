import { useEffect, useState } from 'react';
import { listMessages } from '#shared/messages/endpoints.ts';
import { browseFishermen } from '#words/favorites/favorites.ts';
import * as words from '#words/messages/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import { ConversationList, InboxSkeleton } from './conversation-list.tsx';
import { conversationsOf } from './conversations.ts';
import { MarkAllRead } from './mark-all-read.tsx';

/** Conversations, the newest first. Checks for new messages every 30 seconds and when the reader returns to the page. */
export function Inbox({ me }: { me: string }) {
  const list = useEndpointList(listMessages, {}, { isLive: true });
  const { total = 0, unread = 0 } = list.first ?? {};
  const top = useSettledTop(list.items.map(({ id }) => id));
  useUnreadInBars(list.first?.unread);
  if (list.error && list.items.length === 0)
    return <ErrorState words={words.notLoaded} detail={list.error.message} onRetry={list.retry} />;
  if (list.isLoading) return <InboxSkeleton />;
  if (list.items.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyMailbox />}
        words={words.none}
        action={<ButtonLink to={PATHS.fishermen}>{browseFishermen}</ButtonLink>}
      />
    );
  }
  const conversations = conversationsOf(list.items.filter(({ id }) => top.isShown(id)));
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-3 text-muted">
        {words.counts(conversations.length, total, !list.hasMore)}
        {unread > 0 && <Badge kind="new">{words.unread(unread)}</Badge>}
        <MarkAllRead unread={unread} onMarked={list.retry} />
      </p>
      <p role="status" className="sticky top-20 z-10 self-center empty:hidden">
        {top.waiting > 0 && (
          <Button variant="primary" onClick={top.show}>
            {words.waiting(top.waiting)}
          </Button>
        )}
      </p>
      <ConversationList conversations={conversations} me={me} />
      {list.hasMore && (
        <ShowMore words={words.showEarlier} isLoading={list.isLoadingMore} onMore={list.more} className="" />
      )}
    </div>
  );
}

/** Keeps the number of unread messages in the bars in step with the inbox. */
function useUnreadInBars(unread: number | undefined): void {
  const session = useSession();
  const shown = useMe()?.unreadMessages;
  const isOff = unread !== undefined && shown !== undefined && unread !== shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number the inbox gives
  useEffect(() => {
    if (isOff) void session.refresh();
  }, [unread]);
}

/** Pixels from the top within which the reader counts as being at the top. */
const NEAR_TOP = 120;

/**
 * Keeps new messages above the list hidden until the reader wants them, so that nothing moves while they read further down.
 * @param ids newest first; they grow with time (ULIDs)
 */
function useSettledTop(ids: readonly string[]): {
  isShown(id: string): boolean;
  waiting: number;
  show(): void;
} {
  const [newestShown, setNewestShown] = useState<string>();
  const newest = ids[0];
  useEffect(() => {
    const settle = () =>
      setNewestShown((shown) => (window.scrollY > NEAR_TOP ? (shown ?? newest) : undefined));
    settle();
    window.addEventListener('scroll', settle, { passive: true });
    return () => window.removeEventListener('scroll', settle);
  }, [newest]);
  const isShown = (id: string) => newestShown === undefined || id <= newestShown;
  return {
    isShown,
    waiting: ids.filter((id) => !isShown(id)).length,
    show() {
      setNewestShown(undefined);
      window.scrollTo(0, 0);
    },
  };
}
