/** Posts as entries of feeds. Readers of feeds keep what they read for good: nothing goes there by which somebody can be called or found. */

import { placeName } from '#shared/places/place-name.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { primaryPhoto } from '#shared/sharing/pictures.ts';
import { speciesInSentence, speciesName } from '#shared/species/species.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { priceWords } from '#words/posts/figures.ts';
import * as words from '#words/sharing/feeds.ts';
import { resolvePlace } from '../../services/places.ts';
import type { FeedEntry } from './atom.ts';

interface Said {
  title: string;
  summary: string;
}

type Shown = CatchRecord | PledgeRecord;

export async function entryOf(kind: PostKind, post: Shown): Promise<FeedEntry> {
  const { id, createdAt, updatedAt, fishermanName, location } = post;
  // A town that we know by name, or none: somebody may have written their street.
  const town = await resolvePlace(location);
  const place = town && placeName(town);
  const { title, summary } = saidOf(post, place);
  return {
    id,
    title: withoutContacts(title),
    summary: withoutContacts(summary),
    author: withoutContacts(fishermanName),
    path: pagePath({ kind, id }),
    photoId: primaryPhoto(post)?.id,
    published: createdAt,
    updated: updatedAt,
  };
}

function saidOf(post: Shown, place: string | undefined): Said {
  const { fishermanName } = post;
  if ('mealsPledged' in post) {
    const what = words.mealsOf(post.mealsPledged, speciesInSentence(post));
    return { title: words.from(what, place), summary: words.pledged(what, fishermanName) };
  }
  const price = priceWords(post);
  return {
    title: words.from(words.speciesAt(speciesName(post), price), place),
    summary: words.onOffer(speciesName(post), post.quantity, price, fishermanName),
  };
}
