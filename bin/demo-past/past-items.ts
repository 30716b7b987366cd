import { resolvePlace } from '#lambdas/services/places.ts';
import { timeZoneAt } from '#lambdas/services/time-zone.ts';
import { claimsOn, withClaims } from '#local/demo/past/claims.ts';
import { type PastPeople, peopleUntil } from '#local/demo/past/people.ts';
import { type PastPost, type PlaceOfTown, postsUntil } from '#local/demo/past/posts.ts';
import { conversationsAbout, likersOf, reportsUntil } from '#local/demo/past/talk.ts';
import { type PhotoName, sharedPhoto } from '#local/demo/photos.ts';
import { type Random, randomFrom } from '#local/demo/random.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { milesBetween } from '#shared/places/distance.ts';
import type { Species } from '#shared/species/species.ts';
import { putClaim } from './claims.ts';
import { followItems } from './follow.ts';
import { ItemBook } from './item-book.ts';
import { type PastOrganization, putAccount, putOrganizations } from './people.ts';
import { presentPosts, putLikes, putPost } from './posts.ts';
import { putConversation, putFavorite, putReport } from './talk.ts';

/** Everything that a three-month-old site has stored. PLACES_FILE and TABLE_NAME must be set. */
export async function pastItems(now: Date) {
  const time = now.getTime();
  const book = new ItemBook();
  const people = peopleUntil(time);
  for (const each of people.accounts) putAccount(book, each);
  const organizations = await putOrganizations(book, time);
  const posts = await postsUntil(people.fishermen, { now: time, placeOf, photosOf });
  putPosts(book, posts, { organizations, people, now });
  await putPresentPosts(book, people, now);
  for (const each of conversationsAbout(posts, people, time)) putConversation(book, each);
  for (const each of reportsUntil(time, people)) putReport(book, each);
  putFavorites(book, people, time);
  await followItems(book, now);
  return book.all();
}

async function placeOf(town: string): Promise<PlaceOfTown> {
  const found = await resolvePlace(town);
  if (!found) throw new TypeError(`Nobody knows where ${town} is`);
  const coordinates = { lat: found.lat, lng: found.lng };
  return { coordinates, timeZone: timeZoneAt(coordinates) };
}

/** The demo's drawings, by species. */
const DRAWN: Partial<Record<Species, PhotoName>> = {
  bass: 'bass',
  haddock: 'haddock',
  lobster: 'lobsters',
  mackerel: 'mackerel',
  salmon: 'salmon',
  scallops: 'scallops',
  snapper: 'snapper',
  'red-snapper': 'snapper',
};

function photosOf(species: Species) {
  const name = DRAWN[species];
  return name === undefined ? [] : [sharedPhoto(name)];
}

interface Around {
  organizations: readonly PastOrganization[];
  people: PastPeople;
  now: Date;
}

function putPosts(book: ItemBook, posts: readonly PastPost[], around: Around): void {
  const random = randomFrom(4);
  for (const post of posts) {
    if (post.kind === 'catch') putPost(book, 'catch', post.record, around.now);
    else putPledge(book, post, random, around);
  }
}

/** Adds a pledge with claims of the nearest organization that existed at the time. */
function putPledge(
  book: ItemBook,
  { record, place }: Extract<PastPost, { kind: 'pledge' }>,
  random: Random,
  { organizations, people, now }: Around,
): void {
  const options = { place, random, now: now.getTime() };
  const postedAt = Date.parse(record.createdAt);
  const distanceOf = ({ coordinates }: PastOrganization) => milesBetween(coordinates, place.coordinates);
  const [nearest] = organizations
    .filter(({ since }) => since < postedAt)
    .sort((one, other) => distanceOf(one) - distanceOf(other));
  const claims = nearest ? claimsOn(record, options) : [];
  const likers = likersOf(record.id, people.buyers, postedAt);
  putLikes(book, record.id, likers, postedAt);
  putPost(book, 'pledge', { ...withClaims(record, claims, options), likeCount: likers.length }, now);
  if (nearest) for (const each of claims) putClaim(book, each, nearest);
}

async function putPresentPosts(book: ItemBook, { buyers }: PastPeople, now: Date): Promise<void> {
  const { catches, pledges } = await presentPosts(now.getTime());
  for (const record of catches) putPost(book, 'catch', record, now);
  for (const [index, record] of pledges.entries()) {
    // Some pledges have many likes, some a few and some none.
    const likers = buyers.slice(0, (index * 5) % 12);
    putLikes(book, record.id, likers, Date.parse(record.createdAt));
    putPost(book, 'pledge', { ...record, likeCount: likers.length }, now);
  }
}

/** Gives each buyer a few favorite fishermen, a minute apart, because the list of favorites is in the order of adding. */
export function putFavorites(book: ItemBook, { buyers, fishermen }: PastPeople, now: number): void {
  for (const [index, { userId, createdAt }] of buyers.entries()) {
    const first = (Date.parse(createdAt) + now) / 2 + DAY / 2;
    const chosen = fishermen.filter((_, place) => (place + index) % 7 === 0).slice(0, 3);
    for (const [minutes, { userId: fishermanId }] of chosen.entries())
      putFavorite(book, userId, fishermanId, first + minutes * MINUTE);
  }
}
