import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { OverBecause } from '#shared/posts/offered.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { speciesName } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import { priceWords } from '#words/posts/figures.ts';
import { over as overWords } from '#words/posts/posts.ts';
import * as words from '#words/sharing/share.ts';

/** In the terms of schema.org. */
const AVAILABILITY = { offered: 'InStock', sold: 'SoldOut', old: 'OutOfStock' };

/** A catch's title, description and picture for social networks. Never contact details. */
export function catchHead(post: CatchRecord, over: OverBecause | undefined): PageHead {
  const price = post.soldAt === undefined ? priceWords(post) : overWords.sold.title;
  const summary = words.catchSummary(speciesName(post), post.quantity, price, post);
  return {
    description: shorten(`${summary}. ${post.description}`, DESCRIPTION_LENGTH),
    type: 'article',
    about: 'catch',
    image: { path: `${linkPicturePath('catch', post.id)}?v=${post.version}`, alt: summary },
    data: {
      '@type': 'Product',
      name: speciesName(post),
      description: summary,
      offers: {
        '@type': 'Offer',
        ...priceData(post),
        availability: `https://schema.org/${AVAILABILITY[over ?? 'offered']}`,
        priceValidUntil: post.offeredUntil,
        areaServed: post.location,
        seller: { '@type': 'Person', name: post.fishermanName },
      },
    },
  };
}

/** The unit of the price: pounds by their code in UN/CEFACT's list. */
const UNITS = { per_pound: { unitCode: 'LBR' }, per_fish: { unitText: words.unitFish } };

/** The price. There is none if the buyer decides, because zero would mean free. */
function priceData({ paymentType, amount, unit }: CatchRecord) {
  if (paymentType === 'voluntary') return {};
  const price = { price: paymentType === 'free' ? 0 : amount, priceCurrency: 'USD' };
  if (paymentType === 'free' || unit === undefined || unit === 'all') return price;
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, ...UNITS[unit] } };
}
