import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { getConversation } from '#shared/messages/endpoints.ts';
import { replySubject } from '#shared/messages/rules.ts';
import type { MessageRecord } from '#shared/messages/schemas.ts';
import * as words from '#words/messages.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons.tsx';
import { MessageForm } from '../../components/message/message-form.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { lazyWithStyles } from '../../lib/lazy-with-styles.ts';
import { toCatch, toMessage } from '../../lib/paths.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { BlockPerson } from './block-person.tsx';
import { otherOf, shortId } from './conversations.ts';
import { LinkedText } from './linked-text.tsx';
import { useMarkRead } from './use-mark-read.ts';

const ReportDialog = lazyWithStyles(() => import('./report-dialog.tsx'));

/** One message with what can be done about it, and what else was said. */
export function MessageDetail({ message, me }: { message: MessageRecord; me: string }) {
  const list = useEndpointList(getConversation, { params: { messageId: message.id } }, { isLive: true });
  useMarkRead([message, ...list.items]);
  const isMine = message.senderId === me;
  const other = otherOf(message, me);
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl break-words">{message.subject}</h1>
        <p className="text-muted">
          <RichText
            text={isMine ? words.sentTo : words.sentFrom}
            tags={{
              name: () => other.name,
              id: () => `(${shortId(other.userId)})`,
              time: () => <RelativeTime time={message.createdAt} />,
            }}
          />
        </p>
        <RelatedCatch message={message} />
      </header>
      <div className="rounded-card border border-line bg-raised p-4 md:p-5">
        <LinkedText text={message.content} />
      </div>
      <Actions message={message} me={me} onReplied={list.retry} />
      <Conversation message={message} me={me} list={list} />
    </article>
  );
}

/** What it is about. */
function RelatedCatch({ message: { catchId, catchLabel } }: { message: MessageRecord }) {
  if (catchId === undefined) return null;
  return (
    <Link
      to={toCatch(catchId)}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-full bg-sunken px-4 font-semibold hover:underline"
    >
      <Icon name="fish" className="size-5" />
      {words.about(catchLabel ?? words.aCatch)}
    </Link>
  );
}

interface ActionsProps {
  message: MessageRecord;
  me: string;
  onReplied(): unknown;
}

function Actions({ message, me, onReplied }: ActionsProps) {
  const [isReplying, setReplying] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const other = otherOf(message, me);
  const isMine = message.senderId === me;
  if (isReplying) {
    return (
      <section aria-label={words.reply} className="rounded-card border border-line bg-raised p-4 md:p-5">
        <MessageForm
          writer={me}
          topic={`reply.${message.id}`}
          to={{ recipientId: other.userId, replyTo: message.id }}
          subject={replySubject(message.subject)}
          send={words.sendReply}
          onSent={() => {
            setReplying(false);
            onReplied();
          }}
          onCancel={() => setReplying(false)}
        />
      </section>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {message.canReply && (
        <Button variant="primary" onClick={() => setReplying(true)}>
          {words.reply}
        </Button>
      )}
      {!isMine && (
        <Button variant="secondary" onClick={() => setReporting(true)}>
          {words.report}
        </Button>
      )}
      {message.canReply && <BlockPerson person={other} />}
      {isReporting && (
        <Suspense>
          <ReportDialog
            reportedUserId={message.senderId}
            messageId={message.id}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ConversationProps {
  message: MessageRecord;
  me: string;
  list: ReturnType<typeof useEndpointList<typeof getConversation>>;
}

/** The other messages of the conversation, newest first. */
function Conversation({ message, me, list }: ConversationProps) {
  const others = list.items.filter(({ id }) => id !== message.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="conversation" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="conversation" className="text-lg">
        {words.conversation}
      </h2>
      <ol className="flex flex-col gap-3">
        {others.map((each) => (
          <li key={each.id} className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
            <p className="text-sm text-muted">
              {each.senderId === me ? words.you : each.senderName}
              {' · '}
              <Link to={toMessage(each.id)} className="text-link">
                <RelativeTime time={each.createdAt} />
              </Link>
            </p>
            <LinkedText text={each.content} />
          </li>
        ))}
      </ol>
      {list.hasMore && (
        <ShowMore words={words.showEarlier} isLoading={list.isLoadingMore} onMore={list.more} className="" />
      )}
    </section>
  );
}
