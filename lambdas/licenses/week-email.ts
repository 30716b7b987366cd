/** The email on Monday about the landings of the week before. */
import { PATHS } from '#shared/pages/pages.ts';
import { speciesName } from '#shared/species/species.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem } from '../table/index.ts';
import type { landingWeekMail } from './jobs.ts';
import { isRemindedOfLandings } from './store/landing-reminder.ts';
import type { WeekSummary } from './week-summary.ts';

/** Sends the email once for each week, unless its fisherman has turned it off, unsubscribed or left. */
export async function sendLandingWeek({ userId, week }: PayloadOf<typeof landingWeekMail>): Promise<void> {
  const person = await getItem(account.key({ userId }));
  if (!person || !(await isRemindedOfLandings(userId))) return;
  const { email: to, flavour = 'consumer' } = person;
  const words = await wordsIn(person.language);
  const { weeklyLandings, longDate, language, species } = words;
  const { from, to: lastDay, more } = week;
  const now = new Date();
  const [landed, uncounted] = await Promise.all([
    Promise.all(week.landed.map((fish) => showSpecies(fish, now))),
    Promise.all(week.uncounted.map((fish) => showSpecies(fish, now))),
  ]);
  const day = (each: string) => longDate(new Date(each), 'UTC');
  const title = weeklyLandings.title(day(from), day(lastDay));
  const nameOf = (fish: Parameters<typeof speciesName>[0]) => speciesName(fish, language, species);
  const facts = [
    ...landed.map((fish) => [nameOf(fish), amountIn(words, fish)] as const),
    ...uncounted.map((fish) => [nameOf(fish), weeklyLandings.uncounted(fish.quantity)] as const),
  ];
  await sendOnce(`${userId}#${from}`, 'landing week', {
    ...{ to, flavour, words, title },
    kind: 'landings',
    subject: title,
    body: [
      facts.length === 0 ? weeklyLandings.none : facts,
      ...(more > 0 ? [weeklyLandings.more(more)] : []),
      weeklyLandings.text,
      {
        button: weeklyLandings.open,
        url: linkIn(words, flavour, `${PATHS.weeklyLandings}?day=${from}`),
      },
    ],
  });
}

const amountIn = (words: EmailWords, { unit, amount }: WeekSummary['landed'][number]): string =>
  unit === 'meal' ? words.mealsWords(amount) : words.amountWords(amount, unit);
