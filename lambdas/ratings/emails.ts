import { pagePath } from '#shared/sharing/links.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { block } from '../messages/store/items.ts';
import { account } from '../people/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { ratingMail } from './jobs.ts';
import { rating, type StoredRating } from './store/items.ts';

/** Sends the email unless the rating was deleted or one of the two has blocked the other. */
export async function sendRatingMail({ changeId, ratingId }: PayloadOf<typeof ratingMail>): Promise<void> {
  const found = await getItem(rating.key({ ratingId }), { consistent: true });
  if (!found) return;
  const { fishermanId: userId, raterId = '' } = found.card;
  const [person, ...blocks] = await getItems([
    account.key({ userId }),
    block.key({ userId, blockedId: raterId }),
    block.key({ userId: raterId, blockedId: userId }),
  ]);
  if (!person || blocks.some(Boolean)) return;
  await sendOnce(changeId, 'rating', ratingText(await wordsIn(person.language), person, userId, found));
}

/** Returns the email to the rated fisherman, without the text, which can be read and reported on the site. */
function ratingText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  userId: string,
  { card: { stars, raterName } }: StoredRating,
): OutgoingMail {
  const title = words.ratings.ratedTitle(raterName);
  const url = linkIn(words, flavour, pagePath({ kind: 'fisherman', id: userId }));
  return {
    to,
    kind: 'ratings',
    flavour,
    words,
    subject: title,
    title,
    body: [words.ratings.rated(stars), { button: words.ratings.seeRating, url }],
  };
}
