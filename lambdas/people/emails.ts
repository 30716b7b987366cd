import type { Flavour } from '#shared/flavours.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { hello } from '#words/mail/emails.ts';
import * as words from '#words/people/emails.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendQueued } from '../mail/queued.ts';
import type { Addressee, MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { getItems } from '../table/index.ts';
import type { AccountNews, accountMail, exportMail } from './jobs.ts';
import { account, tombstone } from './store/items.ts';

export const sendAccountMail = (mail: PayloadOf<typeof accountMail>): Promise<void> =>
  sendQueued(mail, accountText);

function accountText(news: AccountNews, flavour: Flavour): MailText {
  const origin = originOf(flavour);
  if (news.type === 'welcome') {
    const { text, button } = news.isFisherman ? words.welcomeFisherman : words.welcome[flavour];
    const path = news.isFisherman ? PATHS.postCatch : PATHS.marketplace;
    return {
      subject: words.welcomeTitle,
      title: words.welcomeTitle,
      body: [hello(news.name), words.accountReady, text, { button, url: origin + path }],
    };
  }
  const { title, text, notYou } = words.accountChanges[news.type];
  const button = { button: words.writeToUs, url: `${origin}/contact` };
  return { subject: title, title, body: [hello(news.name), text, notYou, button] };
}

/** Sends nothing to people who have left: the file is deleted with the account. */
export async function sendExportMail({ changeId, userId }: PayloadOf<typeof exportMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (person && !deleted) await sendOnce(changeId, 'export', exportText(person));
}

/** The link leads to a page that requires signing in: the file itself is never in an email. */
function exportText({ email: to, flavour = 'consumer' }: Addressee): OutgoingMail {
  const { subject, title, body, button } = words.exportReady;
  return {
    to,
    flavour,
    subject,
    title,
    body: [...body, { button, url: `${originOf(flavour)}${PATHS.profile}` }],
  };
}
