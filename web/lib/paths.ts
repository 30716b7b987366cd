import type { PostKind } from './post-kind.ts';

/** Every page of the app and how to get there (second document, route table). Links are built here and nowhere else. */
export const PATHS = {
  home: '/',
  auth: '/auth',
  login: '/login',
  signUp: '/signup',
  marketplace: '/marketplace',
  catch: '/catch/:catchId',
  postCatch: '/post-catch',
  myPosts: '/my-posts',
  editCatch: '/edit-catch/:catchId',
  profile: '/profile',
  pledge: '/pledge/:pledgeId',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  goPro: '/go-pro',
  whatsInAPledge: '/whats-in-a-pledge',
  communityAid: '/community-aid',
  communityAidContact: '/community-aid-contact',
  customerDemo: '/customer/:customerId',
  fishermen: '/fishermen',
  fisherman: '/fisherman/:userId',
  favorites: '/favorites',
  messages: '/messages',
  message: '/messages/:messageId',
  /** Linked from mails. */
  unsubscribe: '/unsubscribe',
} as const;

/** Whether one of these patterns is the path's. */
export function isPage(path: string, patterns: readonly string[] = Object.values(PATHS)): boolean {
  const plain = path.replace(/(.)\/$/, '$1');
  return patterns.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(plain));
}

/** What the marketplace's `view` parameter calls each kind of post. */
export const VIEWS = { catch: 'marketplace', pledge: 'pledges' } as const satisfies Record<PostKind, string>;

/**
 * What a link means stands in it, since the marketplace alone begins with another view on either flavour.
 * @param fisherman a user's id: only their posts
 */
export const toMarketplace = ({ kind, fisherman }: { kind: PostKind; fisherman?: string }): string =>
  `${PATHS.marketplace}?${new URLSearchParams({ view: VIEWS[kind], ...(fisherman !== undefined && { fisherman }) })}`;
export const toCatch = (catchId: string): string => `/catch/${catchId}`;
export const isCatch = (path: string): boolean => path.startsWith(toCatch(''));
export const toPledge = (pledgeId: string): string => `/pledge/${pledgeId}`;
/** @param from the page to which a second button leads back */
export const toFisherman = (userId: string, from?: 'marketplace'): string =>
  `/fisherman/${userId}${from === undefined ? '' : `?from=${from}`}`;
export const toMessage = (messageId: string): string => `/messages/${messageId}`;
/** In the query of a pledge's page: its edit dialog is open. */
export const EDIT = 'edit';
export const toPost = (kind: PostKind, id: string): string => (kind === 'catch' ? toCatch(id) : toPledge(id));
export const toEditPost = (kind: PostKind, id: string): string =>
  kind === 'catch' ? `/edit-catch/${id}` : `${toPledge(id)}?${EDIT}`;
/** A post that waits on this device, in its form. */
export const toQueuedPost = (id: string): string => `${PATHS.postCatch}?draft=${id}`;
/** Rendered on the server: a full page load. */
export const toSharePage = (pledgeId: string): string => `/share/${pledgeId}`;

export const AUTH_PAGES: readonly string[] = [PATHS.auth, PATHS.login, PATHS.signUp];

/** The sign-in page, or another one of `AUTH_PAGES`, remembering where to go back to. Without a place to remember it leads home. */
export const toAuth = (from: string | undefined, page: string = PATHS.auth): string =>
  from === undefined || from === PATHS.home ? page : `${page}?from=${encodeURIComponent(from)}`;
