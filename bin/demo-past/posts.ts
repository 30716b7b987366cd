/** Posts of the demo's past and of today, as the site stores them. */
import * as z from 'zod/mini';
import { like } from '#lambdas/favorites/store/items.ts';
import { stats } from '#lambdas/people/store/items.ts';
import { catchForm } from '#lambdas/posts/catch-form.ts';
import { pledgeForm } from '#lambdas/posts/pledge-form.ts';
import type { PostBody, PostForm } from '#lambdas/posts/post-form.ts';
import { isOnShow, POST_KINDS, type PostRecord } from '#lambdas/posts/store/kinds.ts';
import { itemsOfPost } from '#lambdas/posts/store/post-items.ts';
import { publicPlace } from '#lambdas/services/places.ts';
import { CATCHES } from '#local/demo/catches.ts';
import { idOfPerson } from '#local/demo/past/people.ts';
import { type DemoPerson, PEOPLE, type PersonKey } from '#local/demo/people.ts';
import { type PhotoName, sharedPhoto } from '#local/demo/photos.ts';
import { PLEDGES } from '#local/demo/pledges.ts';
import { catchBodyOf, pledgeBodyOf } from '#local/demo/posts.ts';
import { idAt, randomFrom } from '#local/demo/random.ts';
import { HOUR } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { ItemBook } from './item-book.ts';

/** The demo's posts share photos, so a photo stays when one of its posts is deleted. */
export function putPost<K extends PostKind>(book: ItemBook, kind: K, record: PostRecord<K>, now: Date): void {
  const [post, ...others] = itemsOfPost(kind, record, now);
  const isListed = isOnShow({ record, hidden: false });
  const shared = post && { ...post, sharedPhotos: true };
  if (shared) book.put(shared, ...(isListed ? others : []));
  const counted = POST_KINDS[kind].counted(record);
  if (isListed) book.add(stats.key({ userId: record.fishermanId }), { ...counted });
}

/** The posts that people make on a site without a past, each at its time. @param now milliseconds since the epoch */
export async function presentPosts(now: number) {
  const catches = CATCHES.map((post) => {
    const author = authorOf(post, post.photos, now);
    const body = catchBodyOf(
      post,
      author.person,
      now,
      author.photos.map(({ id }) => id),
    );
    return recordOf(catchForm, z.parse(catchForm.body, body), author);
  });
  const pledges = PLEDGES.map((post) => {
    const author = authorOf(
      post,
      post.photos.map(([name]) => name),
      now,
    );
    const body = pledgeBodyOf(
      post,
      author.person,
      now,
      author.photos.map(({ id }) => id),
    );
    return recordOf(pledgeForm, z.parse(pledgeForm.body, body), author);
  });
  return { catches: await Promise.all(catches), pledges: await Promise.all(pledges) };
}

const authorOf = (
  { by, hoursAgo }: { by: PersonKey; hoursAgo: { posted: number } },
  photos: readonly PhotoName[],
  now: number,
): Author => ({
  person: PEOPLE[by],
  userId: idOfPerson(by),
  photos: photos.map(sharedPhoto),
  at: now - hoursAgo.posted * HOUR,
});

interface Author {
  person: DemoPerson;
  userId: string;
  photos: readonly Photo[];
  /** Milliseconds since the epoch. */
  at: number;
}

async function recordOf<K extends PostKind>(
  form: PostForm<K>,
  body: PostBody<K>,
  { person, userId, photos, at }: Author,
): Promise<PostRecord<K>> {
  const createdAt = new Date(at).toISOString();
  const random = randomFrom(at);
  const given = {
    id: idAt(at, random),
    fishermanId: userId,
    fishermanName: person.name,
    isPro: person.isPro === true,
    photos: form.labelPhotos(photos, body.photos),
    ...(await publicPlace(body.location)),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  return form.recordOf(body, given, { rules: DEFAULT_RULES });
}

export function putLikes(
  book: ItemBook,
  pledgeId: string,
  people: readonly { userId: string }[],
  at: number,
) {
  const likedAt = new Date(at + HOUR).toISOString();
  book.put(...people.map(({ userId }) => like.item({ userId, pledgeId }, { likedAt })));
}
