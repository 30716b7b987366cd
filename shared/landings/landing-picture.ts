import { landing as heading } from '#words/calendar/events.ts';
import { states } from '#words/landings/landings.ts';
import type { Flavour } from '../flavours.ts';
import type { Picture } from '../sharing/pictures.ts';
import { plainSpeciesName } from '../species/species.ts';
import { withoutContacts } from '../text/without-contacts.ts';
import { fishWords, windowWords } from './landing-words.ts';
import { isOpen } from './rules.ts';
import type { LandingRecord } from './schemas.ts';

/**
 * The picture for previews of a link to a landing.
 * @param timeZone of the harbor
 * @param photoId of the fisherman
 */
export function landingPicture(
  landing: LandingRecord,
  { flavour, timeZone, photoId }: { flavour: Flavour; timeZone: string; photoId: string | undefined },
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
  };
}
