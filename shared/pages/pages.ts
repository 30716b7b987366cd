import type { Feature } from '../features.ts';
import type { Flavour } from '../flavours.ts';
import { type Language, prefixOf } from '../languages.ts';

/** Every page of the app and how to get there (second document, route table). Links to them are built in web/lib/navigation/paths.ts. */
export const PATHS = {
  home: '/',
  auth: '/auth',
  login: '/login',
  signUp: '/signup',
  marketplace: '/marketplace',
  catch: '/catch/:catchId',
  landings: '/landings',
  landing: '/landing/:landingId',
  newLanding: '/landings/new',
  /** Posts in a town and around it. */
  town: '/fish/:town',
  /** The way of a post's fish. */
  lot: '/lot/:postId',
  postCatch: '/post-catch',
  myPosts: '/my-posts',
  findMeals: '/find-meals',
  editCatch: '/edit-catch/:catchId',
  profile: '/profile',
  pledge: '/pledge/:pledgeId',
  claimMeals: '/pledge/:pledgeId/claim',
  claims: '/claims',
  claim: '/claim/:claimId',
  /** A fisherman's letter of a year: everything that organizations acknowledge. */
  receipts: '/receipts',
  /** One receipt, for its donor and the organization's coordinators. */
  ownReceipt: '/receipts/:receiptId',
  /** Tells anybody whether a receipt is genuine. */
  receipt: '/receipt/:receiptId',
  /** An organization's receipts, for its coordinators. */
  organizationReceipts: '/organizations/:organizationId/receipts',
  /** An organization's report of a year, for its members. */
  annualReport: '/organizations/:organizationId/report',
  /** The same report at a secret address, for anybody who has it. */
  sharedReport: '/report/:secret',
  /** The form of a reservation. */
  reserve: '/reserve/:catchId',
  reservations: '/reservations',
  reservation: '/reservation/:reservationId',
  /** A fisherman's pickups of reservations, by time. */
  pickups: '/pickups',
  /** A fisherman's posts of a week, for reports. */
  weeklyLandings: '/weekly-landings',
  /** A pledge's card: the address that is shared, and the page where the owner prepares it. */
  share: '/share/:pledgeId',
  sharePledge: '/share-pledge/:pledgeId',
  /** Shows that no pledge was named. */
  sharePledgeUnnamed: '/share-pledge',
  /** Redirects to the pledge that the query names, as old addresses do. */
  facebookScreen: '/facebook-screen',
  /** Redirect to a post, and to a fisherman. */
  shortPost: '/p/:shortName',
  shortFisherman: '/f/:shortName',
  /** A pledge by default; the query can name another kind. */
  screen: '/screen/:sharedId',
  /** A fisherman's by default; the query can name an organization. */
  poster: '/poster/:sharedId',
  about: '/about',
  faq: '/faq',
  question: '/faq/:questionId',
  press: '/press',
  /** The API, for people who write programs. */
  developers: '/developers',
  contact: '/contact',
  getInvitation: '/get-invitation',
  newsletter: '/newsletter',
  privacy: '/privacy',
  terms: '/terms',
  goPro: '/go-pro',
  whatsInAPledge: '/whats-in-a-pledge',
  impact: '/impact',
  communityAid: '/community-aid',
  communityAidContact: '/community-aid-contact',
  facebookAppIcon: '/facebook-app-icon',
  facebookCover: '/facebook-cover',
  customerDemo: '/customer/:customerId',
  fishermen: '/fishermen',
  fisherman: '/fisherman/:userId',
  favorites: '/favorites',
  alerts: '/alerts',
  messages: '/messages',
  message: '/messages/:messageId',
  organization: '/organization/:organizationId',
  admin: '/admin',
  adminTab: '/admin/:tab',
  adminPerson: '/admin/users/:userId',
  /** Linked from emails. */
  unsubscribe: '/unsubscribe',
} as const;

/**
 * The parts of the site that pages belong to. Such a page exists while one of its parts is on. If nobody can sign up,
 * the sign-up pages say so (web/app/router.tsx).
 */
export const PAGE_FEATURES: readonly { features: readonly Feature[]; pages: readonly string[] }[] = [
  { features: ['sales'], pages: [PATHS.catch, PATHS.editCatch] },
  {
    features: ['pledges'],
    pages: [
      PATHS.pledge,
      PATHS.share,
      PATHS.sharePledge,
      PATHS.sharePledgeUnnamed,
      PATHS.facebookScreen,
      PATHS.whatsInAPledge,
      PATHS.impact,
      PATHS.communityAid,
      PATHS.communityAidContact,
    ],
  },
  { features: ['landings'], pages: [PATHS.landings, PATHS.landing, PATHS.newLanding] },
  { features: ['alerts'], pages: [PATHS.alerts] },
  { features: ['sales', 'pledges'], pages: [PATHS.marketplace, PATHS.town, PATHS.lot, PATHS.postCatch] },
  { features: ['claims'], pages: [PATHS.claimMeals, PATHS.claims, PATHS.claim, PATHS.findMeals] },
  {
    features: ['reservations'],
    pages: [PATHS.reserve, PATHS.reservations, PATHS.reservation, PATHS.pickups],
  },
  { features: ['goPro'], pages: [PATHS.goPro] },
  { features: ['signUp'], pages: [PATHS.signUp, PATHS.getInvitation] },
  { features: ['newsletter'], pages: [PATHS.newsletter] },
];

/** The public pages, which the server renders. The others are only for signed-in people. */
export const RENDERED_PAGES = [
  PATHS.home,
  PATHS.marketplace,
  PATHS.town,
  PATHS.lot,
  PATHS.landings,
  PATHS.landing,
  PATHS.catch,
  PATHS.pledge,
  PATHS.share,
  PATHS.sharePledge,
  PATHS.sharePledgeUnnamed,
  PATHS.facebookScreen,
  PATHS.shortPost,
  PATHS.shortFisherman,
  PATHS.fishermen,
  PATHS.fisherman,
  PATHS.organization,
  PATHS.receipt,
  PATHS.about,
  PATHS.faq,
  PATHS.question,
  PATHS.press,
  PATHS.developers,
  PATHS.privacy,
  PATHS.terms,
  PATHS.goPro,
  PATHS.whatsInAPledge,
  PATHS.impact,
  PATHS.communityAid,
  PATHS.communityAidContact,
  PATHS.contact,
  PATHS.getInvitation,
  PATHS.newsletter,
  PATHS.auth,
  PATHS.login,
  PATHS.signUp,
  PATHS.customerDemo,
] as const;

/** Former addresses of the app's pages, for existing links: patterns with at most one id. */
export const MOVED_PAGES: readonly { from: string; to: string }[] = [
  { from: '/share/marketplace', to: PATHS.marketplace },
  { from: '/share/catch/:catchId', to: PATHS.catch },
  { from: '/share/fisherman/:userId', to: PATHS.fisherman },
  { from: '/share', to: PATHS.sharePledgeUnnamed },
];

/** The English shell of each site: the app without a page, which the edge serves if it has no rendered page. */
export const SHELLS = { consumer: '/index.html', community: '/community.html' } as const;

/** The path of a site's shell in a language. */
export const shellPath = (flavour: Flavour, language: Language): string =>
  prefixOf(language) + SHELLS[flavour];

/**
 * The parameter of the shell's address with the page to render in it: path and known query in one value. Only the edge
 * sets it.
 */
export const PAGE_PARAMETER = 'p';

/**
 * The query parameter of a link that names the way it was shared (shared/share-ways.ts). Rendered pages don't depend on
 * it, and search engines don't see it.
 */
export const VIA = 'via';

/** The query parameters of the marketplace. */
export const MARKETPLACE_PARAMETERS = [
  'view',
  'fisherman',
  'species',
  'payment',
  'priceAtMost',
  'condition',
  'pickup',
  'available',
  'q',
  'near',
  'sort',
  'show',
  'filters',
] as const;

/** One regular expression for all patterns, as its source. An address may end with a slash. */
export const sourceOf = (patterns: readonly string[]): string =>
  `^(?:${patterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')})/?$`;

/** Matches the path of every page. No other path is a page. */
export const ANY_PAGE: string = sourceOf(Object.values(PATHS));

/** Whether one of these patterns matches the path. */
export const isPage = (path: string, patterns: readonly string[] = Object.values(PATHS)): boolean =>
  new RegExp(sourceOf(patterns)).test(path);
