import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/share.ts';
import { embeddedPledges } from './embed/pledges.ts';
import { cellFeed, fishermanFeed, marketplaceFeed, pledgesFeed } from './feeds/feeds.ts';
import { catchPage } from './pages/catch.ts';
import { displayFace } from './pages/display-face.ts';
import { fishermanPage } from './pages/fisherman.ts';
import { robots } from './pages/for-crawlers.ts';
import { marketplaceImage, marketplacePage } from './pages/marketplace.ts';
import { pledgePage } from './pages/pledge.ts';
import { fishermanImage } from './pictures/of-fisherman.ts';
import { catchImage, pledgeImage } from './pictures/of-posts.ts';
import { SIZE_AND_VERSION } from './pictures/picture-answer.ts';
import type { PageRoute } from './serve.ts';
import { sitemap, sitemapOfFishermen, sitemapOfPages, sitemapOfPosts } from './sitemap/sitemap.ts';

const ULID = '[0-9A-HJKMNP-TV-Z]{26}';
const USER_ID = '[0-9a-f-]{36}';

const page = { absent: () => words.pageNotFound, failure: '' };
const fisherman = { absent: words.fishermanNotFound, failure: words.fishermanFailed };
const pledge = {
  feature: 'pledges',
  absent: () => words.pledgeNotFound,
  failure: words.pledgeFailed,
} as const;
const post = { feature: 'sales', absent: () => words.catchNotFound, failure: words.catchFailed } as const;

/** The first whose pattern fits answers. */
export const routes: readonly PageRoute[] = [
  { ...page, name: 'sitemap', pattern: /^\/sitemap\.xml$/, answer: sitemap },
  { ...page, name: 'sitemapOfPages', pattern: /^\/sitemap-pages\.xml$/, answer: sitemapOfPages },
  {
    ...page,
    name: 'sitemapOfCatches',
    feature: 'sales',
    pattern: part('catches'),
    answer: sitemapOfPosts('catch'),
  },
  {
    ...page,
    name: 'sitemapOfPledges',
    feature: 'pledges',
    pattern: part('pledges'),
    answer: sitemapOfPosts('pledge'),
  },
  { ...page, name: 'sitemapOfFishermen', pattern: part('fishermen'), answer: sitemapOfFishermen },
  { ...page, name: 'robots', pattern: /^\/robots\.txt$/, answer: robots },
  { ...page, name: 'marketplaceFeed', pattern: feed('marketplace'), answer: marketplaceFeed },
  { ...page, name: 'pledgesFeed', feature: 'pledges', pattern: feed('pledges'), answer: pledgesFeed },
  { ...page, name: 'cellFeed', pattern: feed('cell/([-\\d:]{3,9})'), answer: cellFeed },
  { ...fisherman, name: 'fishermanFeed', pattern: feed(`fisherman/(${USER_ID})`), answer: fishermanFeed },
  { ...pledge, name: 'embeddedPledges', pattern: /^\/embed\/pledges\/?$/, answer: embeddedPledges },
  { ...page, name: 'displayFace', pattern: /^\/share\/besley\.woff2$/, answer: displayFace },
  { ...page, name: 'marketplacePage', pattern: /^\/share\/marketplace\/?$/, answer: marketplacePage },
  {
    ...page,
    name: 'marketplaceImage',
    pattern: /^\/share\/marketplace\.jpg$/,
    answer: marketplaceImage,
  },
  { ...post, name: 'catchPage', pattern: path(`catch/(${ULID})/?`), answer: catchPage },
  { ...post, name: 'catchImage', pattern: picture(`catch/(${ULID})`), answer: catchImage },
  { ...post, name: 'catchUnknown', pattern: path('catch/?(.*)'), answer: notFound },
  { ...fisherman, name: 'fishermanPage', pattern: path(`fisherman/(${USER_ID})/?`), answer: fishermanPage },
  {
    ...fisherman,
    name: 'fishermanImage',
    pattern: picture(`fisherman/(${USER_ID})`),
    answer: fishermanImage,
  },
  { ...fisherman, name: 'fishermanUnknown', pattern: path('fisherman/?(.*)'), answer: notFound },
  { ...pledge, name: 'pledgePage', pattern: path(`(${ULID})/?`), answer: pledgePage },
  { ...pledge, name: 'pledgeImage', pattern: picture(`(${ULID})`), answer: pledgeImage },
  { ...pledge, name: 'pledgeMissing', pattern: /^\/share\/?$/, answer: noPledgeId },
  { ...pledge, name: 'pledgeUnknown', pattern: /^\/share\//, answer: notFound },
];

function path(below: string): RegExp {
  return new RegExp(`^/share/${below}$`);
}

function picture(below: string): RegExp {
  return path(`${below}${SIZE_AND_VERSION}\\.jpg`);
}

function feed(name: string): RegExp {
  return new RegExp(`^/feeds/${name}\\.atom$`);
}

/** A part of the site map, by the name of its span. */
function part(list: string): RegExp {
  return new RegExp(`^/sitemap-${list}-([\\w.-]{7,25})\\.xml$`);
}

/** What cannot be an id is the id of nothing. */
function notFound(): never {
  throw new AppError('not_found');
}

function noPledgeId(): never {
  throw new AppError('malformed_request', words.noPledgeId);
}
