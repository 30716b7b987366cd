/** The cost of each page in DynamoDB: requests and read units, through the repositories that the functions use. */
import pLimit from 'p-limit';
import { ulid } from 'ulid';
import { readPerson } from '#lambdas/accounts/read-person.ts';
import { addFavorite, listFavorites, listLatestFavorites } from '#lambdas/favorites/store/favorites.ts';
import { likePledge, listLikedPledges } from '#lambdas/favorites/store/likes.ts';
import { stepsToCreate } from '#lambdas/landings/store/change-landing.ts';
import { getLanding, listLandings } from '#lambdas/landings/store/landings.ts';
import { createAccount } from '#lambdas/people/store/accounts.ts';
import { readCallerStanding } from '#lambdas/people/store/caller-standing.ts';
import { replaceCard } from '#lambdas/people/store/fisherman-cards.ts';
import { findFisherman, findFishermanCards, listFishermen } from '#lambdas/people/store/fishermen.ts';
import { getOwnUpload, recordUpload } from '#lambdas/photos/store/uploads.ts';
import { createPost } from '#lambdas/posts/store/post-changes.ts';
import { getPost, listOwnPosts, listPosts } from '#lambdas/posts/store/posts.ts';
import { countVisitStep, readVisits } from '#lambdas/sharing/store/visits.ts';
import { tableClient } from '#lambdas/table/client.ts';
import { transact, write } from '#lambdas/table/index.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { HOME_POSTS, HOUR } from '#shared/limits.ts';
import { cellOf } from '#shared/places/distance.ts';
import { startTableAlone, TABLE_NAME } from '#tests/support/cloud/table-alone.ts';
import { catchAt, fishermanAt, pledgeAt } from '#tests/support/posts.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { type Spent, spentBy } from './capacity-meter.ts';
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
  yield* measurePages();
};

const PERSON = fishermanAt(0);
const UPLOAD = '01BENCHBENCHBENCHBENCHBEN1';
const LANDING = '01BENCHBENCHBENCHBENCHBEN2';
const PLACE = { lat: 43.66, lng: -70.26 };

async function* measurePages() {
  // No post is older than what the lists still show.
  const start = Date.now() - 4 * HOUR;
  await writePerson();

  await writePosts(0, FEW, start);
  await writeFishermen(FISHERMEN);
  await addLikesAndFavorites(start);
  await countVisits();
  await announceLandings();
  const few = await measureAll(start);
  const from = performance.now();
  await writePosts(FEW, MANY, start);
  say(`  ${MANY - FEW} posts written in ${Math.round(performance.now() - from)} ms`);
  const many = await measureAll(start);

  let growth = 0;
  for (const [page, spent] of many) {
    const before = few.get(page) ?? spent;
    growth += spent.units - before.units;
    yield { name: `dynamodb.${page}.requests` as const, value: Math.max(spent.requests, before.requests) };
    yield { name: `dynamodb.${page}.units` as const, value: Math.max(spent.units, before.units) };
  }
  yield { name: 'dynamodb.growth' as const, value: growth };
}

async function writePerson(): Promise<void> {
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

async function writePosts(from: number, to: number, start: number): Promise<void> {
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  await pLimit(WRITERS).map(indexes, (index) => {
    // Both kinds get every fisherman and every species.
    const order = Math.floor(index / 2);
    return index % 2 === 0
      ? createPost('catch', catchAt(order, start), [])
      : createPost('pledge', pledgeAt(order, start), []);
  });
}

async function writeFishermen(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const { userId, profile, card } = profiledAt(index);
    await tableClient.send('PutItem', { TableName: TABLE_NAME, Item: profile });
    await replaceCard(userId, undefined, card);
  }
}

/** Somebody who likes what a page of pledges shows, and has more than a page of favorites. */
async function addLikesAndFavorites(start: number): Promise<void> {
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

async function countVisits(): Promise<void> {
  for (let index = 0; index < OPENED; index++) {
    const opened = { ownerId: PERSON, id: catchAt(index, Date.now()).id };
    await write(countVisitStep(opened, 'link', new Date()));
  }
}

/** Enough for several pages, each of a different fisherman in one town. */
const LANDINGS = 60;

async function announceLandings(): Promise<void> {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const harbour = { name: 'Custom House Wharf', location: 'Portland, ME', coordinates: PLACE };
  const fish = { as: 'meals', species: 'haddock', about: 'two boxes', mealsPledged: 24 } as const;
  for (let index = 0; index < LANDINGS; index++) {
    const stored = {
      card: {
        ...{ fishermanId: profiledAt(index).userId, fishermanName: 'Ruth Alder', harbour },
        ...{ expected: [fish, fish], paymentWays: ['cash' as const], state: 'planned' as const },
        ...{ from: inHours(4 + index), until: inHours(6 + index), changedAt: inHours(0) },
      },
      ...{ note: 'Bring a cooler.', hidden: false, version: 1 },
    };
    const landingId = index === 0 ? LANDING : ulid();
    await transact(stepsToCreate(landingId, stored));
  }
}

type Page = keyof ReturnType<typeof pages>;

/** The rows of docs/data-model.md, by their names in the budgets. */
function pages(start: number) {
  const now = new Date();
  const post = catchAt(0, start);
  return {
    marketplace: () => listPosts('catch', {}, now),
    pledges: () => listPosts('pledge', {}, now),
    fisherman: () => listPosts('catch', { fisherman: post.fishermanId }, now),
    species: () => listPosts('catch', { species: post.species }, now),
    catch: () => getPost('catch', post.id, now),
    pledge: () => getPost('pledge', pledgeAt(0, start).id, now),
    // The totals are kept for some seconds, however many ask for the page.
    home: () =>
      Promise.all([
        listPosts('catch', { limit: HOME_POSTS }, now),
        listPosts('pledge', { limit: HOME_POSTS }, now),
      ]),
    me: () => Promise.all([readPerson(PERSON), listLikedPledges(PERSON), listLatestFavorites(PERSON)]),
    favorites: () => listFavorites(PERSON, {}, now),
    'my-catches': () => listOwnPosts('catch', PERSON, {}, now),
    'shared-visits': () => readVisits(PERSON, now),
    'my-pledges': () => listOwnPosts('pledge', PERSON, {}, now),
    directory: () => listFishermen({ flavour: 'consumer' }, now),
    'community-directory': () => listFishermen({ flavour: 'community' }, now),
    'fisherman-profile': () => findFisherman(profiledAt(0).userId, now),
    'fisherman-cards': () =>
      findFishermanCards(
        Array.from({ length: 24 }, (_, index) => profiledAt(index).userId),
        now,
      ),
    landings: () => listLandings({}, {}, now),
    'landings-near': () => listLandings({ cell: cellOf(PLACE) }, {}, now),
    landing: () => getLanding(LANDING, now),
    upload: () => getOwnUpload(UPLOAD, PERSON),
    standing: () => readCallerStanding(PERSON, GROUPS),
  };
}

async function measureAll(start: number): Promise<Map<Page, Spent>> {
  const works = pages(start);
  const costs = new Map<Page, Spent>();
  for (const page of keysOf(works)) costs.set(page, await spentBy(works[page]));
  return costs;
}
