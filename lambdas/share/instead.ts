import type { Coordinates } from '#shared/fields.ts';
import { freshHoursOf, overBecause } from '#shared/posts/offered.ts';
import * as words from '#words/posts.ts';
import { type Html, html } from '../core/html.ts';
import { catchCards, pledgeCards } from './post-cards.ts';
import { listShownPosts } from './posts.ts';

const SHOWN = 3;

interface Offered {
  id: string;
  coordinates?: Coordinates | undefined;
  /** ISO 8601. */
  until: string | undefined;
  soldAt?: string | undefined;
  freshHours?: number | undefined;
}

/** Of what is not offered any more: that it is over, and what is near instead. Nothing for what still is. */
export async function insteadOf(
  kind: 'catch' | 'pledge',
  { id, coordinates, freshHours, ...offered }: Offered,
  now: Date,
): Promise<Html | undefined> {
  const because = overBecause(offered, now.getTime());
  if (!because) return undefined;
  const asked = { limit: SHOWN + 1, ...(coordinates && { near: coordinates }) };
  const others = <T extends { id: string }>({ items }: { items: T[] }) =>
    items.filter((each) => each.id !== id).slice(0, SHOWN);
  const cards =
    kind === 'catch'
      ? catchCards(others(await listShownPosts('catch', asked, now)))
      : pledgeCards(others(await listShownPosts('pledge', { ...asked, available: 'true' }, now)));
  return html`<section class="stack"><h2>${words.over[because].title}</h2><p>${words.over[because][kind](freshHoursOf({ freshHours }))}</p>
<h2>${coordinates ? words.nearInstead : words.newInstead}</h2>${cards}</section>`;
}
