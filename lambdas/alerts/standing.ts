/** How a person wants to be told of a post for a reason, as it stands when they are told. */
import { lessOften } from '#shared/alerts/rules.ts';
import type { AlertLevel, AlertReason, AlertSettings } from '#shared/alerts/schemas.ts';
import { FEATURE_OF_SHOWN } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { favorite } from '../favorites/store/items.ts';
import { block } from '../messages/store/items.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { type Account, account, tombstone } from '../people/store/items.ts';
import { faceWith, hasParts } from '../site/store/face.ts';
import { suspension } from '../suspensions/store/items.ts';
import { type Found, getGroups, type ItemKey, type Key } from '../table/index.ts';
import type { Recipient } from './jobs.ts';
import type { News } from './news.ts';
import { alertSettings, type StoredSearch, savedPost, savedSearch } from './store/items.ts';
import { settingsOf } from './store/settings.ts';

export interface Standing {
  person: Found<Account>;
  settings: AlertSettings;
  level: AlertLevel;
  /** The site that shows the post to them. */
  flavour: Flavour;
  /** The saved search that is the reason. */
  search?: { id: string; name: string };
}

type Told = Pick<News, 'kind' | 'postId' | 'fishermanId'>;

/** The site for a person whose account names none. */
const DEFAULT_FACE = { catch: 'consumer', pledge: 'community', landing: 'consumer' } as const;

/** Returns the key of the item that makes the person interested in the post. */
function interestOf(reason: AlertReason, { userId, ...of }: Recipient, news: Told): Key {
  if (reason === 'search') return savedSearch.key({ userId, searchId: of.searchId ?? '' });
  if (reason === 'saved') return savedPost.key({ userId, postId: news.postId });
  if (reason === 'meals') return organizationMember.key({ userId, organizationId: of.organizationId ?? '' });
  return favorite.key({ userId, fishermanId: news.fishermanId });
}

const keysOf = (reason: AlertReason, recipient: Recipient, news: Told) => {
  const { userId } = recipient;
  const { fishermanId } = news;
  const interest: ItemKey<object> = interestOf(reason, recipient, news);
  return [
    account.key({ userId }),
    tombstone.key({ userId }),
    suspension.key({ userId }),
    block.key({ userId, blockedId: fishermanId }),
    block.key({ userId: fishermanId, blockedId: userId }),
    alertSettings.key({ userId }),
    interest,
  ] as const;
};

/**
 * Returns the people's standing, in their order; undefined for those who are not told. They left, are suspended, block
 * the fisherman or are blocked, are the fisherman, are no longer interested, or use a site without alerts. Reads are
 * consistent by default.
 */
export async function readStandings(
  reason: AlertReason,
  people: readonly Recipient[],
  news: Told,
  options: { consistent?: boolean } = {},
): Promise<(Standing | undefined)[]> {
  const found = await getGroups(
    people.map((recipient) => keysOf(reason, recipient, news)),
    options,
  );
  return await Promise.all(
    found.map(async ([person, left, suspended, blocks, isBlocked, stored, interest]) => {
      const isApart = left || suspended || blocks || isBlocked || person?.userId === news.fishermanId;
      if (!person || isApart || !interest) return undefined;
      const settings = settingsOf(stored);
      const search = savedSearch.is(interest) ? interest : undefined;
      const level = levelFor(reason, settings, search);
      const flavour = level === 'never' ? undefined : await siteFor(person, news);
      if (!flavour) return undefined;
      const named = search && { search: { id: search.sk, name: search.name } };
      return { person, settings, level, flavour, ...named };
    }),
  );
}

/** Nobody is told of anything on a site whose alerts are switched off. */
async function siteFor({ flavour }: Account, { kind }: Told): Promise<Flavour | undefined> {
  const own = flavour ?? DEFAULT_FACE[kind];
  return (await hasParts(own, ['alerts'])) ? await faceWith(FEATURE_OF_SHOWN[kind], own) : undefined;
}

function levelFor(
  reason: AlertReason,
  { levels }: AlertSettings,
  search: StoredSearch | undefined,
): AlertLevel {
  return search ? lessOften(levels.search, search.level) : levels[reason];
}
