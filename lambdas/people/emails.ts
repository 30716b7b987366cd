import type { Flavour } from '#shared/flavours.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendQueued } from '../mail/queued.ts';
import type { Addressee, MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { getItems } from '../table/index.ts';
import {
  type AccountNews,
  type accountMail,
  DEEDS,
  type exportMail,
  type Loss,
  type lossMail,
} from './jobs.ts';
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

/** Tells a person what an accident has lost of theirs. */
export async function sendLossMail({ changeId, userId, ...loss }: PayloadOf<typeof lossMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (!person || deleted) return;
  await sendOnce(changeId, 'loss', lossText(await wordsIn(person.language), person, loss));
}

function lossText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  { from, until, deeds }: Loss,
): OutgoingMail {
  const { title, text, yours, names, again, ignore, button } = words.people.loss;
  const at = (time: string) => words.dateTimeIn(new Date(time), words.SITE_TIME_ZONE);
  const rows = DEEDS.filter((deed) => deeds[deed]).map((deed) => [names[deed], String(deeds[deed])] as const);
  return {
    to,
    flavour,
    words,
    subject: title,
    title,
    body: [
      text(at(from), at(until)),
      yours,
      rows,
      again,
      ignore,
      { button, url: linkIn(words, flavour, PATHS.home) },
    ],
  };
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
