/**
 * What somebody has begun to write: it outlives a reload and signing in again, belongs to that person, and goes with the tab, because the
 * next one at this device may be somebody else.
 */
export interface MessageDraft {
  subject: string;
  content: string;
}

const keyOf = (writer: string, topic: string) => `creel.message.${writer}.${topic}`;

/** @param topic tells what is answered, or to whom and about what it is */
export function keepDraft(writer: string, topic: string, { subject, content }: MessageDraft): void {
  try {
    sessionStorage.setItem(keyOf(writer, topic), JSON.stringify({ subject, content }));
  } catch {
    // Storage is full or switched off: the page itself still holds it.
  }
}

export function recallDraft(writer: string, topic: string): MessageDraft | undefined {
  try {
    const { subject, content } = JSON.parse(sessionStorage.getItem(keyOf(writer, topic)) ?? '{}');
    return typeof subject === 'string' && typeof content === 'string' ? { subject, content } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(writer: string, topic: string): void {
  try {
    sessionStorage.removeItem(keyOf(writer, topic));
  } catch {
    // Nothing was kept.
  }
}
