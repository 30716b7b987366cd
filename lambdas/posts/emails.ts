/** The email to a fisherman whose series could not post the pledge of a day, with the reason. */
import { PATHS } from '#shared/pages/pages.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { linkIn, wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem } from '../table/index.ts';
import type { refusedDayMail } from './jobs.ts';
import { pledgeSeries } from './store/pledge-series.ts';

/** Sends one email for each day of a series, unless the series has ended. */
export async function sendRefusedDay({
  seriesId,
  day,
  reason,
}: PayloadOf<typeof refusedDayMail>): Promise<void> {
  const stored = await getItem(pledgeSeries.key({ seriesId }));
  const person = stored && (await getItem(account.key({ userId: stored.card.fishermanId })));
  if (!person) return;
  const { email: to, flavour = 'community' } = person;
  const words = await wordsIn(person.language);
  const { refusedDay, mealsOf, longDate, language, species } = words;
  const { mealsPledged, ...fish } = await showSpecies(stored.card, new Date());
  const date = longDate(new Date(day), 'UTC');
  await sendOnce(`${seriesId}#${day}`, 'refused day', {
    ...{ to, flavour, words, kind: 'claims' },
    subject: refusedDay.subject(date),
    title: refusedDay.subject(date),
    body: [
      refusedDay.about(mealsOf(mealsPledged, speciesInSentence(fish, language, species))),
      refusedDay.reasons[reason](speciesName(fish, language, species)),
      refusedDay.remedy,
      { button: refusedDay.open, url: linkIn(words, flavour, PATHS.myPosts) },
    ],
  });
}
