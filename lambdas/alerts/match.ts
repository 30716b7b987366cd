/** Finds the people to tell of news of a post: followers of its fisherman or of itself, searches, organizations. */
import { matchesSearch } from '#shared/alerts/rules.ts';
import type { AlertReason } from '#shared/alerts/schemas.ts';
import { inBatches } from '#shared/in-batches.ts';
import { favorite, favoritesOnFisherman } from '../favorites/store/items.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { membersOfOrganization, organizationMember } from '../organizations/store/items.ts';
import { faceWith } from '../site/store/face.ts';
import { type ItemList, query, queryKeys } from '../table/index.ts';
import { kitchenMatching, type Matching, matching, type Recipient, telling } from './jobs.ts';
import type { News } from './news.ts';
import { type StoredKitchenEntry, type StoredSearchEntry, savedPost, saversOf } from './store/items.ts';
import { canTake, kitchensNear } from './store/kitchens.ts';
import { searchesFor } from './store/search-entries.ts';
import { readTold, type ToldPost } from './told-post.ts';

/**
 * Items that one part reads. It makes few jobs, and the next part queues behind them: the people of another post wait
 * for one part only, however many people are told of this one.
 */
const READ_IN_A_PART = 250;
/** People of one job: their items are read in one request. */
export const TOLD_TOGETHER = 14;

type Page = Parameters<typeof queryKeys>[1];
type Read = Promise<{ jobs: Job[]; read: number; lastKey: Record<string, unknown> | undefined }>;

/** People who share a reason to be told. */
interface Audience {
  list: ItemList;
  read(page: Page): Read;
}

/** Makes the jobs for one part of the people, and one for the next part. */
export async function matchPart({ news, list, cursor }: Matching): Promise<Job[]> {
  const post = (await faceWith('alerts', 'consumer')) && (await readTold(news));
  if (!post) return [];
  const audiences = audiencesOf(news, post);
  // If an edit has changed the lists in between, all are read again: nobody is told twice.
  const found = audiences.findIndex((each) => each.list.partition === list);
  const jobs: Job[] = [];
  let [room, startKey] = [READ_IN_A_PART, found < 0 ? undefined : cursor];
  for (const audience of audiences.slice(Math.max(found, 0))) {
    const name = audience.list.partition;
    if (room <= 0) return [...jobs, matching.of({ news, list: name })];
    const part = await audience.read({ limit: room, startKey });
    jobs.push(...part.jobs);
    if (part.lastKey) return [...jobs, matching.of({ news, list: name, cursor: part.lastKey })];
    [room, startKey] = [room - part.read, undefined];
  }
  return jobs;
}

function audiencesOf(news: News, post: ToldPost): Audience[] {
  if (news.event === 'new') return [followers(news), ...searches(news, post), ...kitchens(news, post)];
  if (news.event === 'opens') return kitchens(news, post);
  return news.kind === 'landing' ? [followers(news), savers(news)] : [savers(news)];
}

/** Returns the jobs that tell these people. */
const tell = (news: News, reason: AlertReason, people: readonly Recipient[]): Job[] =>
  inBatches(people, TOLD_TOGETHER).map((some) => telling.of({ news, reason, people: some }));

function followers(news: News): Audience {
  const list = favoritesOnFisherman(news.fishermanId);
  return {
    list,
    async read(page) {
      const { items, lastKey } = await queryKeys(list, page);
      const people = items.flatMap((key) => favorite.match(key) ?? []).map(({ userId }) => ({ userId }));
      const reason = news.event === 'new' ? 'fisherman' : 'landing';
      return { jobs: tell(news, reason, people), read: items.length, lastKey };
    },
  };
}

function savers(news: News): Audience {
  const list = saversOf(news.postId);
  return {
    list,
    async read(page) {
      const { items, lastKey } = await queryKeys(list, page);
      const people = items.flatMap((key) => savedPost.match(key) ?? []).map(({ userId }) => ({ userId }));
      return { jobs: tell(news, 'saved', people), read: items.length, lastKey };
    },
  };
}

const searches = (news: News, { sought }: ToldPost): Audience[] =>
  searchesFor(news.kind, sought).map((list: ItemList<StoredSearchEntry>) => ({
    list,
    async read(page) {
      const { items, lastKey } = await query(list, page);
      const people = items
        .filter(({ filters }) => sought.some((fish) => matchesSearch(filters, fish)))
        .map(({ sk: searchId, userId }) => ({ userId, searchId }));
      return { jobs: tell(news, 'search', people), read: items.length, lastKey };
    },
  }));

/** Organizations that could fetch and keep the meals of a pledge. */
function kitchens(news: News, { kind, record }: ToldPost): Audience[] {
  if (kind === 'landing' || !('mealsPledged' in record) || !record.coordinates) return [];
  const { coordinates, handling } = record;
  const isFit = (kitchen: StoredKitchenEntry) => canTake(kitchen, { coordinates, storage: handling.storage });
  return kitchensNear(coordinates).map((list) => ({
    list,
    async read(page) {
      const { items, lastKey } = await query(list, page);
      const jobs = items.filter(isFit).map(({ sk }) => kitchenMatching.of({ news, organizationId: sk }));
      return { jobs, read: items.length, lastKey };
    },
  }));
}

/** Makes the jobs for the members of an organization. */
export async function matchKitchenPart({
  news,
  organizationId,
  cursor,
}: PayloadOf<typeof kitchenMatching>): Promise<Job[]> {
  const list = membersOfOrganization(organizationId);
  const { items, lastKey } = await queryKeys(list, { limit: READ_IN_A_PART, startKey: cursor });
  const people = items
    .flatMap((key) => organizationMember.match(key) ?? [])
    .map(({ userId }) => ({ userId, organizationId }));
  const jobs = tell(news, 'meals', people);
  return lastKey ? [...jobs, kitchenMatching.of({ news, organizationId, cursor: lastKey })] : jobs;
}
