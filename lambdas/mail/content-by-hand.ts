import { fieldError } from '#shared/contract/errors.ts';
import type { MailKind } from '#shared/email/kinds.ts';
import type { MailBody } from '#shared/email/schemas.ts';
import * as words from '#words/email/emails.ts';
import * as mailWords from '#words/email/fields.ts';
import { isRequired } from '#words/general/field-errors.ts';
import { harmlessHtml, textOf } from './custom-content.ts';
import type { MailContent } from './jobs.ts';

export const kindOf = ({ type }: MailBody): MailKind => (type === 'pledge_notification' ? 'pledges' : 'news');

/** What the mail says that an administrator has filled in. @throws AppError where its own words have no text */
export function contentOf({ type, data = {} }: MailBody): MailContent {
  const { name = '', customContent = '', fishermanName, species, mealsPledged = 1 } = data;
  if (type === 'custom') {
    const html = harmlessHtml(customContent);
    if (!textOf(html)) throw fieldError('data.customContent', isRequired(mailWords.content));
    return { type, html, text: textOf(html) };
  }
  if (type !== 'pledge_notification') return { type, name };
  return {
    type,
    name,
    fishermanName: fishermanName || words.someFisherman,
    species: species || words.someFish,
    mealsPledged,
  };
}
