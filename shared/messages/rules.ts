import { MESSAGE_SUBJECT_LENGTH } from '../limits.ts';

const REPLIES = /^(?:re\s*:\s*)+/i;

/** The subject of a reply, for the form and for the server. It has one 'Re: ', however long the conversation is. */
export function replySubject(subject: string): string {
  const whole = `Re: ${subject.replace(REPLIES, '').trim()}`;
  return Array.from(whole).slice(0, MESSAGE_SUBJECT_LENGTH).join('').trim();
}
