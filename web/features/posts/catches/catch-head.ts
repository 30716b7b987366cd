import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { isAllReserved, leastOf } from '#shared/posts/catches/stock.ts';
import type { OverBecause } from '#shared/posts/offered.ts';
import { priceData, UNIT_CODES } from '#shared/posts/price-data.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { speciesName } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import { priceWords } from '#words/posts/figures.ts';
import { over as overWords } from '#words/posts/posts.ts';
import { catchSummary } from '#words/sharing/share.ts';

/** The state of the offer in schema.org terms. */
const AVAILABILITY = { offered: 'InStock', reserved: 'OutOfStock', sold: 'SoldOut', old: 'OutOfStock' };

/** A catch's title, description and picture for social networks, without contact details. */
export function catchHead(post: CatchRecord, over: OverBecause | undefined): PageHead {
  const price = post.soldAt === undefined ? priceWords(post) : overWords.sold.title;
  const summary = catchSummary(speciesName(post), quantityLeft(post), price, post);
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
        ...(!over && stockData(post)),
        availability: `https://schema.org/${AVAILABILITY[over ?? (isAllReserved(post) ? 'reserved' : 'offered')]}`,
        priceValidUntil: post.offeredUntil,
        areaServed: post.location,
        seller: { '@type': 'Person', name: post.fishermanName },
      },
    },
  };
}

/** The amount left, and the least that one may take. */
function stockData({ stock }: CatchRecord) {
  if (!stock || stock.left === 0) return {};
  const unitCode = UNIT_CODES[stock.unit];
  return {
    inventoryLevel: { '@type': 'QuantitativeValue', value: stock.left, unitCode },
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: leastOf(stock), unitCode },
  };
}
