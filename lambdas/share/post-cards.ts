/** Lists of posts, each card one link. */
import type { CatchCard } from '#shared/catches/schemas.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { speciesName } from '#shared/species.ts';
import { figureWords } from '#words/post-figures.ts';
import * as words from '#words/share.ts';
import { type Html, html } from '../core/html.ts';
import { dayAt } from './day-at.ts';
import { thumbnail } from './picture.ts';

export function pledgeCards(pledges: readonly PledgeCard[]): Html {
  return cards(
    pledges.map((pledge) => ({
      post: pledge,
      path: `/pledge/${pledge.id}`,
      day: pledge.catchDate,
    })),
  );
}

export function catchCards(catches: readonly CatchCard[]): Html {
  return cards(
    catches.map((each) => ({
      post: each,
      path: `/catch/${each.id}`,
      quantity: each.quantity,
      day: each.caughtDate,
    })),
  );
}

interface Card {
  post: PledgeCard | CatchCard;
  path: string;
  quantity?: string;
  day: string;
}

function cards(all: readonly Card[]): Html {
  return html`<ul class="cards">${all.map(
    ({ post, path, quantity, day }) => html`<li><a class="card" href="${path}">
${thumbnail(post.photo)}
<div class="words"><h2>${speciesName(post)}</h2><strong>${figureWords(post)}</strong>
<p>${quantity === undefined ? words.nameAndPlace(post) : words.quantityFrom(quantity, post)}</p><p class="quiet">${words.caught} <time datetime="${day}">${dayAt(day, post.coordinates)}</time></p></div>
</a></li>`,
  )}</ul>`;
}
