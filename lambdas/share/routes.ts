import { catchPicture, pledgePicture } from '#shared/sharing/pictures.ts';
import type { Answer } from './answer.ts';
import { embeddedPledges } from './embed/pledges.ts';
import { cellFeed, fishermanFeed, marketplaceFeed, pledgesFeed } from './feeds/feeds.ts';
import { fishermanImage } from './pictures/of-fisherman.ts';
import { linkIn, pictureAnswer, SIZE_AND_VERSION } from './pictures/picture-answer.ts';
import { getShownPost } from './posts.ts';
import type { PageRequest, PageRoute } from './serve.ts';
import { robots } from './sitemap/robots.ts';
import { sitemap, sitemapOfFishermen, sitemapOfPages, sitemapOfPosts } from './sitemap/sitemap.ts';

const ULID = '[0-9A-HJKMNP-TV-Z]{26}';
const USER_ID = '[0-9a-f-]{36}';

/** The first whose pattern fits answers. */
export const routes: readonly PageRoute[] = [
  { name: 'sitemap', pattern: /^\/sitemap\.xml$/, answer: sitemap },
  { name: 'sitemapOfPages', pattern: /^\/sitemap-pages\.xml$/, answer: sitemapOfPages },
  {
    name: 'sitemapOfCatches',
    feature: 'sales',
    pattern: part('catches'),
    answer: sitemapOfPosts('catch'),
  },
  {
    name: 'sitemapOfPledges',
    feature: 'pledges',
    pattern: part('pledges'),
    answer: sitemapOfPosts('pledge'),
  },
  { name: 'sitemapOfFishermen', pattern: part('fishermen'), answer: sitemapOfFishermen },
  { name: 'robots', pattern: /^\/robots\.txt$/, answer: robots },
  { name: 'marketplaceFeed', pattern: feed('marketplace'), answer: marketplaceFeed },
  { name: 'pledgesFeed', feature: 'pledges', pattern: feed('pledges'), answer: pledgesFeed },
  { name: 'cellFeed', pattern: feed('cell/([-\\d:]{3,9})'), answer: cellFeed },
  { name: 'fishermanFeed', pattern: feed(`fisherman/(${USER_ID})`), answer: fishermanFeed },
  {
    name: 'embeddedPledges',
    feature: 'pledges',
    pattern: /^\/embed\/pledges\/?$/,
    answer: embeddedPledges,
  },
  { name: 'catchImage', feature: 'sales', pattern: picture(`catch/(${ULID})`), answer: catchImage },
  { name: 'fishermanImage', pattern: picture(`fisherman/(${USER_ID})`), answer: fishermanImage },
  { name: 'pledgeImage', feature: 'pledges', pattern: picture(`(${ULID})`), answer: pledgeImage },
];

function picture(below: string): RegExp {
  return new RegExp(`^/share/${below}${SIZE_AND_VERSION}\\.jpg$`);
}

function feed(name: string): RegExp {
  return new RegExp(`^/feeds/${name}\\.atom$`);
}

/** A part of the site map, by the name of its span. */
function part(list: string): RegExp {
  return new RegExp(`^/sitemap-${list}-([\\w.-]{7,25})\\.xml$`);
}

/** Pictures of a pledge and of a catch. A hidden post has none: the post is read before anything is drawn. */
async function pledgeImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  const pledge = await getShownPost('pledge', id, now);
  const said = pledgePicture(pledge, site.flavour, await linkIn(request, pledge.fishermanId));
  return pictureAnswer(request, { kind: 'pledge', said });
}

async function catchImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  const post = await getShownPost('catch', id, now);
  const said = catchPicture(post, site.flavour, await linkIn(request, post.fishermanId));
  return pictureAnswer(request, { kind: 'catch', said });
}
