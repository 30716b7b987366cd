/** The texts of emails about posts that people follow. */
import { ALERT_PARAMETER } from '#shared/alerts/links.ts';
import type { Flavour } from '#shared/flavours.ts';
import { pieceOf } from '#shared/posts/catches/piece.ts';
import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import type { Block } from '../mail/layout.ts';
import type { MailText } from '../mail/send-mail.ts';
import { type EmailWords, linkIn } from '../mail/words-in.ts';
import { timeZoneAt } from '../services/time-zone.ts';
import { type EndedAlerts, sealEnd, sealOpened } from './alert-token.ts';
import type { News } from './news.ts';
import type { StoredAlert } from './store/items.ts';
import type { ToldPost } from './told-post.ts';

/** An alert with its post as it is now. */
export interface ToldAlert {
  userId: string;
  /** The site that shows the post. */
  flavour: Flavour;
  event: News['event'];
  alert: Pick<StoredAlert, 'reason' | 'search'>;
  post: ToldPost;
}

export interface Written {
  words: EmailWords;
  /** The recipient's name. */
  name: string;
  /** The id by which the email is sent once. */
  mailId: string;
}

export function alertText(written: Written, told: ToldAlert): MailText {
  const { words, name } = written;
  const title = titleOf(words, told);
  return {
    subject: title,
    title,
    body: [
      words.mail.hello(name),
      ...sentencesOf(words, told),
      factsOf(words, told.post),
      {
        button: told.post.kind === 'landing' ? words.alerts.seeLanding : words.alerts.seePost,
        url: linkTo(written, told),
      },
      becauseOf(words, told),
    ],
    ends: endedBy(words, told),
  };
}

/** Text of a daily email of a site, with one link for each post and one for each kind of alert that it can stop. */
export function digestText(written: Written, flavour: Flavour, lines: readonly ToldAlert[]): MailText {
  const { words, name } = written;
  const title = words.alerts.digestTitle(lines.length);
  const ended = new Map(lines.map((told) => endedBy(words, told)).map((each) => [each.name, each]));
  const stops = [...ended.values()].map(
    ({ name: what, pagePath: path }): Block => ({
      link: words.alerts.stop(what),
      url: linkIn(words, flavour, path),
    }),
  );
  const posts = lines.map(
    (told): Block => ({
      link: titleOf(words, told),
      url: linkTo(written, told),
      note: [placeOf(told.post), becauseOf(words, told)].join(' · '),
    }),
  );
  return { subject: title, title, body: [words.mail.hello(name), ...posts, ...stops] };
}

export const pathOf = ({ post: { kind, record } }: ToldAlert) => pagePath({ kind, id: record.id });

/** The page opens as from anywhere; the token only says that the email's link was followed. */
const linkTo = ({ words, mailId }: Written, told: ToldAlert) =>
  linkIn(words, told.flavour, `${pathOf(told)}?${ALERT_PARAMETER}=${sealOpened(mailId)}`);

export function titleOf(words: EmailWords, { event, post }: ToldAlert): string {
  const { fishermanName } = post.record;
  const species = speciesIn(words, post);
  if (event !== 'new') return words.alerts.titles[event](fishermanName, species);
  if (post.kind === 'landing') return words.alerts.newLanding(fishermanName, species);
  return 'mealsPledged' in post.record
    ? words.favorites.pledged(fishermanName, post.record.mealsPledged)
    : words.favorites.postedCatch(fishermanName, species);
}

function speciesIn({ language, species }: EmailWords, { kind, record }: ToldPost): string {
  const fish = kind === 'landing' ? record.expected : [record];
  return [...new Set(fish.map((each) => speciesInSentence(each, language, species)))].join(', ');
}

const placeOf = ({ kind, record }: ToldPost): string =>
  kind === 'landing' ? `${record.harbour.name}, ${record.harbour.location}` : record.location;

function sentencesOf(words: EmailWords, { event, post }: ToldAlert): string[] {
  const { kind, record } = post;
  if (event !== 'new' || kind === 'landing') return [];
  const species = speciesIn(words, post);
  return 'mealsPledged' in record
    ? [words.favorites.pledgedText(record.fishermanName, record.mealsPledged, species)]
    : [words.favorites.postedCatchText(record.fishermanName, species, record.location)];
}

function factsOf(words: EmailWords, post: ToldPost): Block {
  const { alerts, conditions, paymentTypes, priceWords } = words;
  const place = [alerts.place, placeOf(post)] as const;
  const { kind, record } = post;
  if (kind === 'landing') {
    const { coordinates } = record.harbour;
    const zone = coordinates ? timeZoneAt(coordinates) : words.SITE_TIME_ZONE;
    const window = words.timeSpan(new Date(record.from), new Date(record.until), zone);
    return [
      ...record.expected.map(
        (fish) => [speciesName(fish, words.language, words.species), fish.about] as const,
      ),
      [alerts.window, window],
      place,
    ];
  }
  if ('mealsPledged' in record) return [[alerts.meals, String(record.mealsLeft)], place];
  return [
    [words.quantity, quantityLeft(record, words)],
    [words.condition, conditions[record.condition]],
    [words.payment, priceWords({ ...record, ...pieceOf(record) }, paymentTypes.voluntary)],
    place,
  ];
}

export function becauseOf({ alerts }: EmailWords, { alert: { reason, search } }: ToldAlert): string {
  if (reason === 'search') return search ? alerts.becauseSearch(search.name) : alerts.reasons.search;
  return alerts.because[reason];
}

/** The link at the end of an email stops the saved search, or the reason for the alert. */
function endedBy({ alerts }: EmailWords, { userId, alert: { reason, search } }: ToldAlert) {
  const ended: EndedAlerts = { userId, reason, ...(search && { searchId: search.id }) };
  const token = sealEnd(ended);
  return {
    name: search ? alerts.ofSearch(search.name) : alerts.reasons[reason],
    apiPath: `/alerts/end?token=${token}`,
    pagePath: `/unsubscribe?alert=${token}`,
  };
}
