/** The email about a pledge that an administrator sends from the email tools. */
import type { Flavour } from '#shared/flavours.ts';
import { marketplacePath } from '#shared/posts/marketplace-path.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendQueued } from '../mail/queued.ts';
import type { MailText } from '../mail/send-mail.ts';
import { type EmailWords, linkIn } from '../mail/words-in.ts';
import type { PledgeNews, pledgeMail } from './jobs.ts';

export const sendPledgeMail = (mail: PayloadOf<typeof pledgeMail>): Promise<void> =>
  sendQueued(mail, pledgeText);

function pledgeText(
  words: EmailWords,
  { name, fishermanName, species, mealsPledged }: PledgeNews,
  flavour: Flavour,
): MailText {
  const fisherman = fishermanName || words.someFisherman;
  const title = words.favorites.pledged(fisherman, mealsPledged);
  return {
    subject: title,
    title,
    body: [
      words.mail.hello(name),
      words.favorites.pledgedText(fisherman, mealsPledged, species || words.someFish),
      { button: words.favorites.seePledge, url: linkIn(words, flavour, marketplacePath({ kind: 'pledge' })) },
    ],
  };
}
