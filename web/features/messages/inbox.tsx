import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { listMessages, markMessageRead } from '#shared/messages/endpoints.ts';
import type { MessageCard } from '#shared/messages/schemas.ts';
import { loading } from '#words/components.ts';
import * as words from '#words/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyMailbox } from '../../components/empty-drawings.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { call } from '../../lib/api-client.ts';
import { toMessage } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { type Conversation, conversationsOf, otherOf } from './conversations.ts';
import { useSettledTop } from './use-settled-top.ts';

/** Conversations, the newest first. Looks for new messages every 30 seconds and when somebody comes back to the page. */
export function Inbox({ me }: { me: string }) {
  const list = useEndpointList(listMessages, {}, { isLive: true });
  const { total = 0, unread = 0 } = list.first ?? {};
  const top = useSettledTop(list.items.map(({ id }) => id));
  useUnreadInBars(list.first?.unread);
  if (list.error && list.items.length === 0)
    return <ErrorState words={words.notLoaded} detail={list.error.message} onRetry={list.retry} />;
  if (list.isLoading) return <InboxSkeleton />;
  if (list.items.length === 0) return <EmptyState drawing={<EmptyMailbox />} words={words.none} />;
  const conversations = conversationsOf(list.items.filter(({ id }) => top.isShown(id)));
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-3 text-muted">
        {words.counts(conversations.length, total, !list.hasMore)}
        {unread > 0 && <Badge kind="new">{words.unread(unread)}</Badge>}
        <MarkAllRead messages={list.items} unread={unread} onMarked={list.retry} />
      </p>
      <p role="status" className="sticky top-20 z-10 self-center empty:hidden">
        {top.waiting > 0 && (
          <Button variant="primary" onClick={top.show}>
            {words.waiting(top.waiting)}
          </Button>
        )}
      </p>
      <ul aria-label={words.pageTitle} className="flex flex-col gap-3">
        {conversations.map((conversation) => (
          <InboxItem key={conversation.newest.conversationId} conversation={conversation} me={me} />
        ))}
      </ul>
      {list.hasMore && (
        <ShowMore words={words.showEarlier} isLoading={list.isLoadingMore} onMore={list.more} className="" />
      )}
    </div>
  );
}

interface MarkAllReadProps {
  messages: readonly MessageCard[];
  /** How many there are in all. */
  unread: number;
  onMarked(): unknown;
}

/** Offered when all that is unread is here: the button does what it says. */
function MarkAllRead({ messages, unread, onMarked }: MarkAllReadProps) {
  const [isBusy, setBusy] = useState(false);
  const ids = messages.filter(({ isRead }) => !isRead).map(({ id }) => id);
  if (ids.length < 2 || ids.length !== unread) return null;
  const markAll = async () => {
    setBusy(true);
    // One after the other: each takes one off the same count. What could not be marked stays as it is, and can be tried again.
    for (const messageId of ids)
      await call(markMessageRead, { params: { messageId } }).catch(() => undefined);
    await onMarked();
    setBusy(false);
  };
  return (
    <Button variant="quiet" busy={isBusy ? words.marking : undefined} onClick={() => void markAll()}>
      {words.markAllRead}
    </Button>
  );
}

function InboxItem({ conversation: { newest, isNew }, me }: { conversation: Conversation; me: string }) {
  const isMine = newest.senderId === me;
  const other = otherOf(newest, me);
  return (
    <li className="relative flex flex-col gap-1 rounded-card border border-line bg-raised px-4 py-3 hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex items-start justify-between gap-3">
        <h2 className={`min-w-0 font-sans text-base break-words ${isNew ? 'font-bold' : 'font-medium'}`}>
          <Link to={toMessage(newest.id)} className="outline-none after:absolute after:inset-0">
            {newest.subject}
          </Link>
        </h2>
        {isNew && <Badge kind="new">{words.isNew}</Badge>}
      </div>
      <p className="text-sm text-muted">
        <RichText
          text={isMine ? words.sentTo : words.sentFrom}
          tags={{
            name: () => other.name,
            time: () => <RelativeTime time={newest.createdAt} />,
          }}
        />
      </p>
      <p className="truncate text-muted">{isMine ? words.previewOfOwn(newest.preview) : newest.preview}</p>
    </li>
  );
}

/** Keeps the number of unread messages in the bars in step with the inbox. */
function useUnreadInBars(unread: number | undefined): void {
  const session = useSession();
  const shown = session.status === 'signed-in' ? session.me?.unreadMessages : undefined;
  const isOff = unread !== undefined && shown !== undefined && unread !== shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number the inbox gives
  useEffect(() => {
    if (isOff) void session.refresh();
  }, [unread]);
}

const BONES = [0, 1, 2, 3];

function InboxSkeleton() {
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-3">
      {BONES.map((bone) => (
        <Skeleton key={bone} className="h-25 w-full rounded-card" />
      ))}
    </div>
  );
}
