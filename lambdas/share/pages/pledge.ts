/**
 * `/share/{pledgeId}`: the share card of a pledge, on the community host the 'Partnership Impact Report' (second document, section 2).
 */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { PledgeRecord } from '#shared/pledges/schemas.ts';
import { shorten } from '#shared/shorten.ts';
import { speciesInSentence, speciesName } from '#shared/species.ts';
import { titles as feedTitles } from '#words/feeds.ts';
import { number } from '#words/format.ts';
import * as postWords from '#words/posts.ts';
import * as words from '#words/share.ts';
import { type Html, html } from '../../core/html.ts';
import { feedPaths } from '../addresses.ts';
import { type Answer, pageAnswer } from '../answer.ts';
import { dayAt } from '../day-at.ts';
import { impactOf } from '../impact.ts';
import { insteadOf } from '../instead.ts';
import { page } from '../layout.ts';
import { mark } from '../mark.ts';
import { largePicture } from '../picture.ts';
import { getShownPost } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import type { Site } from '../site.ts';

/** Characters that the networks show of a description. */
const DESCRIPTION_LENGTH = 200;

export async function pledgePage({ site, id, now }: PageRequest): Promise<Answer> {
  const pledge = await getShownPost('pledge', id, now);
  const instead = await insteadOf('pledge', { ...pledge, until: pledge.availableUntil }, now);
  return pageAnswer(
    page(site, {
      title: titleOf(pledge),
      description: descriptionOf(site, pledge),
      path: `/share/${id}`,
      feeds: [{ path: feedPaths.pledges, title: feedTitles.pledges }],
      type: 'article',
      image: { path: `/share/${id}.jpg`, alt: imageAltOf(pledge) },
      body: site.flavour === 'community' ? report(site, pledge, instead, now) : card(site, pledge, instead),
    }),
  );
}

/**
 * '{n} Meals Pledged - {product}': the specification calls the site itself the product ("The product is a marketplace where ..."), so it is
 * the site's name, as titles end with. The species stands in the description.
 */
function titleOf({ mealsPledged }: PledgeRecord): string {
  return postWords.pledgePageTitle(mealsPledged, PRODUCT_NAME);
}

function descriptionOf({ flavour }: Site, pledge: PledgeRecord): string {
  const summary = words.pledgeSummary(pledge.mealsPledged, speciesInSentence(pledge), pledge);
  const text =
    flavour === 'community'
      ? words.reportSummary(summary, pledge.mealsClaimed, pledge.mealsServed)
      : words.forFamilies(summary);
  return shorten(`${text} ${pledge.story}`, DESCRIPTION_LENGTH);
}

function imageAltOf(pledge: PledgeRecord): string {
  return words.mealsPledgedBy(pledge.mealsPledged, speciesInSentence(pledge), pledge.fishermanName);
}

function card(site: Site, pledge: PledgeRecord, instead: Html | undefined): Html {
  return html`<article class="pledge">
${photos(pledge)}
<div class="stack">
${heading(pledge)}
${instead}
${facts(pledge)}
${storyOf(pledge)}
<p class="actions"><a class="button primary" href="/pledge/${pledge.id}">${words.openPledge}</a><a class="button" href="/community-aid">${words.helpFeed}</a></p>
${addressOf(site, pledge)}
</div>
</article>`;
}

function report(site: Site, pledge: PledgeRecord, instead: Html | undefined, now: Date): Html {
  return html`<article class="stack">
<div class="hero">
<h1>${words.reportTitle}</h1>
<p class="quiet">${words.pledgedBy(speciesName(pledge), pledge)}</p>
</div>
${impactOf(pledge, now)}
<div class="pledge">
${photos(pledge)}
<div class="stack">
<h2>${words.mealsOf(pledge.mealsPledged, speciesInSentence(pledge))}</h2>
${instead}
${facts(pledge)}
${storyOf(pledge)}
<p class="actions"><a class="button primary" href="/pledge/${pledge.id}">${words.openPledge}</a><a class="button" href="/community-aid">${words.becomePartner}</a></p>
${addressOf(site, pledge)}
</div>
</div>
</article>`;
}

function heading({ mealsPledged, ...pledge }: PledgeRecord): Html {
  return html`<h1 class="hero"><span class="figure">${number(mealsPledged)}</span> <span>${words.mealsOfPledged(mealsPledged, speciesInSentence(pledge))}</span></h1>
<p class="quiet">${words.fromFisherman(pledge)}</p>`;
}

function facts(pledge: PledgeRecord): Html {
  const { fishermanId, fishermanName, location, catchDate, createdAt, coordinates } = pledge;
  const day = (time: string) => html`<time datetime="${time}">${dayAt(time, coordinates)}</time>`;
  const rows: [string, string | Html][] = [
    [postWords.species, speciesName(pledge)],
    [postWords.fisherman, html`<a href="/fisherman/${fishermanId}">${fishermanName}</a>`],
    [postWords.location, location],
    [words.caught, day(catchDate)],
    [postWords.posted, day(createdAt)],
    [postWords.pointsEarned, number(pledge.pledgePointsEarned)],
  ];
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function storyOf({ story, fishermanName }: PledgeRecord): Html | undefined {
  if (story === '') return undefined;
  return html`<section class="stack"><h2>${words.storyOf(fishermanName)}</h2><blockquote>${story}</blockquote></section>`;
}

const photosOf = ({ photos: all }: PledgeRecord) =>
  all.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));

function photos(pledge: PledgeRecord): Html {
  const shown = photosOf(pledge).map((photo, index) => {
    const caption = postWords.imageTypes[photo.imageType];
    return html`<figure${index === 0 && html` class="first"`}>${largePicture(photo, postWords.imageOf(photo.imageType, speciesName(pledge)), index === 0)}<figcaption>${caption}</figcaption></figure>`;
  });
  const [primary, ...others] = shown;
  if (!primary) return html`<div class="first none">${mark}</div>`;
  return html`${primary}${others.length > 0 && html`<div class="more">${others}</div>`}`;
}

/** No script copies it: a tap selects it whole. */
function addressOf({ origin }: Site, { id }: PledgeRecord): Html {
  return html`<p class="stack"><span class="eyebrow">${postWords.sharePledge}</span><span class="address">${origin}/share/${id}</span></p>`;
}
