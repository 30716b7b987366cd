/** `/share/marketplace`: the newest catches, on the community host the newest pledges, as the app's own page begins with. */
import type { CatchCard } from '#shared/catches/schemas.ts';
import { PRODUCT_NAME, TAGLINE } from '#shared/flavours.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { speciesName } from '#shared/species.ts';
import { type Html, html } from '../../core/html.ts';
import { listPosts } from '../../posts/store/posts.ts';
import { type Answer, imageAnswer, pageAnswer } from '../answer.ts';
import { page } from '../layout.ts';
import { catchCards, pledgeCards } from '../post-cards.ts';
import type { PageRequest } from '../serve.ts';

const SHOWN = 24;

interface Offer {
  title: string;
  /** A sentence. */
  words: string;
  posts: readonly (CatchCard | PledgeCard)[];
  cards: Html;
  empty: string;
}

export async function marketplacePage(request: PageRequest): Promise<Answer> {
  const { title, words, posts, cards, empty } = await offerOf(request);
  return pageAnswer(
    page(request.site, {
      title: `${title} - ${PRODUCT_NAME}`,
      description: `${words}${newest(posts)}`,
      path: '/share/marketplace',
      type: 'website',
      image: { path: '/share/marketplace.jpg', alt: `${PRODUCT_NAME}. ${TAGLINE}` },
      body: html`<div class="stack">
<div class="hero"><h1>${title}</h1><p class="quiet">${words}</p></div>
${posts.length > 0 ? cards : html`<p>${empty}</p>`}
<p class="actions"><a class="button primary" href="/marketplace">Open the marketplace</a></p>
</div>`,
    }),
  );
}

export async function marketplaceImage(request: PageRequest): Promise<Answer> {
  const { title, posts } = await offerOf(request);
  return imageAnswer(async () => {
    const { drawShareImage } = await import('../image/draw-share-image.ts');
    return await drawShareImage({
      flavour: request.site.flavour,
      photoId: posts.find((post) => post.photo)?.photo?.id,
      subject: title,
      lines: [TAGLINE],
    });
  });
}

async function offerOf({ site, now }: PageRequest): Promise<Offer> {
  if (site.flavour === 'community') {
    const { items } = await listPosts('pledge', { limit: SHOWN }, now);
    return {
      title: 'Community Pledges',
      words: 'Meals that local fishermen pledge to families in need.',
      posts: items,
      cards: pledgeCards(items),
      empty: 'No pledges available',
    };
  }
  const { items } = await listPosts('catch', { limit: SHOWN }, now);
  return {
    title: 'Marketplace',
    words: 'Fresh fish, straight from local fishermen.',
    posts: items,
    cards: catchCards(items),
    empty: 'No marketplace catches available',
  };
}

function newest(posts: Offer['posts']): string {
  const names = [...new Set(posts.map(speciesName))].slice(0, 4);
  return names.length > 0 ? ` Newest: ${names.join(', ')}.` : '';
}
