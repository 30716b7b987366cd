import { find } from 'linkifyjs';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { getConversation, markMessageRead } from '#shared/messages/endpoints.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { drawingFor } from '#shared/species/species.ts';
import * as words from '#words/messages/messages.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { PATHS, toCatch, toMessage } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { PhotoImage } from '../../parts/posts/photo-image.tsx';
import { RateForCatch } from '../../parts/ratings/rate-for-catch.tsx';
import { inOrderOfTime, otherOf } from './conversations.ts';
import { DeleteMessage } from './delete-messages.tsx';
import { MessageActions } from './message-actions.tsx';

type Message = MessageRecord | MessageCard;

const isWhole = (message: Message) => 'content' in message;

/**
 * A conversation as in messaging apps: oldest first, the newest in view, and the reply form below.
 * @param message at first with the inbox's fields only
 */
export function MessageDetail({ message, me }: { message: Message; me: string }) {
  const list = useEndpointList(getConversation, { params: { messageId: message.id } }, { isLive: true });
  const messages = inOrderOfTime<Message>([message, ...list.items]);
  useMarkRead(messages.filter(isWhole));
  const end = useNewestInView(!list.isLoading);
  const navigate = useNavigate();
  const other = otherOf(message, me);
  // The page has the address of one message: if that is deleted, it moves to another one of the conversation.
  const afterDeletion = (id: string) => {
    if (id !== message.id) return list.retry();
    const left = messages.findLast((each) => each.id !== id);
    return navigate(left ? toMessage(left.id) : PATHS.messages, { replace: true });
  };
  return (
    <article aria-busy={!isWhole(message)} className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl break-words">
          <Written>{message.subject}</Written>
        </h1>
        <p className="flex items-center gap-3 text-muted">
          <Avatar
            name={other.name}
            photoUrl={message.otherPhotoId && photoUrl(message.otherPhotoId, 224, 'webp')}
            className="size-9"
          />
          {words.withPerson(other.name)}
        </p>
        <RelatedCatch message={message} />
      </header>
      {list.hasMore && (
        <ShowMore words={words.showEarlier} isLoading={list.isLoadingMore} onMore={list.more} className="" />
      )}
      <section role="log" aria-label={words.conversation}>
        <ol className="flex flex-col gap-3">
          {messages.map((each) => (
            <Bubble key={each.id} message={each} me={me} onDeleted={() => afterDeletion(each.id)} />
          ))}
        </ol>
      </section>
      {message.catchId !== undefined && message.canReply && (
        <RateForCatch catchId={message.catchId} fisherman={other} />
      )}
      <MessageActions message={message} me={me} onReplied={list.retry} />
      <div ref={end} className="-mt-5 scroll-mb-20" />
    </article>
  );
}

/** Scrolls to the end of the conversation when it first appears. Later messages don't scroll. */
function useNewestInView(isThere: boolean) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) end.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return end;
}

/** The catch that the message is about. */
function RelatedCatch({ message: { catchId, catchLabel } }: { message: Message }) {
  const { data: post } = useEndpoint(getCatch, catchId === undefined ? undefined : { params: { catchId } });
  if (catchId === undefined) return null;
  const [photo] = post?.photos ?? [];
  return (
    <Link
      to={toCatch(catchId)}
      className="inline-flex min-h-14 max-w-full items-center gap-3 self-start overflow-hidden rounded-card bg-sunken pr-4 font-semibold hover:underline"
    >
      {post && photo ? (
        <span className="size-14 shrink-0">
          <PhotoImage photo={photo} alt="" size="thumbnail" drawing={drawingFor(post)} className="size-14" />
        </span>
      ) : (
        <Icon name="fish" className="ml-4 size-5 shrink-0" />
      )}
      {words.about(catchLabel ?? words.aCatch)}
    </Link>
  );
}

interface BubbleProps {
  message: Message;
  me: string;
  onDeleted(): unknown;
}

function Bubble({ message, me, onDeleted }: BubbleProps) {
  const isMine = message.senderId === me;
  return (
    <li
      className={`flex max-w-[min(100%,34rem)] min-w-0 flex-col gap-1 rounded-card border border-line px-4 py-3 ${isMine ? 'self-end bg-sunken' : 'self-start bg-raised'}`}
    >
      <div className="-mt-2 -mr-4 flex items-center justify-between gap-2 text-sm">
        <p className="text-muted">
          {isMine ? words.you : <Written>{message.senderName}</Written>}
          {' · '}
          <RelativeTime time={message.createdAt} />
        </p>
        <DeleteMessage message={message} me={me} onDeleted={onDeleted} />
      </div>
      <LinkedText text={'content' in message ? message.content : message.preview} />
    </li>
  );
}

/** Only these become links: no scripts, no files. */
const SAFE = /^(https?:\/\/|mailto:)/i;

/** Text with its web and email addresses as links. It is never interpreted as HTML. */
function LinkedText({ text }: { text: string }) {
  const links = find(text).filter(({ href }) => SAFE.test(href));
  return (
    <Written as="p" className="max-w-read">
      {links.map(({ start, href, value }, index) => (
        <Fragment key={start}>
          {text.slice(links[index - 1]?.end ?? 0, start)}
          {/* The writer is a stranger: the linked page must learn nothing about this one. */}
          <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link">
            {value}
          </a>
        </Fragment>
      ))}
      {text.slice(links.at(-1)?.end ?? 0)}
    </Written>
  );
}

/** Marks the messages shown as read, each once. A failed one is retried when the page is next opened. */
function useMarkRead(messages: readonly { id: string; isRead: boolean }[]): void {
  const session = useSession();
  const invalidate = useInvalidate();
  const done = useRef(new Set<string>());
  const unread = messages.filter(({ id, isRead }) => !isRead && !done.current.has(id)).map(({ id }) => id);
  const key = unread.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids identify the messages
  useEffect(() => {
    if (unread.length === 0) return;
    for (const id of unread) done.current.add(id);
    const marks = unread.map((messageId) => call(markMessageRead, { params: { messageId } }));
    void Promise.allSettled(marks).then(() => {
      invalidate('message');
      return session.refresh();
    });
  }, [key]);
}
