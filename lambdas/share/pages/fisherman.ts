/** `/share/fisherman/{userId}`: who it is, and what of theirs anyone may see. */
import type { CatchCard } from '#shared/catches/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { MAX_LIMIT } from '#shared/contract/list.ts';
import { firstKind } from '#shared/features.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import * as feedWords from '#words/feeds.ts';
import { fisherman as fishermanLabel } from '#words/posts.ts';
import * as words from '#words/share.ts';
import { html } from '../../core/html.ts';
import { findFisherman } from '../../people/store/fishermen.ts';
import { feedPaths } from '../addresses.ts';
import { type Answer, pageAnswer } from '../answer.ts';
import { page } from '../layout.ts';
import { catchCards, pledgeCards } from '../post-cards.ts';
import { listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';

interface Fisherman {
  name: string;
  location: string;
  bio: string;
  /** Where people read more of them; who only posted has no profile. */
  path: string;
  isInDirectory: boolean;
  catches: readonly CatchCard[];
  pledges: readonly PledgeCard[];
  /** Sentences about what they offer. */
  summary: string;
}

/** Of a kind that is switched off. */
const NONE = { items: [], nextCursor: undefined };

/** Cards of each kind that the page shows. */
const SHOWN = 12;

export async function fishermanPage(request: PageRequest): Promise<Answer> {
  const { id, site } = request;
  const { name, location, bio, path, isInDirectory, catches, pledges, summary } =
    await readFisherman(request);
  return pageAnswer(
    page(site, {
      title: words.titled(name),
      description: `${words.fishermanIn(name, location)}. ${summary}`,
      path: `/share/fisherman/${id}`,
      feeds: [{ path: feedPaths.fisherman(id), title: feedWords.ofFisherman(name) }],
      type: 'profile',
      image: { path: `/share/fisherman/${id}.jpg`, alt: words.fishermanIn(name, location) },
      body: html`<div class="stack">
<div class="hero"><p class="eyebrow">${fishermanLabel}</p><h1>${name}</h1><p class="quiet">${location}</p></div>
${bio !== '' && html`<p>${bio}</p>`}
<p>${summary}</p>
${pledges.length > 0 && html`<h2>${words.pledgedMeals}</h2>${pledgeCards(pledges.slice(0, SHOWN))}`}
${catches.length > 0 && html`<h2>${words.catchesOnOffer}</h2>${catchCards(catches.slice(0, SHOWN))}`}
<p class="actions">${isInDirectory && html`<a class="button primary" href="${path}">${words.openProfile}</a>`}${site.isOn('sales') && html`<a class="${isInDirectory ? 'button' : 'button primary'}" href="${`/marketplace?fisherman=${id}`}">${words.seeCatches}</a>`}${firstKind(site.flavour, site.switchedOff) && html`<a class="button" href="/marketplace">${words.marketplace.consumer.title}</a>`}</p>
</div>`,
    }),
  );
}

/** @throws AppError `not_found` when there is neither a profile nor a post */
async function readFisherman({ id, site, now }: PageRequest): Promise<Fisherman> {
  const [profile, catches, pledges] = await Promise.all([
    findFisherman(id, now),
    site.isOn('sales') ? listShownPosts('catch', { fisherman: id, limit: MAX_LIMIT }, now) : NONE,
    site.isOn('pledges') ? listShownPosts('pledge', { fisherman: id, limit: MAX_LIMIT }, now) : NONE,
  ]);
  const [newest] = [...pledges.items, ...catches.items];
  const name = profile?.name ?? newest?.fishermanName;
  // Who left it out in the profile has said it with each post.
  const location = profile?.location || newest?.location || '';
  if (name === undefined) throw new AppError('not_found');
  return {
    name,
    location,
    bio: profile?.bio ?? '',
    path: profile ? `/fisherman/${id}` : `/share/fisherman/${id}`,
    isInDirectory: profile !== undefined,
    catches: catches.items,
    pledges: pledges.items,
    summary: words.offers(
      site.isOn('sales') && { count: catches.items.length, isMore: catches.nextCursor !== undefined },
      site.isOn('pledges') && { count: mealsOf(pledges.items), isMore: pledges.nextCursor !== undefined },
    ),
  };
}

function mealsOf(pledges: readonly PledgeCard[]): number {
  return pledges.reduce((sum, pledge) => sum + pledge.mealsPledged, 0);
}
