import { prefixOf } from '#shared/languages.ts';
import { catchPicture, pledgePicture } from '#shared/sharing/pictures.ts';
import { LANGUAGE } from '#words/general/format.ts';
import type { Answer } from './answer.ts';
import { embeddedPledges } from './embed/pledges.ts';
import { cellFeed, fishermanFeed, marketplaceFeed, pledgesFeed } from './feeds/feeds.ts';
import { fishermanImage } from './pictures/of-fisherman.ts';
import { linkIn, pictureAnswer, SIZE_AND_VERSION } from './pictures/picture-answer.ts';
import { getShownPost } from './posts.ts';
import type { PageRequest, PageRoute } from './serve.ts';
import { robots } from './sitemap/robots.ts';
import {
  sitemap,
  sitemapOfFishermen,
  sitemapOfLandings,
  sitemapOfPages,
  sitemapOfPosts,
} from './sitemap/sitemap.ts';

const ULID = '[0-9A-HJKMNP-TV-Z]{26}';
const USER_ID = '[0-9a-f-]{36}';

/** Each language has its own bundle, which responds only to its own paths. */
const PREFIX = prefixOf(LANGUAGE);

type Load = () => Promise<PageRoute['answer']>;
/** Loaded when it is first asked for: time zones and calendars are large, and most requests need neither. */
const lazily =
  (load: Load): PageRoute['answer'] =>
  async (request) =>
    await (await load())(request);
const landingsFeed = lazily(async () => (await import('./feeds/landings.ts')).landingsFeed);
const landingCalendar = lazily(async () => (await import('./feeds/landings.ts')).landingCalendar);
const landingImage = lazily(async () => (await import('./pictures/of-landing.ts')).landingImage);

/** The first route whose pattern matches serves the request. */
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
    name: 'sitemapOfLandings',
    feature: 'landings',
    pattern: /^\/sitemap-landings\.xml$/,
    answer: sitemapOfLandings,
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
  { name: 'landingsFeed', feature: 'landings', pattern: feed('landings'), answer: landingsFeed },
  {
    name: 'landingCalendar',
    feature: 'landings',
    pattern: new RegExp(`^/feeds${PREFIX}/landing/(${ULID})\\.ics$`),
    answer: landingCalendar,
  },
  { name: 'cellFeed', pattern: feed('cell/([-\\d:]{3,9})'), answer: cellFeed },
  { name: 'fishermanFeed', pattern: feed(`fisherman/(${USER_ID})`), answer: fishermanFeed },
  {
    name: 'embeddedPledges',
    feature: 'pledges',
    pattern: new RegExp(`^/embed${PREFIX}/pledges/?$`),
    answer: embeddedPledges,
  },
  { name: 'catchImage', feature: 'sales', pattern: picture(`catch/(${ULID})`), answer: catchImage },
  {
    name: 'landingImage',
    feature: 'landings',
    pattern: picture(`landing/(${ULID})`),
    answer: landingImage,
  },
  { name: 'fishermanImage', pattern: picture(`fisherman/(${USER_ID})`), answer: fishermanImage },
  { name: 'pledgeImage', feature: 'pledges', pattern: picture(`(${ULID})`), answer: pledgeImage },
];

function picture(below: string): RegExp {
  return new RegExp(`^/share/${below}${PREFIX}${SIZE_AND_VERSION}\\.jpg$`);
}

function feed(name: string): RegExp {
  return new RegExp(`^/feeds${PREFIX}/${name}\\.atom$`);
}

/** A part of the site map, named by its span of time. */
function part(list: string): RegExp {
  return new RegExp(`^/sitemap-${list}-([\\w.-]{7,25})\\.xml$`);
}

/** The pictures of a pledge and of a catch. Reads the post before it draws, so a hidden post has no picture. */
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
