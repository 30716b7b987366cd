/** The administrators' settings for this site, as far as this page knows them. */
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { FEATURE_OF_KIND, type Feature, firstKind, type IsOn, isOn, wordedAs } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { isPage, PAGE_FEATURES, PATHS } from '#shared/pages/pages.ts';
import { VIEWS } from '#shared/posts/marketplace-path.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { addressOf, call } from '../api/api-client.ts';
import { answerWithPage } from '../api/page-answers.ts';
import { useServerAnswer } from '../api/server-reads.ts';
import { sharedState } from '../device/shared-state.ts';
import { useSharedState } from '../device/use-shared-state.ts';
import { FLAVOUR } from './flavour.ts';

type Site = AnswerOf<typeof getSite>;

const QUESTION = { query: { flavour: FLAVOUR } };
const ADDRESS = addressOf(getSite, QUESTION);

/** Used until the settings are known: everything is switched on, and there is no contact. */
const UNKNOWN: Site = { contact: {}, switchedOff: [] };

/** A rendered page contains them from the start. */
export const site = sharedState<Site>(answerWithPage<Site>(ADDRESS) ?? UNKNOWN);

/** The settings known now; on the server, the current ones. */
export function useSite(): Site {
  const known = useSharedState(site);
  const onServer = useServerAnswer<Site>(ADDRESS, getSite, QUESTION);
  return onServer?.data ?? known;
}

/** Milliseconds. */
const AT_MOST_EVERY = 15_000;
let readAt = answerWithPage(ADDRESS) ? performance.now() : Number.NEGATIVE_INFINITY;

/** Reads the settings, unless they were read a moment ago. If that fails they stay unchanged. */
export async function readSite(): Promise<void> {
  const now = performance.now();
  if (now - readAt < AT_MOST_EVERY) return;
  readAt = now;
  const read = await call(getSite, QUESTION).catch(() => undefined);
  if (read) site.set(read);
}

/** Tells whether a part of the site, or a page, exists. */
export interface Parts {
  isOn: IsOn;
  hasKind(kind: PostKind): boolean;
  /** @param address path and query */
  hasPage(address: string): boolean;
  /** The first kind of post in the marketplace. */
  firstKind: PostKind;
  /** The flavour whose texts fit. */
  wordedAs: Flavour;
}

export function useParts(): Parts {
  const { switchedOff } = useSite();
  const isThere: IsOn = (feature) => isOn(feature, switchedOff);
  return {
    isOn: isThere,
    hasKind: (kind) => isThere(FEATURE_OF_KIND[kind]),
    // Looked up only where something is switched off: the bars have dozens of links.
    hasPage: (address) => switchedOff.length === 0 || isPartOf(address, isThere),
    firstKind: firstKind(FLAVOUR, switchedOff) ?? (FLAVOUR === 'community' ? 'pledge' : 'catch'),
    wordedAs: wordedAs(FLAVOUR, switchedOff),
  };
}

/** A page exists while one of its features is on, and always if it has none. */
function isPartOf(address: string, isThere: IsOn): boolean {
  const parts = partsOf(address);
  return parts.length === 0 || parts.some(isThere);
}

function partsOf(address: string): readonly Feature[] {
  const [path = '', query] = address.split('?');
  // Most links of the bars have no query, so this avoids parsing it for each of them.
  const view = query === undefined ? undefined : new URLSearchParams(query).get('view');
  const shown = isPage(path, [PATHS.marketplace]) ? view : undefined;
  if (shown === VIEWS.catch) return [FEATURE_OF_KIND.catch];
  if (shown === VIEWS.pledge) return [FEATURE_OF_KIND.pledge];
  return PAGE_FEATURES.find(({ pages }) => isPage(path, pages))?.features ?? [];
}
