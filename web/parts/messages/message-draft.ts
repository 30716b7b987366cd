/**
 * A message's draft: it survives a reload and signing in again, belongs to that person, and goes with the tab, because the
 * next person at this device may be somebody else.
 */
import { forget, keep, recall } from '../../lib/device/kept-in-tab.ts';

interface MessageDraft {
  subject: string;
  content: string;
}

const nameOf = (writer: string, topic: string) => `message.${writer}.${topic}`;

/** @param topic tells what is answered, or to whom and about what it is */
export const keepDraft = (writer: string, topic: string, draft: MessageDraft): void =>
  keep(nameOf(writer, topic), draft);

export const recallDraft = (writer: string, topic: string): MessageDraft | undefined =>
  recall(nameOf(writer, topic), (value) => {
    const { subject, content } = Object(value);
    return typeof subject === 'string' && typeof content === 'string' ? { subject, content } : undefined;
  });

export const forgetDraft = (writer: string, topic: string): void => forget(nameOf(writer, topic));
