/** A post as it is when people are told of it. */
import { conditionOfPledge, type SoughtPost } from '#shared/alerts/rules.ts';
import type { AlertEvent } from '#shared/alerts/schemas.ts';
import { isOpen } from '#shared/landings/rules.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import { isAllReserved } from '#shared/posts/catches/stock.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { landing } from '../landings/store/items.ts';
import { toCard } from '../landings/store/stored-landings.ts';
import type { PostRecord } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem } from '../table/index.ts';
import { isGone, type News } from './news.ts';

/** `sought` is each fish of the post, as searches compare it. */
export type ToldPost = { sought: readonly SoughtPost[] } & (
  | { kind: PostKind; record: PostRecord }
  | { kind: 'landing'; record: LandingCard }
);

type Told = Pick<News, 'kind' | 'postId' | 'fishermanId' | 'event'>;

/** Returns the post; undefined if it is hidden, its fisherman is suspended, or the news is no longer true. */
export async function readTold({ kind, postId, fishermanId, event }: Told): Promise<ToldPost | undefined> {
  const [told, suspended] = await Promise.all([
    kind === 'landing' ? readLanding(postId, event) : readOffer(kind, postId, event),
    getItem(suspension.key({ userId: fishermanId }), { consistent: true }),
  ]);
  return suspended ? undefined : told;
}

async function readOffer(kind: PostKind, postId: string, event: AlertEvent): Promise<ToldPost | undefined> {
  const post = await readPost(kind, postId);
  if (!post || post.hidden) return undefined;
  const { record } = post;
  if (!isStillTrue(event, record)) return undefined;
  return { kind, record: await showSpecies(record, new Date()), sought: [soughtOf(record)] };
}

function isStillTrue(event: AlertEvent, record: PostRecord): boolean {
  if (event === 'sold') return isGone(record);
  if (event === 'few-left' && 'stock' in record && isAllReserved(record)) return false;
  return !isGone(record) && !isTooOld(record);
}

const isTooOld = (record: PostRecord): boolean =>
  isOver('mealsPledged' in record ? record.availableUntil : record.offeredUntil, Date.now());

const soughtOf = (record: PostRecord): SoughtPost =>
  'mealsPledged' in record ? { ...record, condition: conditionOfPledge(record) } : record;

async function readLanding(landingId: string, event: AlertEvent): Promise<ToldPost | undefined> {
  const stored = await getItem(landing.key({ landingId }), { consistent: true });
  if (!stored || stored.hidden) return undefined;
  const now = new Date();
  const card = toCard(stored, now);
  const isTrue = event === 'cancelled' ? card.state === event : isOpen(card.state);
  if (!isTrue) return undefined;
  const expected = await Promise.all(card.expected.map((fish) => showSpecies(fish, now)));
  const { fishermanName, harbour } = card;
  const { location, coordinates } = harbour;
  const sought = expected.map((fish) => ({ ...fish, fishermanName, location, coordinates }));
  return { kind: 'landing', record: { ...card, expected }, sought };
}
