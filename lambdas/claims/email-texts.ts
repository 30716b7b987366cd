/** Emails about claims. Their texts are in #words/claims/emails.ts. */
import type { Flavour } from '#shared/flavours.ts';
import { DAY } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/emails.ts';
import { timeSpan } from '#words/general/dates.ts';
import { hello } from '#words/mail/emails.ts';
import { originOf } from '../core/origin.ts';
import type { Block } from '../mail/layout.ts';
import type { MailLimit } from '../mail/mail-limits.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
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
const ofClaims = (organizationId: string): MailLimit => ({
  about: `claims of ${organizationId}`,
  max: 40,
  windowMs: DAY,
});

export function claimText({ news, side, person, flavour, claim, timeZone }: Telling): OutgoingMail {
  const { sk: claimId, card } = claim;
  const { title, text } = wordsOf(news, side, card);
  const origin = originOf(flavour);
  const isReasoned = (news === 'cancelled' || news === 'declined') && card.reason !== undefined;
  const button =
    news === 'served'
      ? { button: words.seePledge, url: origin + pagePath({ kind: 'pledge', id: card.pledgeId }) }
      : { button: words.seeClaim, url: `${origin}/claim/${claimId}` };
  return {
    to: person.email,
    flavour,
    ...(NEWS[news].isOptional ? { kind: 'claims' } : { limit: ofClaims(card.organizationId) }),
    subject: title,
    title,
    body: [
      hello(person.name),
      ...text,
      ...(isReasoned ? [words.reason, { quote: card.reason ?? '' }] : []),
      factsOf(side, card, timeZone),
      button,
    ],
  };
}

const { cancelled, expired, ...others } = words.news;

function wordsOf(news: ClaimNews, side: Side, card: Card) {
  if (news === 'expired') return expired[side](card);
  if (news === 'cancelled') return cancelled[card.cancelledBy ?? 'site'](card);
  return others[news](card);
}

function factsOf(side: Side, card: Card, timeZone: string): Block {
  const { meals, pickupStart, pickupEnd, pickupPlace, collectorName, organizationName, fishermanName } = card;
  const other =
    side === 'fisherman'
      ? ([words.organization, organizationName] as const)
      : ([words.fisherman, fishermanName] as const);
  return [
    [words.meals, String(meals)],
    [words.fish, speciesName(card)],
    [words.pickup, timeSpan(new Date(pickupStart), new Date(pickupEnd), timeZone)],
    // It may be unknown if the fisherman has deleted their account.
    ...(pickupPlace === '' ? [] : [[words.place, pickupPlace] as const]),
    [words.collector, collectorName],
    other,
  ];
}

/** Returns the email to the site's mailbox about a claim that waits for approval. */
export function noticeText(mailbox: string, card: Card, timeZone: string): OutgoingMail {
  const { title, text } = words.waiting(card);
  const facts = factsOf('fisherman', card, timeZone);
  const url = `${originOf('community')}${PATHS.admin}/community-aid?view=claims`;
  const body = [...text, facts, { button: words.decide, url }];
  const limit = ofClaims(card.organizationId);
  return { to: mailbox, flavour: 'community', limit, subject: title, title, body };
}
