/** Every budget, and nowhere else. `goal` must hold; `stretch` is what we are after. kB are 1000 bytes. */

import { MAILING } from '#shared/limits.ts';
import { DASHBOARD_CALLS, type DashboardCallName } from './dashboard-calls.ts';
import { GROWTH_CALLS } from './growth-calls.ts';

interface Budget {
  unit: 'B' | 'MB' | 'ms' | 's' | 'requests' | 'rounds' | 'read units' | 'units' | 'score' | 'times';
  goal: number;
  stretch?: number;
  /** Bigger is better: the goal is the least, not the most. */
  atLeast?: true;
}

/** The same budgets for each of several things that are measured: `dynamodb.catch` with `requests` makes `dynamodb.catch.requests`. */
function each<const Thing extends string, const Figure extends string>(
  things: readonly Thing[],
  figures: Readonly<Record<Figure, Budget>>,
) {
  const budgets = things.flatMap((thing) =>
    Object.entries(figures).map(([figure, budget]) => [`${thing}.${figure}`, budget]),
  );
  return Object.fromEntries(budgets) as Record<`${Thing}.${Figure}`, Budget>;
}

/** Of reads of the table. */
const reads = (requests: number, units: number): Record<'requests' | 'units', Budget> => ({
  requests: { unit: 'requests', goal: requests },
  units: { unit: 'read units', goal: units },
});

const list = reads(1, 1.5);

/** Its requests, and by how many units it costs more among many pledges or people: by none. */
const sameAmongMany = (requests: number): Record<'requests' | 'growth', Budget> => ({
  requests: { unit: 'requests', goal: requests },
  growth: { unit: 'read units', goal: 0 },
});

/** Each list of the dashboard. */
const ofDashboard = Object.assign(
  {},
  ...DASHBOARD_CALLS.map(({ name, requests }) => each([`dashboard.${name}`], sameAmongMany(requests))),
) as Record<`dashboard.${DashboardCallName}.${'requests' | 'growth'}`, Budget>;

/** Of a tap on a slow phone: until something changes, until the page or dialog is there, until its content is, and what is asked for it. */
const tap: Record<
  'change' | 'opens' | 'content' | 'requests' | 'rounds' | 'bytes' | 'inp' | 'shift',
  Budget
> = {
  change: { unit: 'ms', goal: 100, stretch: 50 },
  opens: { unit: 'ms', goal: 100, stretch: 50 },
  content: { unit: 'ms', goal: 900, stretch: 600 },
  requests: { unit: 'requests', goal: 6, stretch: 3 },
  // Requests that begin after an earlier one of the same step was answered are another round.
  rounds: { unit: 'rounds', goal: 2, stretch: 1 },
  bytes: { unit: 'B', goal: 25_000 },
  inp: { unit: 'ms', goal: 100, stretch: 50 },
  // Layout shifts while the page fills in, from the first change on.
  shift: { unit: 'score', goal: 0.02, stretch: 0 },
};

/** The same in each language but English. */
const inOthers = (budget: Budget): Record<'es' | 'pt' | 'vi', Budget> => ({
  es: budget,
  pt: budget,
  vi: budget,
});

type Pair = readonly [median: number, p99: number];

/** Of a page of 24 that is found by something, over many questions. */
const search = (
  requests: Pair,
  units: Pair,
): Record<`${'requests' | 'units'}.${'median' | 'p99'}`, Budget> => ({
  'requests.median': { unit: 'requests', goal: requests[0] },
  'requests.p99': { unit: 'requests', goal: requests[1] },
  'units.median': { unit: 'read units', goal: units[0] },
  'units.p99': { unit: 'read units', goal: units[1] },
});

export const BUDGETS = {
  // The public API's function: what is read at a cold start, and with what it loads when needed.
  'functions.public-api.start-bytes': { unit: 'B', goal: 350_000, stretch: 300_000 },
  'functions.public-api.all-bytes': { unit: 'B', goal: 500_000, stretch: 350_000 },
  // Processor time as a multiple of what an empty module takes in the same run.
  'functions.public-api.import': { unit: 'times', goal: 1.8, stretch: 1.6 },
  // The function that renders pages: with the app, and without the code that draws images.
  'functions.share-render.import': { unit: 'times', goal: 2.7, stretch: 2.2 },

  // To read a text of 60 kB that is made to keep busy whoever reads it, in any field of any endpoint. Some that anybody could send took seconds.
  'texts.longest': { unit: 'ms', goal: 100 },

  // One page view, as docs/data-model.md lists them, whatever the number of posts.
  ...each(['dynamodb.marketplace', 'dynamodb.pledges', 'dynamodb.fisherman', 'dynamodb.species'], list),
  ...each(['dynamodb.directory', 'dynamodb.community-directory'], list),
  ...each(['dynamodb.catch', 'dynamodb.pledge', 'dynamodb.fisherman-profile'], reads(1, 0.5)),
  ...each(['dynamodb.home'], reads(2, 1)),
  // The person; their likes; their favorites: strongly consistent, so that a reload shows what was pressed.
  ...each(['dynamodb.me'], reads(3, 3)),
  // One Query, and of each of 24 cards, which lie with their fishermen, 0.5: the least that a read costs.
  ...each(['dynamodb.favorites'], reads(2, 12.5)),
  ...each(['dynamodb.my-catches', 'dynamodb.my-pledges'], reads(1, 2)),
  // Of 40 things that were opened on a day: some 100 bytes each.
  ...each(['dynamodb.shared-visits'], reads(1, 1)),
  ...each(['dynamodb.fisherman-cards'], reads(1, 12)),
  ...each(['dynamodb.landings', 'dynamodb.landings-near'], reads(1, 2.5)),
  ...each(['dynamodb.landing'], reads(2, 1)),
  ...each(['dynamodb.upload'], reads(1, 1)),
  // Deleted, suspended, signed out everywhere, and of three groups.
  ...each(['dynamodb.standing'], reads(1, 6)),
  // The additional cost of all of them with five times as many posts.
  'dynamodb.growth': { unit: 'read units', goal: 0 },

  // 200 people pledge at once: the slowest hundredth as a multiple of a pledge alone, and transactions that met another on the same item.
  'totals.burst.p99': { unit: 'times', goal: 400, stretch: 150 },
  'totals.burst.clashes': { unit: 'times', goal: 0 },

  // One account writes in a loop as fast as its limits let it: the longest that somebody else's post takes into its cell's list.
  'stream.other-post.longest': { unit: 'ms', goal: 2000, stretch: 500 },

  // A new pledge of a fisherman whom 50,000 people saved: the stream's turn, who is not told although the job is killed twice,
  // and how long another account's post takes while all of them are told of one.
  'alerts.turn': { unit: 'ms', goal: 1000, stretch: 100 },
  'alerts.missed': { unit: 'times', goal: 0 },
  'alerts.p99': { unit: 's', goal: 60, stretch: 10 },
  'alerts.beside': { unit: 's', goal: 2, stretch: 1 },
  // Of 14 people together: 7 reads of half a unit and 2 writes each, and 2 reads of the post.
  'alerts.tell.units': { unit: 'units', goal: 5.7 },
  // The post, the people, and the alerts. On AWS, a job takes about as long as its rounds.
  'alerts.tell.rounds': { unit: 'rounds', goal: 3 },
  // Of 250 people together: a list of keys.
  'alerts.find.units': { unit: 'units', goal: 0.05 },

  // A thousand webhooks with an event a second each, of which a tenth never answer: until the others' events arrive, by a virtual clock.
  'webhooks.others-delay.p99': { unit: 's', goal: 5, stretch: 1 },

  // An email to 10,000 people whose work is killed twice: who gets it more than once, should get it and does not, gets it against their will; and how
  // many emails go out after it was stopped: at most a batch.
  'mailing.repeated': { unit: 'times', goal: 0 },
  'mailing.missed': { unit: 'times', goal: 0 },
  'mailing.unwanted': { unit: 'times', goal: 0 },
  'mailing.since-stop': { unit: 'times', goal: MAILING.peopleABatch },

  // A mailbox of ten messages and one of ten thousand: 25 of them with the counts; one; a conversation of few.
  ...each(['messages.inbox'], list),
  ...each(['messages.message'], reads(1, 1)),
  // Reads the people, the messages' keys, and the messages: the first and the last strongly consistent.
  ...each(['messages.conversation'], reads(3, 4)),

  // The overview, however much waits: seven counts of at most 100 keys, 90 days, and the first day of all.
  ...each(['overview'], reads(9, 23.5)),

  // A thousand claims on different pledges; and what one costs among 1,000 pledges and among 100,000: the same.
  'claims.seconds': { unit: 's', goal: 60, stretch: 30 },
  'claims.clashes': { unit: 'times', goal: 0 },
  ...each(['claims.claim'], sameAmongMany(6)),
  ...each(['claims.one', 'claims.ofOrganization', 'claims.onPledge'], sameAmongMany(2)),
  ...each(['claims.collect'], sameAmongMany(3)),

  // A thousand reservations of different catches, and their cost, as of claims.
  'reservations.seconds': { unit: 's', goal: 60, stretch: 30 },
  'reservations.clashes': { unit: 'times', goal: 0 },
  ...each(['reservations.reserve'], sameAmongMany(6)),
  ...each(['reservations.one', 'reservations.ofBuyer'], sameAmongMany(1)),
  ...each(['reservations.ofCatch', 'reservations.ofFisherman'], sameAmongMany(2)),
  ...each(['reservations.weigh'], sameAmongMany(3)),
  ...each(['reservations.collect'], sameAmongMany(4)),

  // A page of each list of the dashboard among 1,000 people and among 100,000: the same.
  ...ofDashboard,

  // The most used calls at 100,000 posts, 10,000 people and 1,000 organizations, as a multiple of the same at a hundredth of each.
  ...each(
    GROWTH_CALLS.map((call) => `growth.${call}` as const),
    { requests: { unit: 'times', goal: 1 }, units: { unit: 'times', goal: 1 } },
  ),
  // Processor time of all of them together.
  'growth.processor': { unit: 'times', goal: 1.25, stretch: 1.1 },

  // A ledger of 200,000 entries replayed: counts that differ, and the most that it holds at a time, as little as for a tenth of them.
  'replay.differences': { unit: 'times', goal: 0 },
  'replay.heap': { unit: 'MB', goal: 128 },

  // A page of 24 found by place, words, payment or availability: at 1,000 and at 100,000 posts the same.
  ...each(['discovery.near-me'], search([2, 4], [4, 24])),
  ...each(['discovery.words'], search([1, 4], [4, 24])),
  ...each(['discovery.cell', 'discovery.payment', 'discovery.available'], search([1, 1], [1.5, 1.5])),
  // Of meals at most four requests of one list, or of each of about eight where the radius is the widest.
  ...each(['discovery.meals'], search([2, 4], [6, 24])),
  ...each(['discovery.meals-wide'], search([13, 20], [18, 28])),
  ...each(['discovery.meals-filtered'], search([4, 4], [24, 24])),

  // The index of the site map, and the dearest of its parts, at 1,000 and at 100,000 posts. A part names at most 2,000 posts, of some 300 bytes each.
  ...each(['crawlers.index'], reads(3, 6)),
  ...each(['crawlers.part'], reads(2, 130)),
  'crawlers.part.bytes': { unit: 'B', goal: 500_000 },
  // A feed of 24 posts: the list, their records, what the site calls its species.
  ...each(['crawlers.feed'], reads(4, 27)),

  // Median time of a page of Near Me as a multiple of PostgreSQL's with PostGIS, at 100,000 posts. A comparison more than a budget: it holds the
  // local DynamoDB, a stand-in on SQLite behind HTTP, to the same order of magnitude.
  'postgis.ratio': { unit: 'times', goal: 2, stretch: 1 },

  // First visit to the marketplace, signed out, on a phone, 24 catches with photos.
  'web.javascript': { unit: 'B', goal: 90_000, stretch: 80_000 },
  // In another language at most 300 B more than in English. Brotli's dictionary is mostly English, so the same words take more.
  ...each(['web.javascript'], inOthers({ unit: 'B', goal: 90_000 })),
  ...each(['web.over-english'], inOthers({ unit: 'B', goal: 300 })),
  // Of headings. Spanish and Portuguese have more letters, and Vietnamese ones are of the system's font (bin/build/web/display-face.ts).
  'web.fonts': { unit: 'B', goal: 13_000 },
  ...each(['web.fonts'], {
    es: { unit: 'B', goal: 14_000 },
    pt: { unit: 'B', goal: 14_000 },
    vi: { unit: 'B', goal: 0 },
  }),
  'web.css': { unit: 'B', goal: 8_000, stretch: 5_000 },
  'web.html': { unit: 'B', goal: 16_000, stretch: 12_000 },
  // Longer words, in letters of several bytes.
  ...each(['web.html'], inOthers({ unit: 'B', goal: 16_500 })),
  'web.all-bytes': { unit: 'B', goal: 190_000, stretch: 160_000 },
  'web.requests': { unit: 'requests', goal: 40, stretch: 25 },
  // The most that any page still has to fetch of the app's code, when what people open next was fetched meanwhile.
  'web.route.files': { unit: 'requests', goal: 5, stretch: 3 },
  'web.route.bytes': { unit: 'B', goal: 25_000, stretch: 15_000 },
  'web.cls': { unit: 'score', goal: 0.02, stretch: 0 },

  // The most used steps in the loaded app: 300 ms and 1.6 Mbit/s, processor slowed four times, on a phone. Pictures are not counted.
  ...each(['taps.card-to-catch', 'taps.card-to-pledge', 'taps.card-to-profile'], tap),
  ...each(['taps.list-to-sign-in', 'taps.sign-in-to-home', 'taps.bar-to-post-catch'], tap),
  ...each(['taps.wizard-to-choice', 'taps.wizard-to-details', 'taps.own-post-to-edit'], tap),
  ...each(['taps.inbox-to-message', 'taps.meals-to-claim', 'taps.admin-to-other-tab'], tap),

  // The marketplace with 24 cards, processor time: its markup from stored answers, and all of it when the edge has nothing kept; how many times as
  // many requests a second the edge answers of a page that it keeps as of pages that it does not; how many times as long somebody waits to whom the
  // edge gives a stale page while that is rendered anew; and the most that moves on any public page, on a phone and on a desktop.
  'pages.render': { unit: 'ms', goal: 3, stretch: 2 },
  ...each(['pages.render'], inOthers({ unit: 'ms', goal: 3, stretch: 2 })),
  'pages.processor': { unit: 'ms', goal: 7, stretch: 5 },
  'pages.edge': { unit: 'times', goal: 30, stretch: 60, atLeast: true },
  'pages.stale': { unit: 'times', goal: 3, stretch: 1.5 },
  'pages.cls': { unit: 'score', goal: 0 },

  // `npm start` on a site that was started before; `cdk synth` of all stages after bundling every function.
  'commands.start': { unit: 's', goal: 1, stretch: 0.5 },
  'commands.synth': { unit: 's', goal: 10, stretch: 6 },

  // `npm start` after long use: the process, and with the database that it starts.
  'memory.process': { unit: 'MB', goal: 500 },
  'memory.tree': { unit: 'MB', goal: 500 },

  // 16 clients that read the marketplace from the local cloud, nothing cached, as a share of what node:http with one SQL answers in the same run.
  // The goal is what Parse Server on the same PostgreSQL does.
  'api.floor-share': { unit: 'times', goal: 0.2, stretch: 0.4, atLeast: true },

  // Medians of 5. `simulate` computes a slow phone's figures from a quick load; `devtools` really slows the load down.
  'lighthouse.simulate.lcp': { unit: 'ms', goal: 1400, stretch: 1000 },
  // Beside other pages in the same run: LCP of the same HTML without scripts, TBT of a page that is nothing but React.
  'lighthouse.simulate.lcp-over-plain': { unit: 'times', goal: 1.2, stretch: 1.05 },
  'lighthouse.simulate.tbt': { unit: 'ms', goal: 100, stretch: 50 },
  'lighthouse.simulate.tbt-over-empty': { unit: 'times', goal: 2, stretch: 1.3 },
  'lighthouse.simulate.cls': { unit: 'score', goal: 0.02, stretch: 0 },
  'lighthouse.devtools.lcp': { unit: 'ms', goal: 1400, stretch: 900 },
  'lighthouse.devtools.lcp-over-plain': { unit: 'times', goal: 1.2, stretch: 1.05 },
  'lighthouse.devtools.tbt': { unit: 'ms', goal: 100, stretch: 50 },
  'lighthouse.devtools.tbt-over-empty': { unit: 'times', goal: 2, stretch: 1.3 },
  'lighthouse.devtools.cls': { unit: 'score', goal: 0.02, stretch: 0 },

  // The least of all public pages, on both hosts. A page that misses in performance is measured five times, and the median counts.
  'scores.performance': { unit: 'score', goal: 0.95, atLeast: true },
  'scores.accessibility': { unit: 'score', goal: 1, atLeast: true },
  'scores.best-practices': { unit: 'score', goal: 1, atLeast: true },
  'scores.seo': { unit: 'score', goal: 1, atLeast: true },
  // Of the home page and the marketplace in the other languages, on both hosts.
  ...each(['scores.es', 'scores.pt', 'scores.vi'], { seo: { unit: 'score', goal: 1, atLeast: true } }),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;
export const BUDGET_NAMES = Object.keys(BUDGETS) as BudgetName[];

export function budgetOf(name: BudgetName): Budget {
  return BUDGETS[name];
}

/** Whether a value keeps within its budget's goal. */
export function isKept(name: BudgetName, value: number): boolean {
  const { goal, atLeast } = budgetOf(name);
  return atLeast ? value >= goal : value <= goal;
}
