import { exportAccount } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPreferences } from '../mail/store/mail-choices.ts';
import { identityOf } from '../posts/store/stored-posts.ts';
import type { Key } from '../table/keys.ts';
import { readEverything } from './account-data.ts';
import { presentPerson } from './present-person.ts';

export default endpoint(exportAccount, async ({ actor: { userId }, now }) => {
  const { account } = await presentPerson(userId, now);
  const { person, ...posts } = await readEverything(userId);
  const under = (prefix: string) => person.filter(({ sk }) => sk.startsWith(prefix)).map(withoutKeys);
  // A fisherman's public card only repeats what is told here anyway.
  const named = /^(ACCOUNT$|PROFILE#|GROUP#|FISHERMAN$)/;
  return {
    exportedAt: now.toISOString(),
    account: withoutKeys(account),
    profiles: under('PROFILE#'),
    groups: under('GROUP#'),
    catches: posts.catches.map(asOnePost),
    pledges: posts.pledges.map(asOnePost),
    likes: posts.likes,
    favorites: posts.favorites,
    messages: posts.messages,
    reports: posts.reports,
    mailPreferences: await readPreferences(account.email),
    uploads: posts.uploads.map(withoutKeys),
    more: person
      .filter(({ sk }) => !named.test(sk))
      .map(({ sk, ...rest }) => ({ kind: sk, ...withoutKeys(rest) })),
  };
});

const KEYS = new Set(['pk', 'sk', 'gsi1pk', 'gsi2pk']);

/** How an item lies in the table is of no use to anybody else. */
function withoutKeys<T extends object>(item: T): Omit<T, keyof Key> {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !KEYS.has(name))) as Omit<T, keyof Key>;
}

/** A post's card and detail are two halves only for the lists. */
function asOnePost(item: Record<string, unknown> & Key): Record<string, unknown> {
  const { card, detail, ...rest } = withoutKeys(item) as Record<string, unknown>;
  return { ...identityOf(item.sk), ...Object(card), ...Object(detail), ...rest };
}
