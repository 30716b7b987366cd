import { useEffect, useState } from 'react';
import { MESSAGE_CONTENT_LENGTH, MESSAGE_SUBJECT_LENGTH } from '#shared/limits.ts';
import { createMessage } from '#shared/messages/endpoints.ts';
import { messageBody } from '#shared/messages/schemas.ts';
import { content, subject as subjectLabel } from '#words/messages/fields.ts';
import * as words from '#words/messages/messages.ts';
import { Button } from '../../components/button.tsx';
import { LongTextField, TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { forget, keep, recall } from '../../lib/device/kept-in-tab.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { UnlessSuspended } from '../moderation/unless-suspended.tsx';

interface MessageFormProps {
  /** The writer's user id. */
  writer: string;
  /** The key under which the draft and its attempts are stored. */
  topic: string;
  to: { recipientId: string; catchId?: string; replyTo?: string };
  subject: string;
  send: string;
  /** Questions that a tap adds to the text. */
  questions?: readonly string[];
  /** Whether the text field gets the focus when the form appears. */
  takesFocus?: boolean;
  onSent(): void;
  onCancel(): void;
}

/** The form of a message to one person. The text stays until it has been sent. */
export function MessageForm({
  writer,
  topic,
  to,
  subject,
  send,
  questions,
  takesFocus = false,
  onSent,
  onCancel,
}: MessageFormProps) {
  const invalidate = useInvalidate();
  const [start] = useState(() => recallDraft(writer, topic) ?? { subject, content: '' });
  const form = useContractForm({
    schema: messageBody,
    defaults: { ...to, ...start },
    creates: `message.${topic}`,
    async send(body, idempotencyKey) {
      try {
        await call(createMessage, { body, idempotencyKey });
      } catch (error) {
        if (!(error instanceof ApiError && error.issues.length > 0))
          toast({ title: words.notSent, kind: 'bad' });
        throw error;
      }
      forgetDraft(writer, topic);
      toast({ title: words.sent, kind: 'good' });
      invalidate('message');
      onSent();
    },
  });
  const { watch, setFocus, setValue } = form;
  useEffect(() => {
    if (takesFocus) setFocus('content');
  }, [takesFocus, setFocus]);
  const typed = watch(['subject', 'content']);
  const [typedSubject = '', typedContent = ''] = typed;
  // Stored after a failed attempt too. A sent message closes the form, so its draft is not stored again.
  useEffect(() => {
    keepDraft(writer, topic, { subject: typedSubject, content: typedContent });
  }, [writer, topic, typedSubject, typedContent]);
  const isBlank = typedSubject.trim() === '' || typedContent.trim() === '';
  return (
    <UnlessSuspended>
      <DialogForm form={form} submit={send} disabled={isBlank} onCancel={onCancel}>
        <TextField form={form} name="subject" label={subjectLabel} maxLength={MESSAGE_SUBJECT_LENGTH} />
        {questions && (
          <QuickQuestions
            questions={questions}
            onAsk={(question) => {
              setValue('content', [typedContent.trim(), question].filter(Boolean).join('\n'));
              setFocus('content');
            }}
          />
        )}
        <LongTextField form={form} name="content" label={content} rows={6} limit={MESSAGE_CONTENT_LENGTH} />
      </DialogForm>
    </UnlessSuspended>
  );
}

function QuickQuestions({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk(question: string): void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.askQuickly}</legend>
      {questions.map((question) => (
        <Button key={question} variant="secondary" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </fieldset>
  );
}

/**
 * A message's draft: it survives a reload and signing in again, belongs to that person, and ends with the tab, because the
 * next person at this device may be somebody else.
 */
interface MessageDraft {
  subject: string;
  content: string;
}

const nameOf = (writer: string, topic: string) => `message.${writer}.${topic}`;

/** @param topic identifies the message replied to, or the recipient and subject */
const keepDraft = (writer: string, topic: string, draft: MessageDraft): void =>
  keep(nameOf(writer, topic), draft);

const recallDraft = (writer: string, topic: string): MessageDraft | undefined =>
  recall(nameOf(writer, topic), (value) => {
    const { subject, content } = Object(value);
    return typeof subject === 'string' && typeof content === 'string' ? { subject, content } : undefined;
  });

const forgetDraft = (writer: string, topic: string): void => forget(nameOf(writer, topic));
