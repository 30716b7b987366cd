/** Messages about catches, likes and reports of the demo's people. */
import { DAY, HOUR } from '#shared/limits.ts';
import type { ReportAction, ReportType } from '#shared/moderation/schemas.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { idAt, type Random, randomFrom } from '../random.ts';
import type { PastFisherman, PastPeople } from './people.ts';
import type { PastPost } from './posts.ts';

type Person = { userId: string; name: string };

/** Times are milliseconds since the epoch. */
export interface PastMessage {
  id: string;
  from: Person;
  to: Person;
  content: string;
}

export interface PastConversation {
  record: CatchRecord;
  subject: string;
  buyer: Person;
  fisherman: Person;
  /** The first one is from the buyer, the second from the fisherman. */
  messages: PastMessage[];
  rating?: PastRating;
}

export interface PastRating {
  id: string;
  stars: number;
  comment?: string;
}

export interface PastReport {
  id: string;
  at: number;
  about: PastFisherman;
  by: Person;
  reportType: ReportType;
  description: string;
  action: Extract<ReportAction, 'dismiss' | 'warn'>;
  note?: string;
}

const QUESTIONS = [
  'Is there some left? I can be at the dock by five.',
  'Could you keep two for me until tomorrow morning?',
  'Would you fillet it if I bring a cooler?',
  'When were they landed, and how do you keep them?',
  'We are six at the table on Sunday. How much would you say?',
] as const;
const ANSWERS = [
  'Yes, come by. Look for the green skiff.',
  'I put some aside for you.',
  'Gladly. Give me ten minutes when you are here.',
  'Landed at dawn, on ice within the hour.',
] as const;
const THANKS = ['See you then, thank you.', 'Perfect.', 'Thank you, we are on our way.'] as const;
const COMMENTS = [
  'Fresh, and ready when we came.',
  'Well iced and well packed.',
  'Friendly, and a fair price.',
  undefined,
] as const;
const STARS = [5, 5, 5, 4, 4, 3] as const;
const REPORTS = [
  [
    'food_safety',
    'The fish lay on the deck without ice when I came.',
    'warn',
    'Please ice what you offer at once.',
  ],
  ['other', 'Nobody was at the dock at the time that we agreed on.', 'dismiss', undefined],
  ['spam', 'The same catch was posted twice in a day.', 'dismiss', undefined],
  [
    'other',
    'The town in the profile is not where the boat lies.',
    'warn',
    'Please name the port that you land at.',
  ],
  [
    'food_safety',
    'I was told that it was fresh, and it had been frozen.',
    'warn',
    'Please say so when fish was frozen.',
  ],
  ['other', 'The price was another one at the dock.', 'dismiss', undefined],
] as const;

export function ratingAt(at: number, random: Random): PastRating {
  const comment = random.pick(COMMENTS);
  return {
    id: idAt(at, random),
    stars: random.pick(STARS),
    ...(comment !== undefined && { comment }),
  };
}

/** Conversations about some of the catches that have ended by now. */
export function conversationsAbout(
  posts: readonly PastPost[],
  { buyers }: PastPeople,
  now: number,
): PastConversation[] {
  const random = randomFrom(2);
  return posts.flatMap((post) => {
    if (post.kind !== 'catch' || random.between(0, 1) > 0.4) return [];
    const { record } = post;
    const postedAt = Date.parse(record.createdAt);
    const there = buyers.filter(({ createdAt }) => Date.parse(createdAt) < postedAt);
    const [first, ...others] = there;
    if (!first) return [];
    const buyer = random.pick([first, ...others]);
    const fisherman = { userId: record.fishermanId, name: record.fishermanName };
    const messages = messagesFrom(postedAt, buyer, fisherman, random);
    const ratedAt = postedAt + 1.5 * DAY;
    const isRated = random.between(0, 1) < 0.4 && ratedAt < now;
    const rating = ratingAt(ratedAt, random);
    // The last message is sent at most nine hours after the post.
    if (postedAt + 9 * HOUR > now) return [];
    const subject = `Your ${speciesName(record).toLowerCase()}`;
    return [{ record, subject, buyer, fisherman, messages, ...(isRated && { rating }) }];
  });
}

function messagesFrom(postedAt: number, buyer: Person, fisherman: Person, random: Random): PastMessage[] {
  const asked = postedAt + random.between(0.5, 5) * HOUR;
  const answered = asked + random.between(0.2, 3) * HOUR;
  const messages = [
    { id: idAt(asked, random), from: buyer, to: fisherman, content: random.pick(QUESTIONS) },
    { id: idAt(answered, random), from: fisherman, to: buyer, content: random.pick(ANSWERS) },
  ];
  if (random.between(0, 1) > 0.5) return messages;
  return [
    ...messages,
    { id: idAt(answered + HOUR / 2, random), from: buyer, to: fisherman, content: random.pick(THANKS) },
  ];
}

/** Handled reports, some weeks apart. */
export function reportsUntil(now: number, { fishermen, buyers }: PastPeople): PastReport[] {
  const random = randomFrom(3);
  const [firstBuyer, ...otherBuyers] = buyers;
  const [firstFisherman, ...otherFishermen] = fishermen;
  if (!firstBuyer || !firstFisherman) return [];
  return REPORTS.map(([reportType, description, action, note], index) => {
    const at = Math.round(now - (80 - index * 13 - random.between(0, 5)) * DAY);
    return {
      id: idAt(at, random),
      at,
      about: random.pick([firstFisherman, ...otherFishermen]),
      by: random.pick([firstBuyer, ...otherBuyers]),
      reportType,
      description,
      action,
      ...(note !== undefined && { note }),
    };
  });
}

/** Buyers who like a pledge, among those who had joined by its time: many for some pledges and few for others. */
export function likersOf(pledgeId: string, buyers: PastPeople['buyers'], postedAt: number): Person[] {
  const random = randomFrom([...pledgeId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
  const there = buyers.filter(({ createdAt }) => Date.parse(createdAt) < postedAt);
  return there.slice(0, Math.floor(random.between(0, 1) ** 2 * there.length * 0.6));
}
