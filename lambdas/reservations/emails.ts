/** Sends emails about reservations. */
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { readPost } from '../posts/store/posts.ts';
import { timeZoneAt } from '../services/time-zone.ts';
import { faceWith } from '../site/store/face.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem } from '../table/read.ts';
import { reservationText } from './email-texts.ts';
import type { reservationMail } from './jobs.ts';
import { isStillTrue } from './news.ts';
import { reservation } from './store/items.ts';

/** Sends the email once, unless the news is outdated or the recipient has left. */
export async function sendReservationMail({
  reservationId,
  news,
  userId,
  side,
  version,
}: PayloadOf<typeof reservationMail>): Promise<void> {
  const stored = await getItem(reservation.key({ reservationId }), { consistent: true });
  if (!stored || !isStillTrue(news, stored, Date.now())) return;
  // A weight may be news several times. The latest one is told.
  const isWeight = news === 'weighed' || news === 'corrected';
  if (isWeight && version !== stored.version) return;
  const [person, post] = await Promise.all([
    getItem(account.key({ userId }), { consistent: true }),
    readPost('catch', stored.card.catchId, { consistent: false }),
  ]);
  if (!person) return;
  const own = person.flavour ?? 'consumer';
  // If both sites have switched off reservations, the email about an open one still goes out for the person's own site.
  const flavour = (await faceWith('reservations', own)) ?? own;
  const shown = { ...stored, card: await showSpecies(stored.card, new Date()) };
  const { coordinates } = post?.record ?? {};
  const timeZone = coordinates ? timeZoneAt(coordinates) : SITE_TIME_ZONE;
  const text = reservationText(await wordsIn(person.language), {
    ...{ news, side, person, flavour, timeZone },
    reservation: shown,
  });
  await sendOnce(reservationId, `${news} ${isWeight ? `${version} ` : ''}${userId}`, text);
}
