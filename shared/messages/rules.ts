/** How a message is read and answered. Pure. */
import { MESSAGE_PREVIEW_LENGTH, MESSAGE_SUBJECT_LENGTH } from '../limits.ts';

const REPLIES = /^(?:re\s*:\s*)+/i;

/** The subject of a reply, for the form that answers and for the server: one 'Re: ' however often it goes back and forth. */
export function replySubject(subject: string): string {
  const whole = `Re: ${subject.replace(REPLIES, '').trim()}`;
  return Array.from(whole).slice(0, MESSAGE_SUBJECT_LENGTH).join('').trim();
}

/** What a list shows of a message: one line. */
export function previewOf(content: string): string {
  const characters = Array.from(content.replace(/\s+/g, ' ').trim());
  if (characters.length <= MESSAGE_PREVIEW_LENGTH) return characters.join('');
  return `${characters
    .slice(0, MESSAGE_PREVIEW_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
