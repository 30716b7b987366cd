/** The feed of announced landings, and a file for calendars of a single one. */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { landingEvent } from '#shared/landings/landing-event.ts';
import { fishWords, windowWords } from '#shared/landings/landing-words.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import { pathIn, prefixOf } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { feedPaths } from '#shared/sharing/feeds.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import * as calendarWords from '#words/calendar/calendars.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { headText } from '#words/landings/landings.ts';
import * as words from '#words/sharing/feeds.ts';
import * as shareWords from '#words/sharing/share.ts';
import { writeCalendar } from '../../core/calendar-file.ts';
import { timeZoneOf } from '../../series/store/time-zone-of.ts';
import { type Answer, textAnswer } from '../answer.ts';
import { getShownLanding, listShownLandings } from '../landings.ts';
import type { PageRequest } from '../serve.ts';
import type { Site } from '../site.ts';
import { type FeedEntry, feedAnswer } from './atom.ts';

const SHOWN = 24;

/** The landings that are not over, the earliest first. */
export async function landingsFeed({ site, now }: PageRequest): Promise<Answer> {
  const landings = await listShownLandings(SHOWN, site, now);
  return feedAnswer({
    origin: site.origin,
    path: feedPaths.landings,
    page: pathIn(LANGUAGE, PATHS.landings),
    title: shareWords.titled(words.titles.landing),
    subtitle: words.landingsSubtitle,
    author: PRODUCT_NAME,
    entries: await Promise.all(landings.map((landing) => entryOf(landing, site))),
  });
}

async function entryOf(landing: LandingCard, site: Site): Promise<FeedEntry> {
  const { id, fishermanName, harbour, expected, createdAt, changedAt } = landing;
  const when = windowWords(landing, await timeZoneOf(harbour));
  const place = `${harbour.name}, ${harbour.location}`;
  return {
    id,
    title: withoutContacts(words.landingTitle(fishWords(expected), harbour.name, when)),
    summary: withoutContacts(headText(fishermanName, place, when, fishWords(expected))),
    author: withoutContacts(fishermanName),
    url: site.canonicalOrigin('landing') + pathIn(LANGUAGE, pagePath({ kind: 'landing', id })),
    photoId: undefined,
    published: createdAt,
    updated: changedAt,
  };
}

/** One landing for a calendar; a cancelled one says so. @throws AppError `not_found` if it is absent or hidden */
export async function landingCalendar({ site, id, now }: PageRequest): Promise<Answer> {
  const landing = await getShownLanding(id, site, now);
  const origin = site.canonicalOrigin('landing') + prefixOf(LANGUAGE);
  const event = landingEvent(landing, { words: calendarWords, origin, isOwn: false });
  const text = writeCalendar({ name: PRODUCT_NAME, language: LANGUAGE, events: [event], now });
  return textAnswer('text/calendar', text);
}
