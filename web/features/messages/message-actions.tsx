import { useEffect, useRef, useState } from 'react';
import { replySubject } from '#shared/messages/rules.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import * as words from '#words/messages/messages.ts';
import { Button } from '../../components/button.tsx';
import { MessageForm } from '../../parts/messages/message-form.tsx';
import { ReportButton } from '../../parts/moderation/report-button.tsx';
import { BlockPerson } from './block-person.tsx';
import { otherOf } from './conversations.ts';
import { DeleteConversation } from './delete-messages.tsx';

interface MessageActionsProps {
  message: MessageCard | MessageRecord;
  me: string;
  onReplied(): unknown;
}

/** Actions on a message. The reply form replaces the buttons and gets the focus. */
export function MessageActions({ message, me, onReplied }: MessageActionsProps) {
  const [isReplying, setReplying] = useState(false);
  const reply = useFocusAfter(isReplying);
  const other = otherOf(message, me);
  if (isReplying) {
    return (
      <section
        ref={bringIntoView}
        aria-label={words.reply}
        className="scroll-mb-24 rounded-card border border-line bg-raised p-4 md:scroll-mb-4 md:p-5"
      >
        <MessageForm
          writer={me}
          topic={`reply.${message.id}`}
          to={{ recipientId: other.userId, replyTo: message.id }}
          subject={replySubject(message.subject)}
          send={words.sendReply}
          takesFocus
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
    <>
      {message.canReply && (
        <div className="above-bottom-bar z-20 -mx-4 border-t border-line bg-surface px-4 py-3 max-md:sticky md:mx-0 md:border-0 md:p-0">
          <Button
            ref={reply}
            variant="primary"
            size="large"
            className="max-md:w-full"
            onClick={() => setReplying(true)}
          >
            {words.reply}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {/* People can't report their own messages. */}
        <ReportButton
          about={{ kind: 'message', userId: message.senderId, id: message.id }}
          variant="secondary"
        />
        {message.canReply && <BlockPerson person={other} />}
        <DeleteConversation message={message} me={me} />
      </div>
    </>
  );
}

/** Scrolls to the whole form with its buttons, because focusing would only show the text field. */
const bringIntoView = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'nearest' });

/** Returns the focus to the button that the form replaced, when the form closes. */
function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
