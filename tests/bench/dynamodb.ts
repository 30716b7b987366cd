/** What each page costs in DynamoDB: requests and read units, by the repositories that the functions use. */
import pLimit from 'p-limit';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { HOME_POSTS, HOUR } from '#shared/limits.ts';
import { catchAt, fishermanAt, pledgeAt } from '#tests/support/posts.ts';
import { startTableAlone, TABLE_NAME } from '#tests/support/table-alone.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { type CapacityMeter, meterCapacity, type Spent } from './capacity-meter.ts';
import { profiledAt } from './fishermen.ts';

/** Catches and pledges together. */
const FEW = sized(1_000, 120);
const MANY = sized(5_000, 150);

/** Cards in the directory. */
const FISHERMEN = sized(1_000, 30);

/** Writes that are under way at the same time. */
const WRITERS = 8;

export const measureDynamoDb: Bench = async function* () {
  await using _table = await startTableAlone();
  yield* measurePages(await openRepositories());
};

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

/** Loaded once the variables they read are set. */
async function openRepositories() {
  return {
    ...(await import('#lambdas/posts/store/posts.ts')),
    ...(await import('#lambdas/posts/store/post-changes.ts')),
    ...(await import('#lambdas/posts/store/totals.ts')),
    ...(await import('#lambdas/people/store/accounts.ts')),
    ...(await import('#lambdas/people/store/caller-standing.ts')),
    ...(await import('#lambdas/accounts/read-person.ts')),
    ...(await import('#lambdas/favorites/store/likes.ts')),
    ...(await import('#lambdas/favorites/store/favorites.ts')),
    ...(await import('#lambdas/people/store/fishermen.ts')),
    ...(await import('#lambdas/people/store/fisherman-cards.ts')),
    ...(await import('#lambdas/photos/store/uploads.ts')),
    ...(await import('#lambdas/sharing/store/visits.ts')),
    ...(await import('#lambdas/table/client.ts')),
    ...(await import('#lambdas/table/index.ts')),
  };
}

const PERSON = fishermanAt(0);
const UPLOAD = '01BENCHBENCHBENCHBENCHBEN1';

async function* measurePages(repositories: Repositories) {
  const meter = meterCapacity(repositories.tableClient);
  // No post is older than what the lists still show.
  const start = Date.now() - 4 * HOUR;
  await writePerson(repositories);

  await writePosts(repositories, 0, FEW, start);
  await writeFishermen(repositories, FISHERMEN);
  await addLikesAndFavorites(repositories, start);
  await countVisits(repositories);
  const few = await measureAll(meter, repositories, start);
  const from = performance.now();
  await writePosts(repositories, FEW, MANY, start);
  say(`  ${MANY - FEW} posts written in ${Math.round(performance.now() - from)} ms`);
  const many = await measureAll(meter, repositories, start);

  let growth = 0;
  for (const [page, spent] of many) {
    const before = few.get(page) ?? spent;
    growth += spent.units - before.units;
    yield { name: `dynamodb.${page}.requests` as const, value: Math.max(spent.requests, before.requests) };
    yield { name: `dynamodb.${page}.units` as const, value: Math.max(spent.units, before.units) };
  }
  yield { name: 'dynamodb.growth' as const, value: growth };
}

async function writePerson({ createAccount, recordUpload, transact }: Repositories): Promise<void> {
  const now = new Date();
  await createAccount({
    account: {
      userId: PERSON,
      name: 'Ruth Alder',
      email: 'ruth@creel.example',
      createdAt: now.toISOString(),
    },
  });
  await transact([
    recordUpload(
      { uploadId: UPLOAD, ownerId: PERSON, kind: 'catch', contentType: 'image/jpeg', size: 1 },
      now,
    ),
  ]);
}

async function writePosts(
  { createPost }: Repositories,
  from: number,
  to: number,
  start: number,
): Promise<void> {
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  await pLimit(WRITERS).map(indexes, (index) => {
    // Both kinds get every fisherman and every species.
    const order = Math.floor(index / 2);
    return index % 2 === 0
      ? createPost('catch', catchAt(order, start), [])
      : createPost('pledge', pledgeAt(order, start), []);
  });
}

async function writeFishermen({ replaceCard, tableClient }: Repositories, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const { userId, profile, card } = profiledAt(index);
    await tableClient.send('PutItem', { TableName: TABLE_NAME, Item: profile });
    await replaceCard(userId, undefined, card);
  }
}

/** Somebody who likes what a page of pledges shows, and has more than a page of favorites. */
async function addLikesAndFavorites({ likePledge, addFavorite }: Repositories, start: number): Promise<void> {
  const now = new Date();
  const pledges = Array.from({ length: 50 }, (_, index) => pledgeAt(index, start));
  const ofOthers = pledges.filter(({ fishermanId }) => fishermanId !== PERSON);
  for (const [index, { id }] of ofOthers.slice(0, 25).entries()) {
    await likePledge(PERSON, id, now);
    await addFavorite(PERSON, profiledAt(index).userId, now);
  }
}

/** Things of one person that were opened on a day. */
const OPENED = 40;

async function countVisits({ countVisitStep, write }: Repositories): Promise<void> {
  for (let index = 0; index < OPENED; index++) {
    const opened = { ownerId: PERSON, id: catchAt(index, Date.now()).id };
    await write(countVisitStep(opened, 'link', new Date()));
  }
}

type Page = keyof ReturnType<typeof pages>;

/** The rows of docs/data-model.md, by their names in the budgets. */
function pages(data: Repositories, start: number) {
  const now = new Date();
  const post = catchAt(0, start);
  return {
    marketplace: () => data.listPosts('catch', {}, now),
    pledges: () => data.listPosts('pledge', {}, now),
    fisherman: () => data.listPosts('catch', { fisherman: post.fishermanId }, now),
    species: () => data.listPosts('catch', { species: post.species }, now),
    catch: () => data.getPost('catch', post.id, now),
    pledge: () => data.getPost('pledge', pledgeAt(0, start).id, now),
    // The totals are kept for some seconds, however many ask for the page.
    home: () =>
      Promise.all([
        data.listPosts('catch', { limit: HOME_POSTS }, now),
        data.listPosts('pledge', { limit: HOME_POSTS }, now),
      ]),
    me: () =>
      Promise.all([data.readPerson(PERSON), data.listLikedPledges(PERSON), data.listLatestFavorites(PERSON)]),
    favorites: () => data.listFavorites(PERSON, {}, now),
    'my-catches': () => data.listOwnPosts('catch', PERSON, {}, now),
    'shared-visits': () => data.readVisits(PERSON, now),
    'my-pledges': () => data.listOwnPosts('pledge', PERSON, {}, now),
    directory: () => data.listFishermen({ flavour: 'consumer' }, now),
    'community-directory': () => data.listFishermen({ flavour: 'community' }, now),
    'fisherman-profile': () => data.findFisherman(profiledAt(0).userId, now),
    'fisherman-cards': () =>
      data.findFishermanCards(
        Array.from({ length: 24 }, (_, index) => profiledAt(index).userId),
        now,
      ),
    upload: () => data.getOwnUpload(UPLOAD, PERSON),
    standing: () => data.readCallerStanding(PERSON, GROUPS),
  };
}

async function measureAll(
  meter: CapacityMeter,
  repositories: Repositories,
  start: number,
): Promise<Map<Page, Spent>> {
  const works = pages(repositories, start);
  const costs = new Map<Page, Spent>();
  for (const page of keysOf(works)) costs.set(page, await meter.measure(works[page]));
  return costs;
}
