import type { CalendarEvent } from '../calendar/calendar-event.ts';
import type { CalendarWords } from '../calendar/calendar-words.ts';
import { pagePath } from '../sharing/links.ts';
import { speciesName } from '../species/species.ts';
import { withoutContacts } from '../text/without-contacts.ts';
import type { Expected, LandingCard } from './schemas.ts';

/**
 * A landing as an event. It says no more than feeds do, because calendars keep copies: neither the note nor other
 * contact details.
 * @param origin the site and the language that the link leads to: `https://example.org/es`
 */
export function landingEvent(
  landing: Omit<LandingCard, 'distance'>,
  { words, origin, isOwn }: { words: CalendarWords; origin: string; isOwn: boolean },
): CalendarEvent {
  const { id, harbour, state, paymentWays, version, changedAt, from, until } = landing;
  const line = (label: string, value: string) => value && words.line(label, withoutContacts(value));
  return {
    uid: `landing-${id}@creel`,
    sequence: version,
    changedAt,
    start: from,
    end: until,
    status: state === 'cancelled' ? 'cancelled' : 'confirmed',
    isBusy: isOwn,
    title: words.landingOf(withoutContacts(landing.fishermanName)),
    lines: [
      line(words.status, words.landingStates[state]),
      ...landing.expected.map((each) =>
        line(speciesName(each, words.language, words.species), `${each.about}, ${offerOf(each, words)}`),
      ),
      line(words.howToPay, paymentWays.map((way) => words.paymentWays[way]).join(', ')),
    ],
    place: withoutContacts(`${harbour.name}, ${harbour.location}`),
    url: origin + pagePath({ kind: 'landing', id }),
  };
}

const offerOf = (expected: Expected, words: CalendarWords): string =>
  expected.as === 'meals' ? words.aboutMeals(expected.mealsPledged) : words.priceWords(expected);
