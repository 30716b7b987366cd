import { landing as heading } from '#words/calendar/events.ts';
import { states } from '#words/landings/landings.ts';
import type { Flavour } from '../flavours.ts';
import { linked, type Picture } from '../sharing/pictures.ts';
import { plainSpeciesName } from '../species/names.ts';
import { withoutContacts } from '../text/without-contacts.ts';
import { fishWords, windowWords } from './landing-words.ts';
import { isOpen } from './rules.ts';
import type { LandingRecord } from './schemas.ts';

interface LandingPictureOptions {
  flavour: Flavour;
  /** Of the harbor. */
  timeZone: string;
  /** Of the fisherman. */
  photoId?: string | undefined;
  /** The short address, if there is one to show. */
  link?: string | undefined;
}

/** The picture of a landing, for sharing. */
export function landingPicture(
  landing: LandingRecord,
  { flavour, timeZone, photoId, link }: LandingPictureOptions,
): Picture {
  const { state, expected, fishermanName, harbour } = landing;
  const [first] = expected;
  return {
    flavour,
    photoId,
    heading: state === 'underway' || state === 'landed' ? states[state] : heading,
    ...(!isOpen(state) && { figure: states[state] }),
    subject: withoutContacts(fishWords(expected)),
    ...(first && { plainSubject: plainSpeciesName(first) }),
    lead: windowWords(landing, timeZone),
    lines: [fishermanName, harbour.name, harbour.location].map(withoutContacts),
    ...linked('landing', link),
  };
}

/**
 * The texts by which the address of a landing's picture changes. A device knows neither the time zone of the harbor nor
 * the fisherman's photo.
 */
export const landingPictureSaid = (
  landing: LandingRecord,
  options: Pick<LandingPictureOptions, 'flavour' | 'link'>,
): Picture => landingPicture(landing, { ...options, timeZone: 'UTC' });
