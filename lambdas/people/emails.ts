import type { Flavour } from '#shared/flavours.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendQueued } from '../mail/queued.ts';
import type { Addressee, MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { getItems } from '../table/index.ts';
import type { AccountNews, accountMail, exportMail } from './jobs.ts';
import { account, tombstone } from './store/items.ts';

export const sendAccountMail = (mail: PayloadOf<typeof accountMail>): Promise<void> =>
  sendQueued(mail, accountText);

function accountText(words: EmailWords, news: AccountNews, flavour: Flavour): MailText {
  const { people } = words;
  const hello = words.mail.hello(news.name);
  if (news.type === 'welcome') {
    const { text, button } = news.isFisherman ? people.welcomeFisherman : people.welcome[flavour];
    const path = news.isFisherman ? PATHS.postCatch : PATHS.marketplace;
    return {
      subject: people.welcomeTitle,
      title: people.welcomeTitle,
      body: [hello, people.accountReady, text, { button, url: linkIn(words, flavour, path) }],
    };
  }
  const { title, text, notYou } = people.accountChanges[news.type];
  const button = { button: people.writeToUs, url: linkIn(words, flavour, PATHS.contact) };
  return { subject: title, title, body: [hello, text, notYou, button] };
}

/** Sends nothing to people who have left: the file is deleted with the account. */
export async function sendExportMail({ changeId, userId }: PayloadOf<typeof exportMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (!person || deleted) return;
  await sendOnce(changeId, 'export', exportText(await wordsIn(person.language), person));
}

/** The link leads to a page that requires signing in: the file itself is never in an email. */
function exportText(words: EmailWords, { email: to, flavour = 'consumer' }: Addressee): OutgoingMail {
  const { subject, title, body, button } = words.people.exportReady;
  return {
    to,
    flavour,
    words,
    subject,
    title,
    body: [...body, { button, url: linkIn(words, flavour, PATHS.profile) }],
  };
}
