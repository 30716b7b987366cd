import type { CatchRecord } from '#shared/catches/schemas.ts';
import { shorten } from '#shared/shorten.ts';
import { speciesName } from '#shared/species.ts';
import { priceWords } from '#words/post-figures.ts';
import { over } from '#words/posts.ts';
import * as words from '#words/share.ts';
import type { PageHead } from '../../lib/use-page-head.ts';

/** Characters that the networks show of a description. */
const DESCRIPTION_LENGTH = 200;

/** What networks are told of a catch. Never contact details. */
export function catchHead(post: CatchRecord): PageHead {
  const price = post.soldAt === undefined ? priceWords(post) : over.sold.title;
  const summary = words.catchSummary(speciesName(post), post.quantity, price, post);
  const availability = `https://schema.org/${post.soldAt === undefined ? 'InStock' : 'SoldOut'}`;
  const amount = post.paymentType === 'mandatory' ? post.amount : 0;
  return {
    description: shorten(`${summary}. ${post.description}`, DESCRIPTION_LENGTH),
    type: 'article',
    image: { path: `/share/catch/${post.id}.jpg`, alt: summary },
    data: {
      '@type': 'Product',
      name: speciesName(post),
      description: summary,
      offers: { '@type': 'Offer', price: amount, priceCurrency: 'USD', availability },
    },
  };
}
