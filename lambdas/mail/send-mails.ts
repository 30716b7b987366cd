import { fieldError } from '#shared/contract/errors.ts';
import { sendMails } from '#shared/mail/endpoints.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailBody } from '#shared/mail/schemas.ts';
import { isRequired } from '#words/errors.ts';
import * as mailWords from '#words/mail-fields.ts';
import * as words from '#words/mails.ts';
import { endpoint } from '../core/endpoint.ts';
import { addressMails, resultsOf } from './address-mails.ts';
import { harmlessHtml, textOf } from './custom-content.ts';
import type { MailContent } from './jobs.ts';
import { queueRemembered } from './queue-remembered.ts';

/** Into the queue: a mail that fails is tried again, and the page does not wait. */
export default endpoint(sendMails, async ({ body, actor, rememberAnswer, now }) => {
  const content = contentOf(body);
  const kind = kindOf(body);
  const name = body.data?.name ?? '';
  const people = [...new Set(body.to)].map((email) => ({ name, email }));
  const addressed = await addressMails(people, kind);
  const results = resultsOf(addressed);
  const { subject, flavour = 'consumer' } = body;
  const mails = addressed
    .filter(({ reason }) => reason === undefined)
    .map(({ email: to }) => ({ to, flavour, kind, ...(subject && { subject }), content }));
  const sending = { actorId: actor.userId, mail: content.type, now };
  await queueRemembered(mails, rememberAnswer(results), sending);
  return results;
});

const kindOf = ({ type }: MailBody): MailKind => (type === 'pledge_notification' ? 'pledges' : 'news');

function contentOf({ type, data = {} }: MailBody): MailContent {
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
