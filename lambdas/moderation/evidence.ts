/** Finds the things that a report refers to. */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { ReportBody, ReportEvidence } from '#shared/moderation/schemas.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { pieceOf } from '#shared/posts/catches/piece.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { nothingToReport } from '#words/ratings/ratings.ts';
import { timeOfId } from '../core/time-of-id.ts';
import { landing } from '../landings/store/items.ts';
import * as messages from '../messages/store/messages.ts';
import { findFisherman } from '../people/store/fishermen.ts';
import type { PostRecord } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { findRating } from '../ratings/store/ratings.ts';
import { getItem } from '../table/index.ts';

interface Evidence extends Omit<ReportEvidence, 'post'>, Partial<Excerpt> {
  reportedUserId: string;
}

interface Excerpt {
  post: NonNullable<ReportEvidence['post']>;
  photos: readonly Photo[];
}

/**
 * Whom a report is about, with the reported thing as it is now: it stays when its writer leaves. That is a message, a
 * rating, a post, a landing or else the profile; of a message also the catch that it is about, if that is theirs.
 * @throws AppError naming the field of a message or post that is none of the reported person; `conflict` for a rating without words
 */
export async function findEvidence(
  userId: string,
  { reportedUserId, ...report }: ReportBody,
  now: Date,
): Promise<Evidence> {
  if (reportedUserId === undefined) return await findReportedRating(report.ratingId ?? '');
  const about = { ...report, reportedUserId };
  const [message, caught, pledged, announced] = await Promise.all([
    findReportedMessage(userId, about),
    requirePostOf(about, 'catch', report.catchId),
    requirePostOf(about, 'pledge', report.pledgeId),
    requireLandingOf(about),
  ]);
  const ofMessage = message?.catchId === undefined ? undefined : await readPost('catch', message.catchId);
  const isTheirs = ofMessage?.record.fishermanId === reportedUserId;
  const excerpt = caught ?? pledged ?? (isTheirs ? excerptOf('catch', ofMessage.record) : undefined);
  const profile = message || excerpt || announced ? undefined : await findProfile(reportedUserId, now);
  return { reportedUserId, message, ...excerpt, landing: announced, profile };
}

/** Only fishermen have a public page. */
async function findProfile(userId: string, now: Date): Promise<ReportEvidence['profile']> {
  const found = await findFisherman(userId, now);
  if (!found) return undefined;
  const { name, location = '', bio } = found;
  return { name, location, bio };
}

/** A post as it is now. */
export function excerptOf(kind: PostKind, record: PostRecord): Excerpt {
  const { species, customSpecies, location, createdAt } = record;
  const text = 'story' in record ? record.story : record.description;
  const photos = record.photos.map(({ id, width, height, color }) => ({ id, width, height, color }));
  const post = { kind, species, customSpecies, location, text, createdAt };
  return { post: 'quantity' in record ? { ...post, offer: offerOf(record) } : post, photos };
}

function offerOf(record: PostRecord<'catch'>) {
  const { quantity, stock, paymentType, amount, unit } = record;
  return { quantity, stock, paymentType, amount, unit, ...pieceOf(record) };
}

async function findReportedRating(ratingId: string): Promise<Evidence> {
  const { fishermanId, raterId, stars, comment, isHidden } = (await findRating(ratingId)).card;
  if (raterId === undefined || comment === undefined || isHidden) {
    throw new AppError('conflict', nothingToReport);
  }
  return { reportedUserId: raterId, rating: { fishermanId, stars, comment } };
}

type AboutPerson = ReportBody & { reportedUserId: string };

async function findReportedMessage(userId: string, { messageId, reportedUserId }: AboutPerson) {
  if (messageId === undefined) return undefined;
  const copy = await messages.findMessage(userId, messageId);
  const { subject, content, createdAt, senderId, catchId } = messages.toMessage(userId, messageId, copy);
  if (senderId !== reportedUserId) {
    throw fieldError('messageId', words.messageOfAnother);
  }
  return { subject, content, createdAt, catchId };
}

async function requirePostOf({ reportedUserId }: AboutPerson, kind: PostKind, postId: string | undefined) {
  if (postId === undefined) return undefined;
  const post = await readPost(kind, postId, { consistent: false });
  if (post?.record.fishermanId === reportedUserId) return excerptOf(kind, post.record);
  throw fieldError(`${kind}Id`, words.postOfAnother(kind));
}

async function requireLandingOf({
  reportedUserId,
  landingId,
}: AboutPerson): Promise<ReportEvidence['landing']> {
  if (landingId === undefined) return undefined;
  const found = await getItem(landing.key({ landingId }));
  if (found?.card.fishermanId !== reportedUserId) throw fieldError('landingId', words.notOfReported);
  const { harbour, expected } = found.card;
  return {
    expected: expected.map(({ species, customSpecies, about }) => ({ species, customSpecies, about })),
    harbour: `${harbour.name}, ${harbour.location}`,
    text: found.note,
    createdAt: timeOfId(landingId),
  };
}
