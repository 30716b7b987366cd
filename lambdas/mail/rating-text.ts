import { pagePath } from '#shared/sharing/links.ts';
import * as words from '#words/email/emails.ts';
import { originOf } from '../core/origin.ts';
import type { StoredRating } from '../ratings/store/items.ts';
import type { OutgoingMail } from './send-mail.ts';
import type { Addressee } from './texts.ts';

/** To who was rated. What was said is read on the site, where it can be reported. */
export function ratingText(
  { email: to, flavour = 'consumer' }: Addressee,
  userId: string,
  { card: { stars, raterName } }: StoredRating,
): OutgoingMail {
  const title = words.ratedTitle(raterName);
  const url = originOf(flavour) + pagePath({ kind: 'fisherman', id: userId });
  return {
    to,
    kind: 'ratings',
    flavour,
    subject: title,
    title,
    body: [words.rated(stars), { button: words.seeRating, url }],
  };
}
