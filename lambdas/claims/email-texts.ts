/** Emails about claims. */
import type { Flavour } from '#shared/flavours.ts';
import { DAY } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { speciesName } from '#shared/species/species.ts';
import { reasonOf } from '../holds/store/stored-holds.ts';
import type { Block } from '../mail/layout.ts';
import type { MailLimit } from '../mail/mail-limits.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { type EmailWords, ENGLISH, linkIn } from '../mail/words-in.ts';
import type { Found } from '../table/index.ts';
import type { ClaimNews } from './jobs.ts';
import { NEWS } from './news.ts';
import type { StoredClaim } from './store/items.ts';
import type { Side } from './store/stored-claims.ts';

interface Telling {
  news: ClaimNews;
  /** The recipient's side of the claim. */
  side: Side;
  person: Addressee & { name: string };
  /** The site that the links lead to. */
  flavour: Flavour;
  claim: Found<StoredClaim>;
  /** Time zone at the organization's place, which is near the pickup. */
  timeZone: string;
}

type Card = StoredClaim['card'];

/** Limit against an organization that claims and cancels again and again; higher than any honest use. */
export const ofClaims = (organizationId: string): MailLimit => ({
  about: `claims of ${organizationId}`,
  max: 40,
  windowMs: DAY,
});

export function claimText(
  words: EmailWords,
  { news, side, person, flavour, claim, timeZone }: Telling,
): OutgoingMail {
  const { sk: claimId, card } = claim;
  const { title, text } = textOf(words, news, side, card);
  const reason = news === 'cancelled' || news === 'declined' ? reasonOf(card, words.endedBySite) : undefined;
  const button =
    news === 'served'
      ? {
          button: words.claims.seePledge,
          url: linkIn(words, flavour, pagePath({ kind: 'pledge', id: card.pledgeId })),
        }
      : { button: words.claims.seeClaim, url: linkIn(words, flavour, `/claim/${claimId}`) };
  return {
    to: person.email,
    flavour,
    words,
    ...(NEWS[news].isOptional ? { kind: 'claims' } : { limit: ofClaims(card.organizationId) }),
    subject: title,
    title,
    body: [
      words.mail.hello(person.name),
      ...text,
      ...(reason === undefined ? [] : [words.claims.reason, { quote: reason }]),
      factsOf(words, side, card, timeZone),
      button,
    ],
  };
}

function textOf(words: EmailWords, news: ClaimNews, side: Side, card: Card) {
  const { cancelled, expired, ...others } = words.claims.news;
  if (news === 'expired') return expired[side](card);
  if (news === 'cancelled') return cancelled[card.cancelledBy ?? 'site'](card);
  return others[news](card);
}

function factsOf(words: EmailWords, side: Side, card: Card, timeZone: string): Block {
  const { meals, pickupStart, pickupEnd, pickupPlace, collectorName, organizationName, fishermanName } = card;
  const other =
    side === 'fisherman'
      ? ([words.claims.organization, organizationName] as const)
      : ([words.claims.fisherman, fishermanName] as const);
  return [
    [words.claims.meals, String(meals)],
    [words.claims.fish, speciesName(card, words.language, words.species)],
    [words.claims.pickup, words.timeSpan(new Date(pickupStart), new Date(pickupEnd), timeZone)],
    // It may be unknown if the fisherman has deleted their account.
    ...(pickupPlace === '' ? [] : [[words.claims.place, pickupPlace] as const]),
    [words.claims.collector, collectorName],
    other,
  ];
}

/** Returns the email to the site's mailbox about a claim that waits for approval. */
export function noticeText(mailbox: string, card: Card, timeZone: string): OutgoingMail {
  const words = ENGLISH;
  const { title, text } = words.claims.waiting(card);
  const facts = factsOf(words, 'fisherman', card, timeZone);
  const url = linkIn(words, 'community', `${PATHS.admin}/community-aid?view=claims`);
  const body = [...text, facts, { button: words.claims.decide, url }];
  const limit = ofClaims(card.organizationId);
  return { to: mailbox, flavour: 'community', words, limit, subject: title, title, body };
}
