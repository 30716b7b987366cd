/** The email about a new message. */
import { isolated } from '../../../text/isolated.ts';

export const messageSubject = (sender: string, subject: string) => `${isolated(sender)}: ${subject}`;
export const messageTitle = (sender: string) => `${isolated(sender)} wrote to you`;
export const subject = 'Subject';
export const about = 'About';
export const readAndAnswer = 'Read and reply';
export const answerOnSite = 'Please reply on the site. Nobody reads replies to this email.';
