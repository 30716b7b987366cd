/** Messages, ratings, favorites and reports of the demo's past, as the site stores them. */
import { auditSteps } from '#lambdas/audit/store/audit.ts';
import { favorite, favoriteEntry } from '#lambdas/favorites/store/items.ts';
import { composeMessage } from '#lambdas/messages/compose-message.ts';
import {
  catchFishOf,
  exchange,
  message,
  messageCounts,
  type StoredMessage,
} from '#lambdas/messages/store/items.ts';
import { report, reportAboutEntry } from '#lambdas/moderation/store/items.ts';
import { recordAction } from '#lambdas/moderation/store/reports.ts';
import { stats } from '#lambdas/people/store/items.ts';
import { rating, type StoredRating } from '#lambdas/ratings/store/items.ts';
import { idOfPerson } from '#local/demo/past/people.ts';
import type { PastConversation, PastMessage, PastRating, PastReport } from '#local/demo/past/talk.ts';
import { idAt, randomFrom } from '#local/demo/random.ts';
import { HOUR } from '#shared/limits.ts';
import type { ItemBook } from './item-book.ts';

export function putRating(
  book: ItemBook,
  { id: ratingId, ...given }: PastRating,
  of: Omit<StoredRating['card'], 'stars' | 'comment'>,
): void {
  book.put(rating.item({ ratingId }, { card: { ...of, ...given } }));
  book.add(stats.key({ userId: of.fishermanId }), { ratingTotal: given.stars, ratingCount: 1 });
}

export function putConversation(book: ItemBook, conversation: PastConversation): void {
  const { record, buyer, fisherman, messages, rating: given } = conversation;
  let answered: StoredMessage | undefined;
  for (const each of messages) answered = putMessage(book, each, conversation, answered);
  const asked = messages.filter(({ from }) => from === buyer).length;
  const answers = messages.length - asked;
  const exchanged = {
    fishermanId: fisherman.userId,
    asked,
    answered: answers,
    ...(given && { isRated: true }),
  };
  book.put(exchange.item({ buyerId: buyer.userId, catchId: record.id }, exchanged));
  if (!given) return;
  const raterName = buyer.name.split(' ')[0];
  const rater = { raterId: buyer.userId, ...(raterName && { raterName }), isOrganization: false };
  putRating(book, given, { fishermanId: fisherman.userId, ...rater });
}

/** Adds both copies of a message that was read. @param answered the message that it replies to */
function putMessage(
  book: ItemBook,
  { id: messageId, from, to, content }: PastMessage,
  { record, subject, messages: [first] }: PastConversation,
  answered: StoredMessage | undefined,
): StoredMessage {
  const copy = composeMessage(
    { recipientId: to.userId, subject, content, ...(answered && first && { replyTo: first.id }) },
    { senderName: from.name, recipientName: to.name, answered, ...STRANGERS },
    {
      catchId: record.id,
      catchFish: catchFishOf(record),
      catchPhoto: record.photos[0]?.id,
    },
  );
  const { sent: _sent, ...card } = copy.card;
  book.put(
    message.item({ userId: from.userId, messageId }, copy),
    message.item({ userId: to.userId, messageId }, { ...copy, card: { ...card, other: from.userId } }),
  );
  for (const { userId } of [from, to])
    book.add(messageCounts.item({ userId }, { total: 0, unread: 0 }), { total: 1 });
  return copy;
}

const STRANGERS = { isRecipientDeleted: false, hasBlocked: false, isBlocked: false };

/** @param at milliseconds since the epoch */
export function putFavorite(book: ItemBook, userId: string, fishermanId: string, at: number): void {
  const entryId = idAt(at, randomFrom(at));
  book.put(
    favorite.item({ userId, fishermanId }, { entryId }),
    favoriteEntry.item({ userId, entryId }, { fishermanId }),
  );
}

const AUDITED = { dismiss: 'report-dismissed', warn: 'person-warned' } as const;

/** Adds a report that was handled an hour later. */
export function putReport(
  book: ItemBook,
  { id, at, about, by, reportType, description, action, note }: PastReport,
): void {
  const actorId = idOfPerson('admin');
  const handledAt = new Date(at + HOUR);
  const open = {
    id,
    reporterId: by.userId,
    reportedUserId: about.userId,
    reportType,
    description,
    profile: { name: about.name, location: about.port[0], bio: '' },
    status: 'open' as const,
    actions: [],
    createdAt: new Date(at).toISOString(),
    version: 1,
  };
  const done = { action, actorId, at: handledAt.toISOString(), ...(note !== undefined && { note }) };
  const { after } = recordAction(open, done, handledAt);
  const { expiresAt } = after;
  const ofPerson = { userId: about.userId, reportId: id };
  book.put(report.item({ reportId: id }, after));
  book.put(reportAboutEntry.item(ofPerson, { ...(expiresAt !== undefined && { expiresAt }) }));
  const entry = { action: AUDITED[action], actorId, userId: about.userId, subject: id };
  const change = { before: { reportStatus: open.status }, after: { reportStatus: after.status } };
  book.putSteps(
    auditSteps(
      { ...entry, ...change, ...(note !== undefined && { onlyNamed: ['note'] as const }) },
      handledAt,
    ),
  );
}
