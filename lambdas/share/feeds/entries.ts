/**
 * Posts as feed entries. Feed readers store entries forever, so entries contain no phone numbers or other contact
 * details.
 */

import { pathIn } from '#shared/languages.ts';
import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { primaryPhoto } from '#shared/sharing/pictures.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { priceWords } from '#words/posts/figures.ts';
import * as words from '#words/sharing/feeds.ts';
import type { Site } from '../site.ts';
import type { FeedEntry } from './atom.ts';

interface Said {
  title: string;
  summary: string;
}

type Shown = CatchRecord | PledgeRecord;

export function entryOf(kind: PostKind, post: Shown, site: Site): FeedEntry {
  const { id, createdAt, updatedAt, fishermanName } = post;
  const { title, summary } = saidOf(post);
  return {
    id,
    title: withoutContacts(title),
    summary: withoutContacts(summary),
    author: withoutContacts(fishermanName),
    url: site.canonicalOrigin(kind) + pathIn(LANGUAGE, pagePath({ kind, id })),
    photoId: primaryPhoto(post)?.id,
    published: createdAt,
    updated: updatedAt,
  };
}

function saidOf(post: Shown): Said {
  const { fishermanName, location } = post;
  if ('mealsPledged' in post) {
    const what = words.mealsOf(post.mealsPledged, speciesInSentence(post));
    return { title: words.from(what, location), summary: words.pledged(what, fishermanName) };
  }
  const price = priceWords(post);
  return {
    title: words.from(words.speciesAt(speciesName(post), price), location),
    summary: words.onOffer(speciesName(post), quantityLeft(post), price, fishermanName),
  };
}
