/** Emails about reservations. All of them go out, since somebody may come or wait for nothing without them. */
import type { Flavour } from '#shared/flavours.ts';
import { DAY } from '#shared/limits.ts';
import { isOpen } from '#shared/reservations/rules.ts';
import { speciesName } from '#shared/species/species.ts';
import { reasonOf } from '../holds/store/stored-holds.ts';
import type { Block } from '../mail/layout.ts';
import type { MailLimit } from '../mail/mail-limits.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { type EmailWords, linkIn } from '../mail/words-in.ts';
import type { Found } from '../table/index.ts';
import type { ReservationNews } from './jobs.ts';
import type { StoredReservation } from './store/items.ts';
import type { Side } from './store/stored-reservations.ts';

interface Telling {
  news: ReservationNews;
  /** The recipient's side of the reservation. */
  side: Side;
  person: Addressee & { name: string };
  flavour: Flavour;
  reservation: Found<StoredReservation>;
  /** Time zone at the pickup. */
  timeZone: string;
}

type Card = StoredReservation['card'];

/** Limit against a person who reserves and cancels again and again; higher than any honest use. */
const ofBuyer = ({ buyerId = '' }: Card): MailLimit => ({
  about: `reservations of ${buyerId}`,
  max: 40,
  windowMs: DAY,
});

const WITH_REASON: readonly ReservationNews[] = ['cancelled', 'struck', 'kept'];

export function reservationText(
  words: EmailWords,
  { news, side, person, flavour, reservation, timeZone }: Telling,
): OutgoingMail {
  const { sk: id, card } = reservation;
  const { title, text } = textOf(words, news, card);
  const reason = WITH_REASON.includes(news) ? reasonOf(card, words.reservationEndedBySite) : undefined;
  return {
    to: person.email,
    flavour,
    words,
    limit: ofBuyer(card),
    subject: title,
    title,
    body: [
      words.mail.hello(person.name),
      ...text,
      ...(reason === undefined ? [] : [words.claims.reason, { quote: reason }]),
      factsOf(words, side, card, timeZone),
      { button: words.reservations.see, url: linkIn(words, flavour, `/reservation/${id}`) },
    ],
  };
}

function textOf(words: EmailWords, news: ReservationNews, card: Card) {
  const { cancelled, ...others } = words.reservations.news;
  const facts = {
    ...card,
    amount: words.amountWords(card.amount, card.unit),
    reserved: words.amountWords(card.reserved, card.unit),
  };
  return news === 'cancelled' ? cancelled[card.cancelledBy ?? 'site'](facts) : others[news](facts);
}

function factsOf(words: EmailWords, side: Side, card: Card, timeZone: string): Block {
  const { amount, unit, dollars, pickupStart, pickupEnd, pickupPlace, collectorName } = card;
  const { claims, reservations } = words;
  const other =
    side === 'fisherman'
      ? ([reservations.buyer, card.buyerName] as const)
      : ([claims.fisherman, card.fishermanName] as const);
  return [
    [claims.fish, speciesName(card, words.language, words.species)],
    [reservations.amount, words.amountWords(amount, unit)],
    // Nothing is paid for one that has ended.
    ...(dollars === undefined || !isOpen(card.state)
      ? []
      : [[reservations.toPay, words.dollars(dollars)] as const]),
    [claims.pickup, words.timeSpan(new Date(pickupStart), new Date(pickupEnd), timeZone)],
    // It may be unknown if the fisherman has deleted their account.
    ...(pickupPlace === '' ? [] : [[claims.place, pickupPlace] as const]),
    [claims.collector, collectorName],
    other,
  ];
}
