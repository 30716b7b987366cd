import type { PledgeRecord } from '#shared/pledges/schemas.ts';
import { isOver } from '#shared/posts/offered.ts';
import { number } from '#words/format.ts';
import * as words from '#words/share.ts';
import { type Html, html } from '../core/html.ts';

/** What became of a pledge's meals, in figures and as a bar. */
export function impactOf(pledge: PledgeRecord, now: Date): Html {
  const figures: [string, number][] = [
    [words.mealsPledged, pledge.mealsPledged],
    [words.mealsClaimed, pledge.mealsClaimed],
    [words.mealsServed, pledge.mealsServed],
    [words.stillAvailable, stillAvailable(pledge, now)],
  ];
  return html`<ul class="figures">${figures.map(
    ([label, meals]) => html`<li><span class="figure">${number(meals)}</span><span>${label}</span></li>`,
  )}</ul>
${pledge.mealsClaimed > 0 && bar(pledge)}`;
}

/** Fresh fish that is too old to be handed over is no longer available, whatever was left of it. */
function stillAvailable({ mealsLeft, availableUntil }: PledgeRecord, now: Date): number {
  return isOver(availableUntil, now.getTime()) ? 0 : mealsLeft;
}

/** Its widths are attributes: the content security policy lets no element bring a style of its own. */
function bar({ mealsPledged, mealsClaimed, mealsServed }: PledgeRecord): Html {
  const width = (meals: number) => `${Math.min(100, (100 * meals) / mealsPledged).toFixed(1)}%`;
  const label = words.claimedOf(mealsPledged, mealsClaimed, mealsServed);
  return html`<svg class="bar" role="img" aria-label="${label}"><rect class="claimed" width="${width(mealsClaimed)}" height="100%"/><rect class="served" width="${width(mealsServed)}" height="100%"/></svg>`;
}
