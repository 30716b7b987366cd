import { MESSAGE_SUBJECT_LENGTH } from '../limits.ts';

const REPLIES = /^(?:re\s*:\s*)+/i;

/** The subject of a reply, for the form that answers and for the server: one 'Re: ' however often it goes back and forth. */
export function replySubject(subject: string): string {
  const whole = `Re: ${subject.replace(REPLIES, '').trim()}`;
  return Array.from(whole).slice(0, MESSAGE_SUBJECT_LENGTH).join('').trim();
}
