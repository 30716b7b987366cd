/** Feeds of current posts, for feed readers and partners' sites. */
import { LANGUAGE } from '#words/general/format.ts';
import { prefixOf } from '../languages.ts';

/** The content type of feeds. */
export const ATOM = 'application/atom+xml';

const FOLDER = `/feeds${prefixOf(LANGUAGE)}`;

/** The paths of the feeds in the language of this build. */
export const feedPaths = {
  marketplace: `${FOLDER}/marketplace.atom`,
  pledges: `${FOLDER}/pledges.atom`,
  landings: `${FOLDER}/landings.atom`,
  cell: (cell: string): string => `${FOLDER}/cell/${cell}.atom`,
  fisherman: (userId: string): string => `${FOLDER}/fisherman/${userId}.atom`,
} as const;

/** The file of one landing, which calendars open. */
export const landingCalendarPath = (landingId: string): string => `${FOLDER}/landing/${landingId}.ics`;
