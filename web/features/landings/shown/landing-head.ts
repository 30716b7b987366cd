import { landingData } from '#shared/landings/landing-data.ts';
import { fishWords } from '#shared/landings/landing-words.ts';
import type { LandingRecord } from '#shared/landings/schemas.ts';
import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { shorten } from '#shared/text/shorten.ts';
import { dateTimeIn } from '#words/general/dates.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/landings/landings.ts';
import { PATHS } from '../../../lib/navigation/paths.ts';

/** A landing's description, picture and data, without the note, which may have a phone number. */
export function landingHead(landing: LandingRecord): PageHead {
  const { id, version, fishermanName, harbour, from, expected } = landing;
  const when = dateTimeIn(new Date(from), SITE_TIME_ZONE);
  const text = words.headText(fishermanName, harbour.name, when, fishWords(expected));
  return {
    description: shorten(text, DESCRIPTION_LENGTH),
    type: 'article',
    about: 'landing',
    image: { path: `${linkPicturePath('landing', id)}?v=${version}`, alt: text },
    data: { ...landingData(landing), description: text },
    trail: [{ name: words.landings, path: PATHS.landings }],
  };
}
