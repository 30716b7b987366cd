import { useNavigate } from 'react-router-dom';
import { deleteConversation, deleteMessage } from '#shared/messages/endpoints.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import * as words from '#words/messages/messages.ts';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { otherOf } from './conversations.ts';

interface DeletionProps {
  /** The label of the button and of the dialog that it opens. */
  label: string;
  name?: string;
  title: string;
  /** The person who keeps their copy. */
  other: string;
  done: string;
  /** For one of many buttons on a page: less prominent. */
  isSmall?: boolean;
  run(): Promise<unknown>;
  onDone(): unknown;
}

/** Ignores the error if it was deleted in another tab, or by an attempt whose response was lost. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** Asks for confirmation before the person's own copies are deleted. */
function Deletion({ label, name = label, title, other, done, isSmall, run, onDone }: DeletionProps) {
  const session = useSession();
  const invalidate = useInvalidate();
  const remove = async () => {
    await run().catch(unlessGone);
    invalidate('message');
    void session.refresh();
    toast({ title: done, kind: 'good' });
    await onDone();
  };
  return (
    <ConfirmedAction
      variant="quiet"
      className={isSmall ? 'text-sm text-muted' : 'text-bad'}
      label={label}
      aria-label={name}
      title={title}
      text={words.deleteText(other)}
      confirm={words.deleteMessage}
      busy={words.deleting}
      danger
      action={remove}
      failed={words.deleteFailed}
    />
  );
}

interface DeleteMessageProps {
  message: MessageCard | MessageRecord;
  me: string;
  onDeleted(): unknown;
}

/** Deletes one message. */
export function DeleteMessage({ message, me, onDeleted }: DeleteMessageProps) {
  const isMine = message.senderId === me;
  return (
    <Deletion
      label={words.deleteMessage}
      name={isMine ? words.deleteOwnMessage : words.deleteMessageNamed(message.senderName)}
      title={words.deleteMessageTitle}
      other={otherOf(message, me).name}
      done={words.messageDeleted}
      isSmall
      run={() => call(deleteMessage, { params: { messageId: message.id } })}
      onDone={onDeleted}
    />
  );
}

/** Deletes the conversation of a message. */
export function DeleteConversation({ message, me }: { message: MessageCard | MessageRecord; me: string }) {
  const navigate = useNavigate();
  const run = async () => {
    const params = { messageId: message.id };
    while ((await call(deleteConversation, { params })).more);
  };
  return (
    <Deletion
      label={words.deleteConversation}
      title={words.deleteConversationTitle}
      other={otherOf(message, me).name}
      done={words.conversationDeleted}
      run={run}
      onDone={() => navigate(PATHS.messages, { replace: true })}
    />
  );
}
