/**
 * `/share/{pledgeId}`: the share card of a pledge, on the community host the 'Partnership Impact Report' (second document, section 2).
 */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { PledgePhoto, PledgeRecord } from '#shared/pledges/schemas.ts';
import { shorten } from '#shared/shorten.ts';
import { speciesName } from '#shared/species.ts';
import { type Html, html } from '../../core/html.ts';
import { getPost } from '../../posts/store/posts.ts';
import { type Answer, imageAnswer, pageAnswer } from '../answer.ts';
import { impactOf } from '../impact.ts';
import { page } from '../layout.ts';
import { mark } from '../mark.ts';
import { largePicture } from '../picture.ts';
import type { PageRequest } from '../serve.ts';
import type { Site } from '../site.ts';
import { counted, dayAt, figure, speciesInSentence } from '../words.ts';

const REPORT_TITLE = 'Partnership Impact Report';

/** Characters that the networks show of a description. */
const DESCRIPTION_LENGTH = 200;

export async function pledgePage({ site, id, now }: PageRequest): Promise<Answer> {
  const pledge = await getPost('pledge', id);
  return pageAnswer(
    page(site, {
      title: titleOf(pledge),
      description: descriptionOf(site, pledge),
      path: `/share/${id}`,
      type: 'article',
      image: { path: `/share/${id}.jpg`, alt: imageAltOf(pledge) },
      body: site.flavour === 'community' ? report(site, pledge, now) : card(site, pledge),
    }),
  );
}

export async function pledgeImage({ site, id }: PageRequest): Promise<Answer> {
  const pledge = await getPost('pledge', id);
  return imageAnswer(async () => {
    const { drawShareImage } = await import('../image/draw-share-image.ts');
    return await drawShareImage({
      flavour: site.flavour,
      photoId: photosOf(pledge)[0]?.id,
      heading: site.flavour === 'community' ? REPORT_TITLE : undefined,
      figure: figure(pledge.mealsPledged),
      unit: pledge.mealsPledged === 1 ? 'meal pledged' : 'meals pledged',
      subject: speciesName(pledge),
      lines: [pledge.fishermanName, pledge.location],
    });
  });
}

/**
 * '{n} Meals Pledged - {product}': the specification calls the site itself the product ("The product is a marketplace where ..."), so it is
 * the site's name, as titles end with. The species stands in the description.
 */
function titleOf({ mealsPledged }: PledgeRecord): string {
  return `${mealsPledged} Meals Pledged - ${PRODUCT_NAME}`;
}

function descriptionOf({ flavour }: Site, pledge: PledgeRecord): string {
  const { fishermanName, location, story } = pledge;
  const meals = `${counted(pledge.mealsPledged, 'meal')} of ${speciesInSentence(pledge)}`;
  const given = `${meals} pledged by ${fishermanName} in ${location}`;
  const text =
    flavour === 'community'
      ? `${REPORT_TITLE}: ${given}. ${figure(pledge.mealsClaimed)} claimed, ${figure(pledge.mealsServed)} served.`
      : `${given} for families in need.`;
  return shorten(`${text} ${story}`, DESCRIPTION_LENGTH);
}

function imageAltOf(pledge: PledgeRecord): string {
  return `${counted(pledge.mealsPledged, 'meal')} of ${speciesInSentence(pledge)}, pledged by ${pledge.fishermanName}`;
}

function card(site: Site, pledge: PledgeRecord): Html {
  return html`<article class="pledge">
${photos(pledge)}
<div class="stack">
${heading(pledge)}
${facts(pledge)}
${storyOf(pledge)}
<p class="actions"><a class="button primary" href="/pledge/${pledge.id}">Open this pledge</a><a class="button" href="/community-aid">Help feed families</a></p>
${addressOf(site, pledge)}
</div>
</article>`;
}

function report(site: Site, pledge: PledgeRecord, now: Date): Html {
  return html`<article class="stack">
<div class="hero">
<h1>${REPORT_TITLE}</h1>
<p class="quiet">${speciesName(pledge)} pledged by ${pledge.fishermanName}, ${pledge.location}</p>
</div>
${impactOf(pledge, now)}
<div class="pledge">
${photos(pledge)}
<div class="stack">
<h2>${counted(pledge.mealsPledged, 'meal')} of ${speciesInSentence(pledge)}</h2>
${facts(pledge)}
${storyOf(pledge)}
<p class="actions"><a class="button primary" href="/pledge/${pledge.id}">Open this pledge</a><a class="button" href="/community-aid">Become a partner</a></p>
${addressOf(site, pledge)}
</div>
</div>
</article>`;
}

function heading({ mealsPledged, ...pledge }: PledgeRecord): Html {
  return html`<h1 class="hero"><span class="figure">${figure(mealsPledged)}</span> <span>${mealsPledged === 1 ? 'meal' : 'meals'} of ${speciesInSentence(pledge)} pledged</span></h1>
<p class="quiet">From ${pledge.fishermanName} in ${pledge.location}, for families in need.</p>`;
}

function facts(pledge: PledgeRecord): Html {
  const { fishermanId, fishermanName, location, catchDate, createdAt, coordinates } = pledge;
  const day = (time: string) => html`<time datetime="${time}">${dayAt(time, coordinates)}</time>`;
  const rows: [string, string | Html][] = [
    ['Species', speciesName(pledge)],
    ['Fisherman', html`<a href="/fisherman/${fishermanId}">${fishermanName}</a>`],
    ['Location', location],
    ['Caught', day(catchDate)],
    ['Posted', day(createdAt)],
    ['Points earned', figure(pledge.pledgePointsEarned)],
  ];
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function storyOf({ story, fishermanName }: PledgeRecord): Html | undefined {
  if (story === '') return undefined;
  return html`<section class="stack"><h2>${fishermanName}’s story</h2><blockquote>${story}</blockquote></section>`;
}

const CAPTIONS: Readonly<Record<PledgePhoto['imageType'], string>> = {
  catch: 'Fishing trip',
  product: 'Packaged meals',
};

const photosOf = ({ photos: all }: PledgeRecord) =>
  all.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));

function photos(pledge: PledgeRecord): Html {
  const shown = photosOf(pledge).map((photo, index) => {
    const caption = CAPTIONS[photo.imageType];
    return html`<figure${index === 0 && html` class="first"`}>${largePicture(photo, `${caption}: ${speciesName(pledge)}`, index === 0)}<figcaption>${caption}</figcaption></figure>`;
  });
  const [primary, ...others] = shown;
  if (!primary) return html`<div class="first none">${mark}</div>`;
  return html`${primary}${others.length > 0 && html`<div class="more">${others}</div>`}`;
}

/** No script copies it: a tap selects it whole. */
function addressOf({ origin }: Site, { id }: PledgeRecord): Html {
  return html`<p class="stack"><span class="eyebrow">Share this pledge</span><span class="address">${origin}/share/${id}</span></p>`;
}
