/** Lists of posts, each card one link. */
import type { CatchCard } from '#shared/catches/schemas.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { speciesName } from '#shared/species.ts';
import { type Html, html } from '../core/html.ts';
import { thumbnail } from './picture.ts';
import { counted, dayAt, priceOf } from './words.ts';

export function pledgeCards(pledges: readonly PledgeCard[]): Html {
  return cards(
    pledges.map((pledge) => ({
      post: pledge,
      path: `/pledge/${pledge.id}`,
      figure: counted(pledge.mealsPledged, 'meal'),
      day: pledge.catchDate,
    })),
  );
}

export function catchCards(catches: readonly CatchCard[]): Html {
  return cards(
    catches.map((each) => ({
      post: each,
      path: `/catch/${each.id}`,
      figure: priceOf(each),
      quantity: each.quantity,
      day: each.caughtDate,
    })),
  );
}

interface Card {
  post: PledgeCard | CatchCard;
  path: string;
  figure: string;
  quantity?: string;
  day: string;
}

function cards(all: readonly Card[]): Html {
  return html`<ul class="cards">${all.map(
    ({ post, path, figure, quantity, day }) => html`<li><a class="card" href="${path}">
${thumbnail(post.photo)}
<div class="words"><h2>${speciesName(post)}</h2><strong>${figure}</strong>
<p>${quantity !== undefined && `${quantity} from `}${post.fishermanName}, ${post.location}</p><p class="quiet">Caught <time datetime="${day}">${dayAt(day, post.coordinates)}</time></p></div>
</a></li>`,
  )}</ul>`;
}
