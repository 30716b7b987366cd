/** `/share/marketplace`: the newest catches, on the community host the newest pledges, as the app's own page begins with. */
import type { CatchCard } from '#shared/catches/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { firstKind } from '#shared/features.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { speciesName } from '#shared/species.ts';
import { tagline } from '#words/components.ts';
import { titles as feedTitles } from '#words/feeds.ts';
import { none } from '#words/post-parts.ts';
import * as words from '#words/share.ts';
import { type Html, html } from '../../core/html.ts';
import { crawledMarketplace, feedPaths } from '../addresses.ts';
import { type Answer, pageAnswer } from '../answer.ts';
import { page } from '../layout.ts';
import { pictureAnswer } from '../pictures/picture-answer.ts';
import { catchCards, pledgeCards } from '../post-cards.ts';
import { listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';

const SHOWN = 24;

interface Offer {
  title: string;
  /** A sentence. */
  lead: string;
  posts: readonly (CatchCard | PledgeCard)[];
  cards: Html;
  empty: string;
}

export async function marketplacePage(request: PageRequest): Promise<Answer> {
  const { title, lead, posts, cards, empty } = await offerOf(request);
  return pageAnswer(
    page(request.site, {
      title: words.titled(title),
      description: `${lead}${newest(posts)}`,
      path: crawledMarketplace,
      feeds: [{ path: feedPaths.marketplace, title: feedTitles[request.site.flavour] }],
      type: 'website',
      image: { path: '/share/marketplace.jpg', alt: `${PRODUCT_NAME}. ${tagline}` },
      body: html`<div class="stack">
<div class="hero"><h1>${title}</h1><p class="quiet">${lead}</p></div>
${posts.length > 0 ? cards : html`<p>${empty}</p>`}
<p class="actions"><a class="button primary" href="/marketplace">${words.openMarketplace}</a></p>
</div>`,
    }),
  );
}

export async function marketplaceImage(request: PageRequest): Promise<Answer> {
  const { title, posts } = await offerOf(request);
  return pictureAnswer(request, {
    flavour: request.site.flavour,
    photoId: posts.find((post) => post.photo)?.photo?.id,
    subject: title,
    lines: [tagline],
  });
}

/** @throws AppError `not_found` where neither kind of post is on offer */
async function offerOf({ site, now }: PageRequest): Promise<Offer> {
  const kind = firstKind(site.flavour, site.switchedOff);
  if (kind === undefined) throw new AppError('not_found');
  if (kind === 'pledge') {
    const { items } = await listShownPosts('pledge', { limit: SHOWN }, now);
    return {
      ...words.marketplace.community,
      posts: items,
      cards: pledgeCards(items),
      empty: none.pledge.all,
    };
  }
  const { items } = await listShownPosts('catch', { limit: SHOWN }, now);
  return {
    ...words.marketplace.consumer,
    posts: items,
    cards: catchCards(items),
    empty: none.catch.all,
  };
}

function newest(posts: Offer['posts']): string {
  const names = [...new Set(posts.map(speciesName))].slice(0, 4);
  return names.length > 0 ? ` ${words.newest(names)}` : '';
}
