import { likePledge } from '#shared/favorites/like-endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import type { UploadKind } from '#shared/photos/schemas.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { type CatchCard, CONTACT_METHODS } from '#shared/posts/catches/schemas.ts';
import { createPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import { CATCHES, type DemoCatch } from './catches.ts';
import type { DemoPerson } from './people.ts';
import { type PhotoName, readOriginal } from './photos.ts';
import { type DemoPledge, PLEDGES, pickupOf } from './pledges.ts';
import { reservingOf } from './reserving.ts';
import { Refused, type Visitor } from './visitor.ts';

export interface CrewMember {
  visitor: Visitor;
  userId: string;
  person: DemoPerson;
}

export type Crew = ReadonlyMap<string, CrewMember>;

/** Turns a requested upload into a photo without uploading it. */
export type PlacePhoto = (uploadId: string, photo: PhotoName) => Promise<void>;

/** Posts what is not listed: everything at first, and later only deleted or expired posts. */
export async function postMissing(
  crew: Crew,
  { placePhoto, now = Date.now }: { placePhoto?: PlacePhoto; now?: () => number },
): Promise<void> {
  const [catches, pledges] = await Promise.all([
    keepMissing(CATCHES, crew, listedCatches, isCatch),
    keepMissing(PLEDGES, crew, listedPledges, isPledge),
  ]);
  const upload = async (by: string, photo: PhotoName, kind: UploadKind) =>
    await memberOf(crew, by).visitor.upload(
      await readOriginal(photo),
      kind,
      placePhoto && ((id) => placePhoto(id, photo)),
    );
  // Photos can take a while, so all are uploaded at once. Posts follow in the order of the lists.
  const [catchUploads, pledgeUploads] = await Promise.all([
    Promise.all(
      catches.map(({ by, photos }) => Promise.all(photos.map((name) => upload(by, name, 'catch')))),
    ),
    Promise.all(
      pledges.map(({ by, photos }) => Promise.all(photos.map(([name]) => upload(by, name, 'pledge')))),
    ),
  ]);
  await Promise.all([
    oneByOne(catches, (post, index) => postCatch(crew, now(), post, catchUploads[index] ?? [])),
    oneByOne(pledges, (post, index) => postPledge(crew, now(), post, pledgeUploads[index] ?? [])),
  ]);
}

async function oneByOne<T>(all: readonly T[], act: (each: T, index: number) => Promise<void>): Promise<void> {
  for (const [index, each] of all.entries()) await act(each, index);
}

export function memberOf(crew: Crew, key: string): CrewMember {
  const member = crew.get(key);
  if (!member) throw new TypeError(`Nobody in the demo is called ${key}`);
  return member;
}

async function keepMissing<Post extends { by: string }, Card>(
  posts: readonly Post[],
  crew: Crew,
  listed: (member: CrewMember) => Promise<Card[]>,
  isSame: (post: Post, card: Card) => boolean,
): Promise<Post[]> {
  const authors = [...new Set(posts.map(({ by }) => by))];
  const cards = new Map(
    await Promise.all(authors.map(async (by) => [by, await listed(memberOf(crew, by))] as const)),
  );
  return posts.filter((post) => !cards.get(post.by)?.some((card) => isSame(post, card)));
}

async function listedCatches({ visitor, userId }: CrewMember): Promise<CatchCard[]> {
  return (await visitor.call(listCatches, { query: { fisherman: userId, limit: '100' } })).items;
}

async function listedPledges({ visitor, userId }: CrewMember): Promise<PledgeCard[]> {
  return (await visitor.call(listPledges, { query: { fisherman: userId, limit: '100' } })).items;
}

function isCatch({ body }: DemoCatch, card: CatchCard): boolean {
  return card.species === body.species && card.quantity === body.quantity;
}

function isPledge({ body }: DemoPledge, card: PledgeCard): boolean {
  return card.species === body.species && card.mealsPledged === body.mealsPledged;
}

const hoursAgo = (now: number, hours: number) => new Date(now - hours * HOUR).toISOString();

async function postCatch(
  crew: Crew,
  now: number,
  post: DemoCatch,
  uploads: readonly string[],
): Promise<void> {
  const { visitor, person } = memberOf(crew, post.by);
  const body = catchBodyOf(post, person, now, uploads);
  await once(() =>
    visitor.call(createCatch, { body, idempotencyKey: keyOf('catch', CATCHES.indexOf(post)) }),
  );
}

/** @param now milliseconds since the epoch */
export function catchBodyOf(post: DemoCatch, person: DemoPerson, now: number, uploads: readonly string[]) {
  return {
    pickupOptions: ['dock' as const],
    ...post.body,
    caughtDate: hoursAgo(now, post.hoursAgo.caught),
    reserving: reservingOf(post, person, now),
    ...contactOf(post, person),
    photos: uploads.map((uploadId) => ({ uploadId })),
  };
}

/** One third shows a phone number, one third an email address, and the others neither. */
function contactOf(post: DemoCatch, { email, phone = '' }: DemoPerson) {
  const contactMethod = CONTACT_METHODS[CATCHES.indexOf(post) % CONTACT_METHODS.length] ?? 'message';
  return { contactMethod, contactInfo: { message: '', phone, email }[contactMethod] };
}

async function postPledge(
  crew: Crew,
  now: number,
  post: DemoPledge,
  uploads: readonly string[],
): Promise<void> {
  const { visitor, person } = memberOf(crew, post.by);
  const body = pledgeBodyOf(post, person, now, uploads);
  const order = PLEDGES.indexOf(post);
  const pledge = await once(() =>
    visitor.call(createPledge, { body, idempotencyKey: keyOf('pledge', order) }),
  );
  if (!pledge) return;
  const fans = likesOf(crew, post, order);
  await Promise.all(fans.map((fan) => fan.visitor.call(likePledge, { params: { pledgeId: pledge.id } })));
}

/** @param now milliseconds since the epoch */
export function pledgeBodyOf(post: DemoPledge, person: DemoPerson, now: number, uploads: readonly string[]) {
  return {
    ...post.body,
    catchDate: hoursAgo(now, post.hoursAgo.caught),
    pickup: pickupOf(post, now, person.timeZone),
    photos: uploads.map((uploadId, index) => ({ uploadId, imageType: post.photos[index]?.[1] ?? 'catch' })),
  };
}

/** The people who like a pledge: many for some pledges and few for others. */
function likesOf(crew: Crew, { by }: DemoPledge, order: number): CrewMember[] {
  const others = [...crew].filter(([key]) => key !== by).map(([, member]) => member);
  return others.slice(0, (order * 5) % (others.length + 1));
}

const keyOf = (kind: UploadKind, index: number) => `demo-${kind}-${index + 1}`;

/**
 * A key that was used within a day belongs to a post that was deleted since, or that another seeding is making right
 * now.
 */
async function once<T>(post: () => Promise<T>): Promise<T | undefined> {
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'idempotency_key_reused')) throw error;
    return undefined;
  }
}
