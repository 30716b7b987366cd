/** The email on Monday about the landings of the week before. */
import type { LandedRow } from '#shared/licenses/schemas.ts';
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

/** Most kinds of fish in one email. The page has all. */
const MOST_ROWS = 20;

/** Sends the email once for each week, unless its fisherman has turned it off or left. */
export async function sendLandingWeek({ userId, week }: PayloadOf<typeof landingWeekMail>): Promise<void> {
  const person = await getItem(account.key({ userId }));
  if (!person || !(await isRemindedOfLandings(userId))) return;
  const { email: to, flavour = 'consumer', language } = person;
  const words = await wordsIn(language);
  const { weeklyLandings, longDate } = words;
  const { from, to: lastDay } = week;
  const now = new Date();
  const [rows, uncounted] = await Promise.all([
    Promise.all(week.rows.map((row) => showSpecies(row, now))),
    Promise.all(week.uncounted.map((fish) => showSpecies(fish, now))),
  ]);
  const day = (each: string) => longDate(new Date(each), 'UTC');
  const title = weeklyLandings.title(day(from), day(lastDay));
  const facts = [
    ...landedIn(words, rows),
    ...uncounted.map((fish) => [nameOf(words, fish), weeklyLandings.uncounted(fish.quantity)] as const),
  ];
  await sendOnce(`${userId}#${from}`, 'landing week', {
    ...{ to, flavour, words, title },
    subject: title,
    body: [
      ...(facts.length === 0 ? [weeklyLandings.none] : [facts.slice(0, MOST_ROWS)]),
      ...(facts.length > MOST_ROWS ? [weeklyLandings.more(facts.length - MOST_ROWS)] : []),
      weeklyLandings.text,
      {
        button: weeklyLandings.open,
        url: linkIn(words, flavour, `${PATHS.weeklyLandings}?day=${from}`),
      },
      weeklyLandings.stop,
    ],
  });
}

type Named = Pick<LandedRow, 'species' | 'customSpecies' | 'shownAs'>;

const nameOf = (words: EmailWords, fish: Named): string => speciesName(fish, words.language, words.species);

/** In short: the landed and pledged amount of each species, in each unit. */
function landedIn(words: EmailWords, rows: readonly LandedRow[]): (readonly [string, string])[] {
  const bySpecies = Map.groupBy(rows, (row) => JSON.stringify([nameOf(words, row), row.unit]));
  return [...bySpecies.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { unit } = first;
    const hundredths = same.reduce(
      (sum, { landed, pledged }) => sum + Math.round(100 * (landed + pledged)),
      0,
    );
    const amount = hundredths / 100;
    return [
      [nameOf(words, first), unit === 'meal' ? words.mealsWords(amount) : words.amountWords(amount, unit)],
    ];
  });
}
