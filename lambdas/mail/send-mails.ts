import { fieldError } from '#shared/contract/errors.ts';
import { sendMails } from '#shared/mail/endpoints.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailBody } from '#shared/mail/schemas.ts';
import { isRequired } from '#words/errors.ts';
import * as mailWords from '#words/mail-fields.ts';
import * as words from '#words/mails.ts';
import { endpoint } from '../core/endpoint.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { transact } from '../table/write.ts';
import { addressMails, resultsOf } from './address-mails.ts';
import { harmlessHtml, textOf } from './custom-content.ts';
import { type MailContent, mail } from './jobs.ts';
import { hashOfAddress } from './store/suppressions.ts';

/** Into the queue: a mail that fails is tried again, and the page does not wait. Before the answer is kept, so that none is missed. */
export default endpoint(sendMails, async ({ body, rememberAnswer }) => {
  const content = contentOf(body);
  const kind = kindOf(body);
  const name = body.data?.name ?? '';
  const people = [...new Set(body.to)].map((email) => ({ name, email }));
  const addressed = await addressMails(people, kind);
  const results = resultsOf(addressed);
  const mails = addressed.filter(({ reason }) => reason === undefined);
  const { subject, flavour = 'consumer' } = body;
  const remembered = rememberAnswer(results);
  // Of the call under its idempotency key: its repeats send nothing twice.
  const callId = String(remembered.item.Put?.Item?.pk);
  await enqueue(
    mails.map(({ email }) =>
      mail.of({
        id: `${callId}#${hashOfAddress(email)}`,
        to: email,
        flavour,
        kind,
        ...(subject && { subject }),
        content,
      }),
    ),
  );
  await transact([remembered]);
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
