/** `/share/catch/{catchId}`: a catch as networks and messengers show it. Never contact details: those stand in the app alone. */
import type { CatchRecord } from '#shared/catches/schemas.ts';
import { shorten } from '#shared/shorten.ts';
import { speciesName } from '#shared/species.ts';
import { conditions, dispositions } from '#words/catch-choices.ts';
import { priceWords } from '#words/post-figures.ts';
import * as postWords from '#words/posts.ts';
import * as words from '#words/share.ts';
import { type Html, html } from '../../core/html.ts';
import { type Answer, pageAnswer } from '../answer.ts';
import { dayAt } from '../day-at.ts';
import { insteadOf } from '../instead.ts';
import { page } from '../layout.ts';
import { mark } from '../mark.ts';
import { largePicture } from '../picture.ts';
import { getShownPost } from '../posts.ts';
import type { PageRequest } from '../serve.ts';

/** Characters that the networks show of a description. */
const DESCRIPTION_LENGTH = 200;

export async function catchPage({ site, id, now }: PageRequest): Promise<Answer> {
  const post = await getShownPost('catch', id, now);
  const instead = await insteadOf('catch', { ...post, until: post.offeredUntil }, now);
  return pageAnswer(
    page(site, {
      title: words.titled(postWords.fishFrom(speciesName(post), post.location)),
      description: shorten(`${summaryOf(post)}. ${post.description}`, DESCRIPTION_LENGTH),
      path: `/share/catch/${id}`,
      type: 'article',
      image: { path: `/share/catch/${id}.jpg`, alt: summaryOf(post) },
      body: card(post, instead),
    }),
  );
}

const priceOf = (post: CatchRecord): string =>
  post.soldAt === undefined ? priceWords(post) : postWords.over.sold.title;

function summaryOf(post: CatchRecord): string {
  return words.catchSummary(speciesName(post), post.quantity, priceOf(post), post);
}

function card(post: CatchRecord, instead: Html | undefined): Html {
  const { id, description, fishermanId, photos } = post;
  const [first, ...others] = photos.map((photo, index) =>
    largePicture(photo, speciesName(post), index === 0),
  );
  return html`<article class="pledge">
${first ? html`<figure class="first">${first}</figure>` : html`<div class="first none">${mark}</div>`}
${others.length > 0 && html`<div class="more">${others.map((other) => html`<figure>${other}</figure>`)}</div>`}
<div class="stack">
<div class="hero"><h1>${words.speciesAt(speciesName(post), priceOf(post))}</h1></div>
${instead}
${facts(post)}
${description !== '' && html`<blockquote>${description}</blockquote>`}
<p class="actions"><a class="button primary" href="/catch/${id}">${words.openCatch}</a><a class="button" href="${`/marketplace?fisherman=${fishermanId}`}">${postWords.moreFrom(post.fishermanName)}</a></p>
</div>
</article>`;
}

function facts(post: CatchRecord): Html {
  const { caughtDate, coordinates } = post;
  const rows: [string, string | Html][] = [
    [postWords.quantity, post.quantity],
    [postWords.fisherman, post.fishermanName],
    [postWords.location, post.location],
    [postWords.condition, conditions[post.condition]],
    [postWords.disposition, dispositions[post.disposition]],
    [words.caught, html`<time datetime="${caughtDate}">${dayAt(caughtDate, coordinates)}</time>`],
  ];
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
