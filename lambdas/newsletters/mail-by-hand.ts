/** Emails to single addresses, with values that an administrator filled in. */
import { fieldError } from '#shared/contract/errors.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailBody } from '#shared/newsletters/by-hand-schemas.ts';
import { isRequired } from '#words/general/field-errors.ts';
import * as words from '#words/newsletters/by-hand.ts';
import { pledgeMail } from '../favorites/jobs.ts';
import { signUpMail } from '../invitations/jobs.ts';
import type { Job } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';
import { accountMail } from '../people/jobs.ts';
import { addressed } from './addressed.ts';
import { harmlessHtml, textOf } from './custom-content.ts';
import { customMail } from './jobs.ts';

export const kindOf = ({ type }: MailBody): MailKind => (type === 'pledge_notification' ? 'pledges' : 'news');

/** @returns a function that makes the job for one address @throws AppError if the custom content has no text */
export function jobsOf({ type, subject = '', data = {} }: MailBody): (mail: Addressed) => Job {
  const { name = '', customContent = '', fishermanName = '', species = '', mealsPledged = 1 } = data;
  if (type === 'welcome') return (mail) => accountMail.of({ ...mail, content: { type, name } });
  if (type === 'invitation_confirmation') return (mail) => signUpMail.of({ ...mail, content: { name } });
  if (type === 'custom') {
    const { html } = harmlessHtml(customContent);
    const text = textOf(html);
    if (!text) throw fieldError('data.customContent', isRequired(words.content));
    const letter = addressed({ subject, html, text }, name);
    // The custom content includes its own subject.
    return (mail) => customMail.of({ ...mail, subject: letter.subject, content: letter });
  }
  const content = { name, fishermanName, species, mealsPledged };
  return (mail) => pledgeMail.of({ ...mail, content });
}

type Addressed = Omit<QueuedMail<unknown>, 'content'>;
