import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/sharing/share.ts';
import { FLAVOUR } from '../../../lib/site/flavour.ts';

/** A pledge's title, description and picture for social networks (second document, section 2, "Pledge detail"). */
export function pledgeHead(pledge: PledgeRecord): PageHead {
  const { id, version, mealsPledged, mealsClaimed, mealsServed, fishermanName, story, createdAt } = pledge;
  const species = speciesInSentence(pledge);
  const summary = words.pledgeSummary(mealsPledged, species, pledge);
  const text =
    FLAVOUR === 'community'
      ? words.reportSummary(summary, mealsClaimed, mealsServed)
      : words.forFamilies(summary);
  return {
    description: shorten(`${text} ${story}`, DESCRIPTION_LENGTH),
    type: 'article',
    about: 'pledge',
    image: {
      path: `${linkPicturePath('pledge', id)}?v=${version}`,
      alt: words.mealsPledgedBy(mealsPledged, species, fishermanName),
    },
    data: {
      '@type': 'DonateAction',
      name: words.mealsOf(mealsPledged, species),
      description: summary,
      agent: { '@type': 'Person', name: fishermanName },
      location: { '@type': 'Place', name: pledge.location },
      startTime: createdAt,
    },
  };
}
